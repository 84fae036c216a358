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

  it("ICON-04: a line without an icon of its own shows that of all lines", () => {
    const items = [{ text: "a survey" }, { text: "a budget", icon: "star" }];
    const html = renderSection({
      template: "Feature5",
      patch: { blocks: [{ title: "Before", items }], icon: "truck" },
    });
    expect([...html.matchAll(/<li><svg[^>]*lucide-(\w+)/g)].map(([, name]) => name)).toEqual([
      "truck",
      "star",
    ]);
  });

  it("ICON-01: its lines have the icon that the owner chose, or a tick; one that is unknown draws nothing", () => {
    const blocks = [{ title: "Before", items: [{ text: "a survey" }] }];
    const line = (icon: string) =>
      /<li>(<svg.*?<\/svg>)/.exec(
        renderSection({ template: "Feature5", patch: { blocks, icon } }),
      )?.[1] ?? "";
    expect(line("")).toContain('d="m5 12.5 4.5 4.5L19 7.5"');
    expect(line("truck")).toMatch(/lucide-truck.*<circle/);
    expect(line("truck")).toContain('aria-hidden="true"');
    expect(line("gone-tomorrow")).toBe(
      '<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"></svg>',
    );
  });
});
