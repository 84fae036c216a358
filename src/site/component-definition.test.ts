import { describe, expect, it } from "vitest";
import { componentDefinitionSchema } from "./component-definition.ts";
import { logoMeta, logoProps } from "./logo-meta.ts";

const bar = {
  id: "NoHeader",
  label: "Navigation bar",
  category: "header",
  categoryId: 1,
  status: "published",
  uniqId: "NoHeader",
  colorMode: "LIGHT",
  orientation: "LEFT",
  isUnique: true,
  hasAnimation: false,
  thumbnail: "/assets/no-header.webp",
  mobileThumbnail: "/assets/no-header-mobile.webp",
  thumbnailRatio: 0.3148,
  data: {},
};

describe("component definition", () => {
  it("COMP-01: has the specification's fields and no others", () => {
    expect(componentDefinitionSchema.parse(bar)).toEqual(bar);
    for (const name of Object.keys(bar))
      expect(componentDefinitionSchema.safeParse({ ...bar, [name]: undefined }).success, name).toBe(
        false,
      );
    expect(componentDefinitionSchema.safeParse({ ...bar, html: "" }).success).toBe(false);
    expect(componentDefinitionSchema.safeParse({ ...bar, status: "draft" }).success).toBe(false);
  });

  it("COMP-02: tells of the bar's logo: four files of width 500, 0 to 2048, empty at first", () => {
    const { logoSrc, logoColor } = logoMeta;
    expect(logoSrc).toMatchObject({ type: "logo", dimensions: "logoDimensions", default: "" });
    expect(logoSrc.optimization.map(({ width }) => width)).toEqual([500, 500, 500, 500]);
    expect([logoSrc.min, logoSrc.max, logoColor.default]).toEqual([0, 2048, "default"]);
    const whole = { ...bar, metaData: logoMeta, defaultProps: logoProps };
    expect(componentDefinitionSchema.parse(whole)).toEqual(whole);
    expect(logoProps).toEqual({ logoSrc: "", logoColor: "default", logoDimensions: {} });
  });

  it("COMP-01: may leave the footer's thumbnail and colour mode empty", () => {
    const footer = {
      ...bar,
      category: "footer",
      colorMode: "",
      thumbnail: "",
      mobileThumbnail: "",
      thumbnailRatio: 0,
    };
    expect(componentDefinitionSchema.safeParse(footer).success).toBe(true);
  });
});
