import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../../test/render-section.ts";
import { proseGroups, sourceStart } from "./prose-groups.ts";
import type { Block } from "./prose-groups.ts";
import { readingMinutes } from "./reading-minutes.ts";

const block = (id: string, type: Block["type"], text: string, more: object = {}): Block => ({
  id,
  type,
  text: text === "" ? {} : { en: { text, ...more } },
  picture: null,
  second: null,
});
const shown = (...body: readonly Block[]): string =>
  /<div class="prose [^"]*">(.*?)<\/div>/s.exec(
    renderSection({ template: "TextArticle", patch: { body } }),
  )?.[1] ?? "";

describe("a rich text on a page", () => {
  it("RICH-04: has its blocks in the page's own elements, items of one list in one list", () => {
    const html = shown(
      block("a", "paragraph", "One"),
      block("b", "bullet", "two"),
      block("c", "bullet", "three"),
      block("d", "number", "four"),
      block("e", "heading", "Five"),
      block("f", "note", "six"),
      block("g", "paragraph", " "),
    );
    expect(html).toBe(
      '<p class="prose__paragraph">One</p>' +
        '<ul role="list" class="prose__list"><li class="prose__bullet">two</li><li class="prose__bullet">three</li></ul>' +
        '<ol role="list" class="prose__list"><li class="prose__number">four</li></ol>' +
        '<h2 class="prose__heading" id="t-e">Five</h2>' +
        '<aside class="prose__note">six</aside>',
    );
  });

  it("RICH-04: marks are elements, nested one way; links lead where others do, and words stay words", () => {
    const link = { kind: "address", address: "https://example.org/" };
    const html = shown(
      block("a", "paragraph", "<b>one</b> two", {
        marks: [
          { kind: "strong", from: 0, to: 8 },
          { kind: "emphasis", from: 3, to: 11 },
          { kind: "link", from: 3, to: 6, link },
        ],
      }),
    );
    expect(html).toBe(
      '<p class="prose__paragraph"><strong>&lt;b&gt;</strong>' +
        '<a href="https://example.org/" target="_blank" rel="noopener"><strong><em>one</em></strong></a>' +
        "<strong><em>&lt;/</em></strong><em>b&gt; </em>two</p>",
    );
  });

  it("RICH-04: the line that says whose words a quote has is cited", () => {
    expect(shown(block("a", "quote", "One room.\n— a child"))).toBe(
      '<blockquote class="prose__quote">One room.<cite>— a child</cite></blockquote>',
    );
    expect([sourceStart("One\ntwo"), sourceStart("— one"), sourceStart("One\n- two")]).toEqual([
      undefined,
      undefined,
      4,
    ]);
  });

  it("RICH-04: several headings are its contents, which lead to them; the time to read it is counted", () => {
    const headings = [block("a", "heading", "First"), block("b", "heading", "Second")];
    const long = block("c", "paragraph", "word ".repeat(401));
    const html = renderSection({ template: "TextArticle", patch: { body: [...headings, long] } });
    expect(html).toContain('<a href="#t-a">First</a>');
    expect(wordsOf(html)).toContain("3 min read");
    const one = renderSection({ template: "TextArticle", patch: { body: [headings[0]] } });
    expect(one).not.toContain("#t-a");
    expect(readingMinutes([], "en", "en")).toBe(0);
  });

  it("RICH-04: blocks in their order, lists as what they are", () => {
    const groups = proseGroups([
      block("a", "bullet", "1"),
      block("b", "number", "2"),
      block("c", "number", "3"),
    ]);
    expect(groups.map((group) => [group.list, group.list && group.blocks.length])).toEqual([
      ["ul", 1],
      ["ol", 2],
    ]);
  });
});
