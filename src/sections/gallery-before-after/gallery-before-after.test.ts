import { describe, expect, it } from "vitest";
import { renderSection, testPicture } from "../../../test/render-section.ts";

const template = "GalleryBeforeAfter";
const picture = { ...testPicture, alt: { en: { text: "A table" } } };
const both = { before: picture, after: picture };

describe(template, () => {
  it("GAL-03: two pictures have a slider with a name, and a divider", () => {
    const html = renderSection({ template, patch: { cases: [{ name: "Table", ...both }] } });
    expect(html).toContain('data-compare=""');
    expect(html).toContain('type="range" min="0" max="100" aria-label="Compare before and after"');
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html).not.toContain('type="radio"');
  });

  it("GAL-03: one picture has none", () => {
    const cases = [{ name: "Table", before: picture }];
    expect(renderSection({ template, patch: { cases } })).not.toMatch(/data-compare|type="range"/);
  });

  it("GAL-03: of several cases one is shown, chosen by name without a script", () => {
    const cases = ["Table", "Chair <i>"].map((name) => ({ name, ...both }));
    const html = renderSection({ template, patch: { title: "Mended", cases } });
    expect(html).toContain('role="radiogroup" aria-label="Mended"');
    expect(html.match(/type="radio" name="case-s1"/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain("<span>Chair &lt;i&gt;</span>");
  });
});
