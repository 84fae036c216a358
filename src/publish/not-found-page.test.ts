import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { initialNotFound } from "#/site/not-found.ts";
import type { NotFound } from "#/site/not-found.ts";
import type { Release } from "./make-release.ts";
import { packedText, testRelease, testSource } from "./release-fixture.ts";

function source(own: Partial<NotFound>): typeof testSource {
  const settings = { ...testSource.site.settings, notFound: { ...initialNotFound, ...own } };
  return { ...testSource, site: { ...testSource.site, settings } };
}

function notFoundPage(release: Release, language: string): string {
  const file = release.manifest.notFound[language];
  if (!file) throw new Error(`no page in ${language}`);
  return packedText(release, file.place, brotliDecompressSync);
}

describe("the page for unknown paths in a release", () => {
  it("NOTF-03: has its owner's words, by language; a missing translation is marked, what is empty is the product's", async () => {
    const own = {
      title: { en: { text: "Off the map" }, ru: { text: "Мимо карты" } },
      text: { en: { text: "Nothing </p><script>alert(1)</script> here" } },
    };
    const release = await testRelease(source(own));
    const english = notFoundPage(release, "en");
    expect(english).toContain("<title>Off the map · ");
    expect(english).toContain("Nothing &lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; here");
    expect(english).toContain(">Go to the home page</a>");
    const russian = notFoundPage(release, "ru");
    expect(russian).toContain(">Мимо карты</h1>");
    expect(russian).toMatch(/<p class="lead" lang="en" dir="ltr">Nothing/);
    expect(russian).toContain('href="/ru/"');
  });

  it("NOTF-03: is drawn in its own colours, with the styles that they need", async () => {
    const page = notFoundPage(await testRelease(source({ colours: "DARK", side: "center" })), "en");
    expect(page).toContain('data-mode="dark"');
    expect(page).toMatch(/<style>[^<]*\[data-mode="?dark"?\]/);
    expect(page).toContain("head--centre");
  });

  it("NOTF-03: changing it renders no other page", async () => {
    const first = await testRelease(testSource);
    const second = await testRelease(source({ title: { en: { text: "Gone" } } }), {
      previous: first.manifest,
    });
    expect(second.rendered).toBe(0);
    expect(second.manifest.files["/"]).toEqual(first.manifest.files["/"]);
    expect(notFoundPage(second, "en")).toContain("Gone");
  });
});
