// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pastedBlocks, pastedLines } from "./pasted-blocks.ts";

/** Blocks in short: `*strong*`, `_emphasis_`, `[link](address)`. */
function short(html: string): string[] {
  return pastedBlocks(html).map(
    ({ type, runs }) =>
      `${type}: ${runs
        .map(({ text, isStrong, isEmphasis, link }) => {
          const strong = isStrong ? `*${text}*` : text;
          const words = isEmphasis ? `_${strong}_` : strong;
          return link?.kind === "address" ? `[${words}](${link.address})` : words;
        })
        .join("")}`,
  );
}

describe("what is pasted into a rich text", () => {
  it("RICH-07: of a page has its blocks, marks and links", () => {
    const html =
      '<h1>Title</h1><p>One <b>two</b>\n <em>three</em> <a href="https://example.org/">four</a></p><ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol><blockquote><p>d<br>e</p></blockquote><h4>f</h4>';
    expect(short(html)).toEqual([
      "heading: Title",
      "paragraph: One *two* _three_ [four](https://example.org/)",
      "bullet: a",
      "bullet: b",
      "number: c",
      "quote: d\ne",
      "subheading: f",
    ]);
  });

  it("RICH-07: of Google Docs isn't all bold", () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">plain </span><span style="font-weight:700;font-style:italic">both</span></p></b>';
    expect(short(html)).toEqual(["paragraph: plain _*both*_"]);
  });

  it("RICH-07: of Word has its lists, without the signs in front", () => {
    const item = (sign: string, words: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${words}</p>`;
    expect(
      short(
        `<html><head><style>p{}</style></head><body>${item("·", "one")}${item("1.", "two")}</body></html>`,
      ),
    ).toEqual(["bullet: one", "number: two"]);
  });

  it.each([
    ["<p>a</p><script>alert(1)</script>", ["paragraph: a"]],
    ['<p onclick="alert(1)">a<img src=x onerror="alert(1)"></p>', ["paragraph: a"]],
    ['<a href="javascript:alert(1)">a</a>', ["paragraph: a"]],
    ['<a href="//evil.example">a</a>', ["paragraph: a"]],
    ["<iframe srcdoc='<p>b</p>'></iframe><p>a</p>", ["paragraph: a"]],
    ["<svg><text>b</text></svg><p>a</p>", ["paragraph: a"]],
    ["<style>b</style><title>c</title>a\u0000\u0007", ["paragraph: a"]],
    ["", []],
  ])("RICH-07: of %j only words come in", (html, blocks) => {
    expect(short(html)).toEqual(blocks);
  });

  it("RICH-07: however deep or long, it is read in time", () => {
    const deep = "<div>".repeat(5000) + "a";
    expect(pastedBlocks(deep).length).toBeLessThanOrEqual(1);
    expect(pastedBlocks("<p>a</p>".repeat(50_000)).length).toBeLessThan(20_000);
  });

  it("RICH-07: a plain text is a paragraph for each line", () => {
    expect(pastedLines("one\n\n two\r\nthree").map(({ runs }) => runs[0]?.text)).toEqual([
      "one",
      " two",
      "three",
    ]);
  });
});
