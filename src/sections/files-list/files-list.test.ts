import { expect, it } from "vitest";
import type { SiteFile } from "#/site/file.ts";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const prices: SiteFile = {
  id: "prices",
  name: "Prices.pdf",
  kind: "pdf",
  hash: "a".repeat(64),
  size: 1_240_000,
  tags: [],
};

it("FILE-12: a row says what kind of file it leads to, and its size; one that leads elsewhere doesn't", () => {
  const files = [
    { title: "All prices", link: { kind: "file", file: "prices" } },
    { title: "Our shop", link: { kind: "address", address: "https://example.org/a.pdf" } },
    { title: "Gone", link: { kind: "file", file: "gone" } },
    { title: "Nothing yet" },
  ];
  const html = renderSection({
    template: "FilesList",
    patch: { eyebrow: "", title: "", paragraph: "", files },
    siteFiles: [prices],
  });
  expect(wordsOf(html)).toBe("All prices PDF · 1.2 MB Our shop Gone Nothing yet");
  expect(html).toMatch(/<a [^>]*download=""[^>]*>.*All prices/);
  expect(html.match(/<a /g)).toHaveLength(2);
});
