import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { feature5Fields } from "./fields.ts";

describe("Feature5", () => {
  it("SECT-05: title 120, description 1500; one to ten blocks of title 80 and at most twenty items of 60", () => {
    const { title, description, blocks, buttons } = feature5Fields;
    expect([title.limit, description.limit]).toEqual([120, 1500]);
    expect([blocks.min, blocks.max, blocks.item.items.max]).toEqual([1, 10, 20]);
    expect([blocks.item.title.limit, blocks.item.items.item.text.limit, buttons.max]).toEqual([
      80, 60, 2,
    ]);
  });

  it("shows every item with a tick, in a list under its title, which follows the page’s own", () => {
    const blocks = [{ title: "Before", items: [{ text: "a survey" }, { text: "a budget" }] }];
    const html = renderSection({ template: "Feature5", patch: { blocks } });
    expect(html).toMatch(/<h2[^>]*>Before<\/h2><ul class="ticks">/);
    expect(html.match(/<li><svg/g)).toHaveLength(2);
  });

  it("SECT-12: hides an empty description, title of a block and list", () => {
    const blocks = [{ title: "Before", items: [] }];
    const html = renderSection({
      template: "Feature5",
      patch: { title: "Work", description: "", buttons: [], blocks },
    });
    expect(wordsOf(html).replace(/\s+/g, " ")).toBe("Work Before");
    expect(html).not.toContain("<ul");
  });

  it("keeps its first column in view only where that fits a screen", () => {
    expect(renderSection({ template: "Feature5" })).toContain("data-sticky");
    expect(
      renderSection({ template: "Feature5", patch: { description: "long ".repeat(100) } }),
    ).not.toContain("data-sticky");
  });
});
