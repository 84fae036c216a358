import { describe, expect, it } from "vitest";
import { colorModes, looks } from "#/site/theme.ts";
import { drawSection } from "../../test/section-drawing.ts";
import { registry } from "./registry.ts";

const combinations = colorModes.flatMap((colorMode) => looks.map((look) => ({ colorMode, look })));

describe("a section's anchor", () => {
  it.each(registry.map((definition) => definition.id).filter((id) => id !== "NoHeader"))(
    "LINK-09: of %s is comp-{id}",
    (template) => {
      expect(drawSection({ template })).toMatch(/^<[a-z]+ id="comp-s1"|^<footer/);
    },
  );
});

describe("a new section", () => {
  it.each(registry.map((definition) => definition.id))(
    "SECT-02: %s is drawn in every colour mode and look, in both languages",
    (template) => {
      for (const theme of combinations)
        for (const language of ["en", "ru"] as const) {
          const html = drawSection({ template, language, theme });
          expect(html).not.toMatch(/undefined|\[object/);
        }
    },
  );
});
