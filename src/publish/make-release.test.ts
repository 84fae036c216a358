import { zstdDecompressSync } from "node:zlib";
import type { ReleaseContext } from "./release-context.ts";
import { describe, expect, it } from "vitest";
import { testPage } from "#/render/render-fixture.ts";
import { contentHash, policyHash } from "./content-hash.ts";
import {
  packedText,
  releaseText as text,
  testRelease,
  testSource,
  testReleaseContext,
  testTools,
} from "./release-fixture.ts";
import { testSection } from "#/render/render-fixture.ts";
import { placeOf } from "#/site/linked.ts";
import type { PictureSet } from "./picture-set.ts";
import type { TestSource } from "./release-fixture.ts";

function withTitle(source: TestSource, id: string, title: string): TestSource {
  const pages = source.pages.map((page) =>
    page.id === id ? { ...page, meta: { ...page.meta, title: { en: { text: title } } } } : page,
  );
  return { ...source, pages };
}

function pictureSet(digit: string): PictureSet {
  const hash = digit.repeat(64);
  return {
    colour: "#334455",
    variants: [{ format: "jpeg", width: 480, height: 320, hash, size: 9 }],
  };
}

describe("a release", () => {
  it("LANG-08: has no page in a language in which it isn't published, nor anything that says so", async () => {
    const before = await testRelease(testSource);
    const entries = testSource.index.entries.map((entry) =>
      entry.id === "about" ? { ...entry, withheld: ["ru"] } : entry,
    );
    const source = { ...testSource, index: { ...testSource.index, entries } };
    const release = await testRelease(source, { previous: before.manifest });
    const { files } = release.manifest;
    expect(files["/ru/about/"]).toBeUndefined();
    expect(files["/about/"]).toBeDefined();
    expect(text(release, "/sitemap.xml")).not.toContain("/ru/about/");
    expect(text(release, "/about/")).not.toContain("hreflang");
    expect(text(before, "/about/")).toContain('hreflang="ru"');
    // back again, nothing is left of it
    const again = await testRelease(testSource, { previous: release.manifest });
    expect(Object.keys(again.manifest.files)).toEqual(Object.keys(before.manifest.files));
  });

  it("has every page in every language, and what every site has", async () => {
    const { manifest, pageCount, rendered } = await testRelease(testSource);
    expect(Object.keys(manifest.files).toSorted()).toEqual([
      "/",
      "/about/",
      "/manifest.webmanifest",
      "/prices/",
      "/robots.txt",
      "/ru/",
      "/ru/about/",
      "/ru/prices/",
      "/sitemap.xml",
    ]);
    expect(manifest.redirects).toEqual({ "/cost/": "/prices/", "/ru/cost/": "/ru/prices/" });
    expect(manifest.languages).toEqual([
      { code: "en", prefix: "" },
      { code: "ru", prefix: "/ru" },
    ]);
    expect(Object.keys(manifest.notFound)).toEqual(["en", "ru"]);
    expect({ pageCount, rendered }).toEqual({ pageCount: 3, rendered: 6 });
  });

  it("names each file by its content, and its style for the policy", async () => {
    const release = await testRelease(testSource);
    const html = text(release, "/prices/");
    const file = release.manifest.files["/prices/"];
    expect(file).toMatchObject({
      hash: contentHash(html),
      size: Buffer.byteLength(html),
      type: "text/html; charset=utf-8",
    });
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) =>
      policyHash(text),
    );
    expect(file?.styles).toEqual(styles);
    expect(file?.scripts).toBeUndefined();
    expect(release.manifest.policy).toContain("default-src 'none'");
  });

  it("ANNOUNCE-05: names the script of an announcement for the policy", async () => {
    const [, ...others] = testSource.pages;
    const home = testPage("home", ["Header21", "AnnouncementBar"]);
    const release = await testRelease({ ...testSource, pages: [home, ...others] });
    const [, script = ""] = /<script>([^<]+)</.exec(text(release, "/")) ?? [];
    expect(release.manifest.files["/"]?.scripts).toEqual([policyHash(script)]);
  });

  it("keeps the records that it was made from", async () => {
    const release = await testRelease(testSource);
    const record = release.manifest.records["page:about"];
    expect(
      JSON.parse(packedText(release, record?.file.place ?? "stored", zstdDecompressSync)),
    ).toEqual(testSource.pages[2]);
  });

  it("PUB-01: is the same again where nothing changed, and packs and loads nothing", async () => {
    const first = await testRelease(testSource);
    const tools = testTools(testSource.pages);
    const again = await testRelease(testSource, { previous: first.manifest, tools });
    expect(again.manifest.hash).toBe(first.manifest.hash);
    expect(again.pack).toBeUndefined();
    expect(again.rendered).toBe(0);
    expect(tools.loaded).toEqual([]);
  });

  it("PUB-01: is the same in whatever order its pictures were made", async () => {
    const one = pictureSet("1");
    const other = pictureSet("2");
    const first = await testRelease(testSource, {
      pictures: new Map([
        ["lamp null", one],
        ["bulb null", other],
      ]),
    });
    const again = await testRelease(testSource, {
      pictures: new Map([
        ["bulb null", other],
        ["lamp null", one],
      ]),
      previous: first.manifest,
    });
    expect(again.manifest.hash).toBe(first.manifest.hash);
  });

  it("PUB-02: renders only the page that changed", async () => {
    const first = await testRelease(testSource);
    const changed = withTitle(testSource, "prices", "New prices");
    const tools = testTools(changed.pages);
    const second = await testRelease(changed, { previous: first.manifest, tools });
    expect(second.rendered).toBe(2);
    expect(tools.loaded).toEqual(["prices"]);
    expect(second.manifest.files["/about/"]).toEqual(first.manifest.files["/about/"]);
    expect(text(second, "/prices/")).toContain("<title>New prices</title>");
  });

  it("WEIGHT-09: a drawn town is a file of its own, which comes along with a page that stays as it was", async () => {
    const [home, prices, about] = testSource.pages;
    if (!home || !prices || !about) throw new Error("The site of tests has three pages");
    const place = testPage("about", ["NoHeader", "MapBranches"]);
    const source = { ...testSource, pages: [home, prices, place] };
    const first = await testRelease(source);
    const [, path = ""] =
      /<use href="(\/assets\/[0-9a-f]{10}\.svg)#d">/.exec(text(first, "/about/")) ?? [];
    expect(first.manifest.files[path]).toMatchObject({ type: "image/svg+xml", isFixed: true });
    expect(text(first, path)).toMatch(/^<svg xmlns="[^"]+"><g id="d">.*var\(--page\).*<\/svg>$/);
    const changed = withTitle(source, "prices", "New prices");
    const second = await testRelease(changed, { previous: first.manifest });
    expect(second.rendered).toBe(2);
    expect(second.manifest.files[path]).toEqual(first.manifest.files[path]);
    const without = await testRelease(testSource, { previous: second.manifest });
    expect(without.manifest.files[path]).toBeUndefined();
    expect(without.manifest.retired[path]).toBeDefined();
  });

  it("WEIGHT-09: a footer's town comes along with the pages that every site has", async () => {
    const footer = testSection("FooterMapForm", "footer");
    const source = { ...testSource, site: { ...testSource.site, footer } };
    const first = await testRelease(source);
    const towns = Object.keys(first.manifest.files).filter((path) => path.endsWith(".svg"));
    expect(towns.length).toBeGreaterThan(0);
    for (const { drawings } of Object.values(first.manifest.pages))
      for (const path of drawings ?? []) expect(towns).toContain(path);
    expect(first.manifest.pages["#notFound en"]?.drawings).toHaveLength(1);
    const again = await testRelease(source, { previous: first.manifest });
    expect(again.manifest.hash).toBe(first.manifest.hash);
  });

  it("LINKED-07: renders the pages on which visitors see a linked section that changed, and no others", async () => {
    const said = (words: string): TestSource => {
      const { id: _id, ...section } = testSection("Contact14", "x");
      const fields = { ...section.fields, title: { en: { text: words } } };
      const pages = testSource.pages.map((page) => {
        const hidden = page.id === "about" ? { hidden: "everywhere" as const } : {};
        const place = { ...placeOf(`${page.id}there`, "write"), ...hidden };
        return { ...page, sections: [...page.sections, place] };
      });
      const site = { ...testSource.site, linked: [{ ...section, id: "write", fields }] };
      return { ...testSource, site, pages };
    };
    const first = await testRelease(said("Write to us"));
    for (const [path, id] of [
      ["/", "homethere"],
      ["/prices/", "pricesthere"],
    ] as const) {
      const html = text(first, path);
      expect(html).toContain("Write to us");
      expect(html).toContain(`id="comp-${id}"`);
      expect(html).toContain(`name="section" value="${id}"`);
    }
    const tools = testTools(said("").pages);
    const second = await testRelease(said("Come and see us"), { previous: first.manifest, tools });
    expect(second.rendered).toBe(4);
    expect(tools.loaded.toSorted()).toEqual(["home", "prices"]);
    expect(text(second, "/prices/")).toContain("Come and see us");
    expect(second.manifest.files["/about/"]).toEqual(first.manifest.files["/about/"]);
    const unplaced = { ...said("Elsewhere"), pages: testSource.pages };
    const { manifest } = await testRelease(testSource);
    const third = await testRelease(unplaced, { previous: manifest });
    expect(third.rendered).toBe(0);
  });

  it("renders everything for a new theme, the sections of unchanged pages from memory", async () => {
    const tools = testTools(testSource.pages);
    const first = await testRelease(testSource, { tools });
    const theme = { ...testSource.site.theme, brand: "#aa3300" };
    const second = await testRelease(
      { ...testSource, site: { ...testSource.site, theme } },
      { previous: first.manifest, tools },
    );
    expect(second.rendered).toBe(6);
    const direct = await testRelease({ ...testSource, site: { ...testSource.site, theme } });
    expect(second.manifest.files["/about/"]?.hash).toBe(direct.manifest.files["/about/"]?.hash);
  });

  it("ROUTE-04: renders a renamed page and those that link to it, and redirects its old path", async () => {
    const [home, ...others] = testSource.pages;
    if (!home) throw new Error("no page");
    const link = { kind: "page", page: "about" };
    const [header, ...rest] = home.sections;
    if (!header) throw new Error("no section");
    const buttons = [{ id: "b1", text: { en: { text: "About" } }, type: "primary", link }];
    const sections = [{ ...header, fields: { ...header.fields, buttons } }, ...rest];
    const source = { ...testSource, pages: [{ ...home, sections }, ...others] };
    const first = await testRelease(source);
    const entries = source.index.entries.map((entry) =>
      entry.id === "about" ? { ...entry, path: "/us" } : entry,
    );
    const index = {
      entries,
      redirects: [...source.index.redirects, { from: "/about", page: "about" }],
    };
    const second = await testRelease({ ...source, index }, { previous: first.manifest });
    expect(second.rendered).toBe(4);
    expect(text(second, "/")).toContain('href="/us/"');
    expect(second.manifest.files["/about/"]).toBeUndefined();
    expect(second.manifest.redirects["/about/"]).toBe("/us/");
  });

  it("changes no page for an e-mail address that isn't published", async () => {
    const first = await testRelease(testSource);
    const settings = { ...testSource.site.settings, email: "me@example.org" };
    const second = await testRelease(
      { ...testSource, site: { ...testSource.site, settings } },
      { previous: first.manifest },
    );
    expect(second.rendered).toBe(0);
  });

  it("SEO-02: the sitemap has canonical addresses of what may be found, with their languages", async () => {
    const pages = testSource.pages.map((page) =>
      page.id === "about" ? { ...page, meta: { ...page.meta, isHiddenFromSearch: true } } : page,
    );
    const site = { ...testSource.site, isPrimaryDefault: false };
    const release = await testRelease({ ...testSource, site, pages });
    const xml = text(release, "/sitemap.xml");
    expect(xml.match(/<loc>[^<]*/g)).toEqual([
      "<loc>https://lamp.example/en/",
      "<loc>https://lamp.example/ru/",
      "<loc>https://lamp.example/en/prices/",
      "<loc>https://lamp.example/ru/prices/",
    ]);
    expect(xml).toContain('hreflang="x-default" href="https://lamp.example/en/prices/"');
    expect(release.manifest.files["/prices/"]).toEqual(release.manifest.files["/en/prices/"]);
    expect(text(release, "/en/about/")).toContain('<meta name="robots" content="noindex">');
  });

  it("PUB-05: a changed look renders only the pages that have it, and what all pages share renders all", async () => {
    const first = await testRelease(testSource);
    const after = async (changed: Partial<ReleaseContext>) => {
      const tools = testTools(testSource.pages);
      const context = { ...testReleaseContext, ...changed };
      await testRelease(testSource, { previous: first.manifest, tools, context });
      return tools.loaded;
    };
    const looked = (look: string) =>
      after({ looks: { ...testReleaseContext.looks, [look]: "new" } });
    expect(await looked("Pricing8")).toEqual(["prices"]);
    expect(await looked("NoHeader")).toEqual(["prices", "about"]);
    expect(await looked("Links1")).toEqual([]);
    expect(await looked("VitrineFooter")).toEqual(["home", "prices", "about"]);
    expect(await after({ key: "test 2" })).toEqual(["home", "prices", "about"]);
  });

  it("PUB-05: answer pages are re-rendered with what all pages share, and with the look of no section", async () => {
    const first = await testRelease(testSource);
    const rendered = async (change: Partial<ReleaseContext>) => {
      const context = { ...testReleaseContext, ...change };
      const { manifest } = await testRelease(testSource, {
        previous: first.manifest,
        context,
      });
      return manifest.pages["#answers en"]?.inputs !== first.manifest.pages["#answers en"]?.inputs;
    };
    const { looks } = testReleaseContext;
    expect(await rendered({ key: "new" })).toBe(true);
    expect(await rendered({ looks: { ...looks, [testSource.site.footer.template]: "new" } })).toBe(
      true,
    );
    for (const id of Object.keys(looks).filter((one) => one !== testSource.site.footer.template))
      expect(await rendered({ looks: { ...looks, [id]: "new" } })).toBe(false);
  });

  it("PUB-03: keeps fixed assets of the release before for 30 days", async () => {
    const font = {
      hash: "a".repeat(64),
      size: 9,
      type: "font/woff2",
      place: "stored" as const,
      isFixed: true,
    };
    const context = { ...testReleaseContext, files: { "/assets/fonts/x.woff2": font } };
    const first = await testRelease(testSource, { context });
    const second = await testRelease(testSource, { previous: first.manifest });
    const until = Date.UTC(2026, 11, 20);
    expect(second.manifest.retired).toEqual({ "/assets/fonts/x.woff2": { file: font, until } });
    const later = { ...testTools(testSource.pages), now: until + 1 };
    const third = await testRelease(testSource, { previous: second.manifest, tools: later });
    expect(third.manifest.retired).toEqual({});
  });
});
