import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { header21Fields } from "./fields.ts";

describe("Header21", () => {
  it("SECT-03: title 120, paragraph 1500; at most two buttons; the overlay is 0 to 1", () => {
    const { title, paragraph, buttons, overlay } = header21Fields;
    expect([title.limit, paragraph.limit, buttons.max]).toEqual([120, 1500, 2]);
    expect([overlay.min, overlay.max]).toEqual([0, 1]);
  });

  it("has light text on its picture, or dark text where the owner says so", () => {
    const light = renderSection({ template: "Header21", patch: { background: testPicture } });
    expect(light).toContain('data-on="photo"');
    expect(light).toContain('fetchPriority="high"');
    const dark = renderSection({
      template: "Header21",
      patch: { background: testPicture, ink: "dark" },
    });
    expect(dark).toContain('data-on="tint"');
  });

  it("stands on the page's own ground without a picture", () => {
    const html = renderSection({ template: "Header21" });
    expect(html).toContain("data-bare");
    expect(html).not.toContain("data-on");
  });

  it("is the page's h1, or an h2 after another section", () => {
    expect(renderSection({ template: "Header21" }).match(/<h1/g)).toHaveLength(1);
    expect(renderSection({ template: "Header21", isSecond: true })).toMatch(/<h2 class="title"/);
  });

  it("SECT-12: hides an empty paragraph and its buttons", () => {
    const html = renderSection({
      template: "Header21",
      patch: { title: "Light", paragraph: "", buttons: [] },
    });
    expect(wordsOf(html)).toBe("Light");
    expect(html).not.toMatch(/lead|button/);
  });

  it("aligns each text by its own field", () => {
    const html = renderSection({
      template: "Header21",
      patch: { titleAlignment: "center", paragraphAlignment: "end" },
    });
    expect(html).toMatch(/<h1[^>]*data-align="center"/);
    expect(html).toMatch(/<p class="lead" data-align="end"/);
  });
});
