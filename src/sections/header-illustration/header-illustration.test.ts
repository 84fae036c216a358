import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { headerIllustrationFields } from "./fields.ts";

const template = "HeaderIllustration";

describe(template, () => {
  it("HEADI-01: has a title of 60 characters, a paragraph of 160, two buttons, and a picture with a part for phones", () => {
    const { title, paragraph, buttons, picture } = headerIllustrationFields;
    expect([title.limit, paragraph.limit, buttons.max]).toEqual([60, 160, 2]);
    expect(picture).toMatchObject({ ratio: "5:2", phoneRatio: "5:4", isExpected: true });
  });

  it("HEADI-01: the picture is fetched first and nothing lies between it and the ground", () => {
    const html = renderSection({ template, patch: { picture: testPicture, ground: "second" } });
    expect(html).toMatch(/<img [^>]*fetchpriority="high"/i);
    expect(html).toContain('data-ground="second" data-on="brand"');
    expect(html).not.toMatch(/--overlay|--strength|photo/);
  });

  it("SECT-12: without a picture there is no place for it", () => {
    const html = renderSection({ template, patch: { paragraph: "", buttons: [], title: "Yard" } });
    expect(html).not.toContain("header-illustration__scene");
    expect(wordsOf(html)).toBe("Yard");
  });
});
