import { describe, expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

const address = { kind: "address", address: "https://example.com/" };

function grid(count: number, isJoined: boolean): string {
  const cells = Array.from({ length: count }, (_, at) => ({ title: `Cell ${at}` }));
  return renderSection({ template: "FeaturesGrid", patch: { cells, isJoined } });
}

describe("FeaturesGrid", () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    "SECT-22: a heading within the grid fills rows of four with %i cells",
    (count) => {
      const span = Number(/data-span="(\d)"/.exec(grid(count, true))?.[1]);
      expect(span).toBeGreaterThan(0);
      expect((count + span) % 4).toBe(0);
    },
  );

  it("SECT-22: the heading stands over the grid unless it was put into it", () => {
    expect(grid(6, false)).not.toContain("data-span");
  });

  it("SECT-22: a cell leads where its title does, and has no note without words", () => {
    const cells = [
      { title: "Fillings", note: "from £120", link: address },
      { title: "Crowns", note: "" },
      { title: "<b>Gums</b>", note: "<script>" },
    ];
    const html = renderSection({ template: "FeaturesGrid", patch: { cells } });
    expect(html.match(/<a class="features-grid__name"/g)).toHaveLength(1);
    expect(html.match(/class="features-grid__note"/g)).toHaveLength(2);
    expect(html).not.toContain("<script>");
  });
});
