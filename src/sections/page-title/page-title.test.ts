import { describe, expect, it } from "vitest";
import { testFacts, testSection, testSite } from "#/render/render-fixture.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import { emptyMeta } from "#/site/page.ts";

const links = [
  {
    id: "l1",
    text: { en: { text: "Rates <b>" }, ru: { text: "Цены" } },
    link: { kind: "page", page: "prices" },
    links: [],
  },
];

/** A page with this title, as it is published. */
function htmlOf(
  template: string,
  { crumbs = true, language = "en", path = "/prices", menu = links } = {},
) {
  const renderer = createPageRenderer({
    ...testFacts,
    site: { ...testSite, navigation: { ...testSite.navigation, links: menu } },
    origin: "https://lamp.example",
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: emptyMeta,
  });
  const section = testSection(template, "one");
  const id = path === "/" ? "home" : "prices";
  const title = { en: { text: "Every price" }, ru: { text: "Все цены" } };
  const fields = { ...section.fields, title, crumbs };
  const page = { id, meta: emptyMeta, sections: [{ ...section, fields }] };
  const entry = { id, path, name: "Prices" };
  return renderer.page({ page, entry, language, main: renderer.main(page, language) }).html;
}

describe.each(["PageTitle", "PageTitleCentred"])("%s", (template) => {
  it("TRAIL-02: says the way in the page's language, the page itself without a link", () => {
    expect(htmlOf(template)).toMatch(
      /<nav class="\w+" aria-label="Breadcrumbs"><ol><li><a href="\/">Home<\/a><\/li><li aria-current="page">Rates &lt;b&gt;<\/li><\/ol><\/nav>/,
    );
    expect(htmlOf(template, { language: "ru" })).toContain(
      '<ol><li><a href="/ru/">Главная</a></li><li aria-current="page">Цены</li></ol>',
    );
  });

  it("TRAIL-02: a page outside the menu has its name, and its title in other languages", () => {
    expect(htmlOf(template, { menu: [] })).toContain('<li aria-current="page">Prices</li>');
    const translated = htmlOf(template, { menu: [], language: "ru" });
    expect(translated).toContain('<li aria-current="page">Все цены</li>');
    expect(translated).toContain('"position":2,"name":"Все цены"');
  });

  it("TRAIL-02: tells search engines the way where visitors see it", () => {
    const json = /ld\+json">([^]*?)<\/script>/.exec(htmlOf(template))?.[1] ?? "";
    expect(JSON.parse(json)["@graph"]).toContainEqual({
      "@type": "BreadcrumbList",
      "@id": "https://lamp.example/prices/#breadcrumbs",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://lamp.example/" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Rates <b>",
          item: "https://lamp.example/prices/",
        },
      ],
    });
    expect(htmlOf(template, { crumbs: false })).not.toMatch(/crumbs"|BreadcrumbList/);
    expect(htmlOf(template, { path: "/" })).not.toMatch(/crumbs"|BreadcrumbList/);
  });
});
