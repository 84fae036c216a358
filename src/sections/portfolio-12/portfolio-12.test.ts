import { describe, expect, it } from "vitest";
import { renderSection, testPicture } from "../../../test/render-section.ts";
import { portfolio12Fields } from "./fields.ts";

const address = { kind: "address", address: "https://example.com/" };

describe("Portfolio12", () => {
  it("SECT-09: title 50, paragraph 150, one to six rows of one to four items with titles of 50", () => {
    const { title, paragraph, rows } = portfolio12Fields;
    expect([title.limit, paragraph.limit]).toEqual([50, 150]);
    expect([rows.min, rows.max]).toEqual([1, 6]);
    expect([rows.item.items.min, rows.item.items.max]).toEqual([1, 4]);
    expect(rows.item.items.item.title.limit).toBe(50);
  });

  it("links an item that has a link, and no other", () => {
    const items = [
      { picture: testPicture, title: "Linked", link: address },
      { picture: testPicture, title: "Plain" },
    ];
    const html = renderSection({ template: "Portfolio12", patch: { rows: [{ items }] } });
    expect(html).toMatch(
      /<a class="portfolio-12__item" href="https:\/\/example.com\/"[^>]*>.*Linked/,
    );
    expect(html).toMatch(/<div class="portfolio-12__item">.*Plain/);
    expect(html.match(/<img /g)).toHaveLength(2);
  });

  it("says each row's count and the ratio to its style, and shows no empty titles", () => {
    const rows = [1, 2, 3, 4].map((length) => ({
      items: Array.from({ length }, () => ({ title: "", picture: testPicture })),
    }));
    const html = renderSection({ template: "Portfolio12", patch: { ratio: "1:1", rows } });
    for (const length of [1, 2, 3, 4])
      expect(html).toContain(`data-count="${length}" data-ratio="1:1"`);
    expect(html).not.toContain("portfolio-12__name");
  });
});
