import { describe, expect, it } from "vitest";
import { colorModes, looks } from "#/site/theme.ts";
import { renderDocument, renderSection } from "../../test/render-section.ts";
import { registry } from "./registry.ts";

const combinations = colorModes.flatMap((colorMode) => looks.map((look) => ({ colorMode, look })));

describe("a section's anchor", () => {
  it.each(registry.map((definition) => definition.id).filter((id) => id !== "NoHeader"))(
    "LINK-09: of %s is comp-{id}",
    (template) => {
      expect(renderSection({ template })).toMatch(/^<[a-z]+ id="comp-s1"|^<footer/);
    },
  );
});

describe("the space above and below a section", () => {
  // the bar for phones lies over the page and takes no room on it, an announcement is a line above it
  const others = registry.filter(
    ({ id, category }) =>
      category !== "header" &&
      category !== "footer" &&
      !["ActionPhone", "AnnouncementBar"].includes(id),
  );
  it.each(others.map(({ id }) => id))("LOOK-02: of %s is its owner's to choose", (template) => {
    expect(renderSection({ template, patch: { air: "tight" } })).toMatch(
      /^<[a-z]+ [^>]*data-air="tight"/,
    );
    expect(renderSection({ template, patch: { air: "normal" } })).not.toContain("data-air");
  });
});

/** The custom properties that styles read without a fallback, and those that they set. */
function propertiesIn(css: string): { read: Set<string>; set: Set<string> } {
  const names = (pattern: RegExp) =>
    new Set([...css.matchAll(pattern)].map(([, name = ""]) => name));
  return { read: names(/var\((--[\w-]+)\)/g), set: names(/(--[\w-]+)\s*:/g) };
}

describe("a new section", () => {
  it.each(registry.map((definition) => definition.id))(
    "SECT-02: %s is rendered in every colour mode and look, in both languages",
    (template) => {
      const documents = new Set<string>();
      for (const theme of combinations)
        for (const language of ["en", "ru"] as const) {
          const html = renderDocument({ template, language, theme });
          expect(html).not.toMatch(/undefined|\[object/);
          const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
          const { read, set } = propertiesIn(css);
          const missing = [...read].filter((name) => !set.has(name));
          expect(missing, "what its styles read is there").toEqual([]);
          documents.add(html);
        }
      expect(documents.size, "each looks in a way of its own").toBe(combinations.length * 2);
    },
  );
});
