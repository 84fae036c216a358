import { describe, expect, it } from "vitest";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import { testFacts, testIndex, testPage, testSite } from "./render-fixture.ts";
import { pageMarks } from "./page-marks.ts";
import { createPageRenderer } from "./render-page.ts";
import type { PageRendererOptions } from "./render-page.ts";
import { usableCss } from "./used-css.ts";

const options: PageRendererOptions = {
  ...testFacts,
  origin: "https://lamp.example",
  links: [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }],
  scripts: [],
  socialPicture: () => undefined,
  firstMeta: emptyMeta,
};
const home = testPage("home", ["Header21", "Contact9"]);

function render(change: Partial<PageRendererOptions> = {}, page: Page = home, language = "en") {
  const renderer = createPageRenderer({ ...options, ...change });
  const entry = testIndex.entries.find((one) => one.id === page.id);
  if (!entry) throw new Error("no entry");
  return renderer.page({ page, entry, language, main: renderer.main(page, language) });
}

describe("a published page", () => {
  it("hides the way past the bar until it has the focus", () => {
    const { css } = render();
    expect(css).toMatch(/\.skip\s*\{[^}]*position:/);
    expect(css).toContain(".skip:focus");
  });

  it("SEO-01: has a title, a description, its address in every language and structured data", () => {
    const { html } = render();
    expect(html).toMatch(
      /^<!doctype html><html lang="en" dir="ltr" data-mode="light" data-look="rounded"/,
    );
    expect(html).toContain("<title>Lamp &amp; Co</title>");
    expect(html).toMatch(/<meta name="description" content="[^"]{20,160}">/);
    expect(html).toContain('<link rel="canonical" href="https://lamp.example/">');
    expect(html).toContain('<link rel="alternate" hreflang="ru" href="https://lamp.example/ru/">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://lamp.example/">',
    );
    expect(html).toContain('<meta property="og:url" content="https://lamp.example/">');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)["@graph"][0]).toMatchObject({ "@type": "WebSite", name: "Lamp & Co" });
  });

  it("has no style attribute, no handler and one h1", () => {
    const { html } = render();
    expect(html).not.toMatch(/ style=| on[a-z]+="/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<style>/g)).toHaveLength(2);
  });

  it("HIDE-03: has nothing of a section that is hidden everywhere, and a rule for one that is on phones", () => {
    const { sections } = home;
    const [header, contact] = sections;
    if (!header || !contact) throw new Error("Two sections are needed");
    const anchor = `id="comp-${contact.id}"`;
    const shown = render();
    expect(shown.html).toContain(anchor);
    const gone = render({}, { ...home, sections: [header, { ...contact, hidden: "everywhere" }] });
    expect(gone.html).not.toContain(anchor);
    expect(gone.html).not.toMatch(/ data-(hide|ghost)=/);
    const some = render({}, { ...home, sections: [header, { ...contact, hidden: "phones" }] });
    expect(some.html).toMatch(new RegExp(`<section ${anchor}[^>]* data-hide="phones"`));
    expect(some.html).not.toContain("data-ghost");
    const css = usableCss("@media (max-width:480px){[data-hide=phones]{display:none}}");
    expect(css.used(pageMarks(some.html))).toContain("display:none");
    expect(css.used(pageMarks(shown.html))).toBe("");
  });

  it("EMPTY-01: keeps its footer at the foot of the window without a section", () => {
    const { html } = render({}, { ...home, sections: [] });
    const [, name] = /<main id="main"><div class="([\w-]+)"><\/div><\/main>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`\\.${name}\\{[^}]*min-block-size: 64svh`));
  });

  it("ANNOUNCE-02: has an announcement above its bar", () => {
    const scripts = ["/runtime.js"];
    const { html } = render({ scripts }, testPage("home", ["Header21", "AnnouncementBar"]));
    expect(html).toMatch(
      /<aside [^>]*class="announcement-bar".*<header class="nav.*<main id="main"><section/s,
    );
    expect(html.match(/class="announcement-bar"/g)).toHaveLength(1);
  });

  it("ANNOUNCE-05: a page with an announcement has a script that decides before it is seen, and waits for no file", () => {
    const page = testPage("home", ["Header21", "AnnouncementBar"]);
    const { html, scripts } = render({ scripts: ["/runtime.js"] }, page);
    expect(html).toMatch(/<aside [^>]*><script>[^<]+<\/script><div/);
    expect(scripts).toEqual([...html.matchAll(/<script>([^<]+)</g)].map(([, text]) => text));
    expect(html).not.toContain("blocking=");
    expect(render().scripts).toEqual([]);
  });

  it("META-01: title, description and keywords are the page's own, or the first page's for all", () => {
    const own = {
      ...emptyMeta,
      title: { en: { text: "Prices from 10" } },
      keywords: { en: { text: "lamps, light" } },
      description: { en: { text: "What each lamp costs" } },
    };
    const page = { ...testPage("prices", ["Contact9"]), meta: own };
    expect(render({}, page).html).toContain("<title>Prices from 10</title>");
    expect(render({}, page).html).toContain('<meta name="keywords" content="lamps, light">');
    expect(render({}, page).html).toContain(
      '<meta name="description" content="What each lamp costs">',
    );
    const firstMeta = {
      ...emptyMeta,
      useForAll: true,
      title: { en: { text: "For all" } },
      keywords: { en: { text: "all, of, them" } },
      description: { en: { text: "The same on every page" } },
    };
    const { html } = render({ firstMeta }, page);
    expect(html).toContain("<title>For all</title>");
    expect(html).toContain('<meta name="keywords" content="all, of, them">');
    expect(html).toContain('<meta name="description" content="The same on every page">');
    expect(html).not.toMatch(/Prices from 10|lamps, light|What each lamp costs/);
    const notForAll = render({ firstMeta: { ...firstMeta, useForAll: false } }, page).html;
    expect(notForAll).toContain("<title>Prices from 10</title>");
    expect(notForAll).not.toContain("all, of, them");
    expect(render({}, { ...page, meta: emptyMeta }).html).toContain(
      "<title>Prices · Lamp &amp; Co</title>",
    );
  });

  it("ROUTE-01: with the default flag false the prefixed address is canonical", () => {
    const site = { ...testSite, isPrimaryDefault: false };
    expect(render({ site }).html).toContain(
      '<link rel="canonical" href="https://lamp.example/en/">',
    );
  });

  it("shows what was typed as text, in the page and in its head", () => {
    const hostile = `</script><script>alert("1")</script><!--'&amp;`;
    const text = { en: { text: hostile } };
    const [first, ...others] = home.sections;
    if (!first) throw new Error("no section");
    const sections = [{ ...first, fields: { ...first.fields, title: text } }, ...others];
    const meta = { ...emptyMeta, title: text, description: text, keywords: text };
    const { html } = render({ site: { ...testSite, name: hostile } }, { ...home, meta, sections });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<script/g)).toHaveLength(1);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)["@graph"][0].name).toBe(hostile);
  });
});
