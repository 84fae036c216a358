import { describe, expect, it } from "vitest";
import { sitemapEntry, sitemaps } from "./sitemap.ts";
import type { SitemapEntry } from "./sitemap.ts";

const origin = "https://lamp.example";

function pagesTo(count: number): SitemapEntry[] {
  return Array.from({ length: count }, (_, place) =>
    sitemapEntry({
      address: `${origin}/p${place}/`,
      changedAt: place === 0 ? "2026-11-20T10:00:00.000Z" : "2026-01-01T00:00:00.000Z",
      alternates: [{ hreflang: "ru", address: `${origin}/ru/p${place}/` }],
    }),
  );
}

describe("the sitemap", () => {
  it("SEO-08: is one file with up to 50,000 addresses", () => {
    const files = sitemaps(pagesTo(50_000), origin);
    expect(files.map(({ path }) => path)).toEqual(["/sitemap.xml"]);
    expect(files[0]?.content.match(/<url>/g)).toHaveLength(50_000);
  });

  it("SEO-08: beyond that is an index of several, which hold each address once", () => {
    const files = sitemaps(pagesTo(50_001), origin);
    expect(files.map(({ path }) => path)).toEqual([
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/sitemap-2.xml",
    ]);
    const [index, first, second] = files;
    expect(index?.content).toContain("<sitemapindex");
    expect(index?.content).toContain(
      `<sitemap><loc>${origin}/sitemap-1.xml</loc><lastmod>2026-11-20</lastmod></sitemap>`,
    );
    expect(first?.content.match(/<url>/g)).toHaveLength(50_000);
    expect(second?.content.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${origin}/p50000/</loc>`]);
  });

  it("SEO-08: is divided by its bytes too, whole addresses each", () => {
    const files = sitemaps(pagesTo(10), origin, { addresses: 50_000, bytes: 700 });
    const parts = files.slice(1);
    expect(parts.length).toBeGreaterThan(2);
    const all = parts.flatMap(({ content }) => content.match(/<url>.*?<\/url>/g) ?? []);
    expect(new Set(all).size).toBe(10);
  });

  it("SEO-08: of a site without pages is empty", () => {
    expect(sitemaps([], origin)[0]?.content).toMatch(/<urlset [^>]*>\n<\/urlset>/);
  });
});
