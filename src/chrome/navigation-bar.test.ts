import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { testFacts, testSite } from "#/render/render-fixture.ts";
import { newCollected } from "#/render/collected.ts";
import { languageChoices } from "#/render/language-choices.ts";
import { createPlainEnvironment } from "#/render/plain-environment.ts";
import { widgetStyles } from "#/render/site-widgets.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { EnvironmentContext } from "#/sections/kit/index.ts";
import { newItem } from "#/site/new-fields.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { SiteLanguage } from "#/site/language.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";
import { hasDropdowns } from "./has-dropdowns.ts";
import { NavigationBar } from "./navigation-bar.tsx";

let count = 0;
const options = {
  language: "en",
  createId: () => {
    count += 1;
    return `n${count}`;
  },
};

function linksNamed(names: readonly string[]): StoredItem[] {
  return names.map((name) => ({
    ...newItem(navigationFields.links.item, options),
    text: { en: { text: name } },
    link: { kind: "address", address: "/prices" },
  }));
}

function socials(length: number): StoredItem[] {
  const link = { kind: "address", address: "https://t.me/site" };
  return Array.from({ length }, () => ({
    ...newItem(navigationFields.socials.item, options),
    kind: "telegram",
    link,
  }));
}

const logoFiles = { sources: [], src: "/assets/a.png", width: 400, height: 100, colour: "#fff" };

interface BarOptions {
  readonly navigation?: SiteRecord["navigation"];
  readonly languages?: SiteRecord["languages"];
  readonly flags?: Readonly<Record<string, string>>;
  readonly over?: "photo" | "tint";
  readonly theme?: SiteRecord["theme"];
}

function renderBar(options: BarOptions = {}): string {
  const { navigation = {}, languages = testSite.languages, flags, ...rest } = options;
  const { theme = testSite.theme, ...bar } = rest;
  const own = { ...testSite.navigation, ...navigation };
  const site = { ...testSite, languages, theme, navigation: own };
  const facts = {
    ...testFacts,
    site,
    files: () => logoFiles,
    language: "en",
    page: undefined,
    ...(flags && { flags }),
  };
  const environment = createPlainEnvironment(facts, newCollected());
  const rendered = createElement(NavigationBar, { languages: languageChoices(facts), ...bar });
  return renderToStaticMarkup(
    createElement(EnvironmentContext.Provider, { value: environment }, rendered),
  );
}

describe("the navigation bar", () => {
  it("NAV-01: begins with the logo, which leads to /", () => {
    expect(renderBar()).toMatch(/<div class="wrap nav__bar"><a class="logo" href="\/"/);
  });

  it("NAV-17: may end with a button, which stands in the full-screen menu too", () => {
    expect(renderBar()).not.toMatch(/class="button"|__act/);
    const [link] = linksNamed(["Ask for a visit"]);
    const html = renderBar({ navigation: { buttons: link ? [link] : [] } });
    const button = '<a class="button" href="/prices/?"><span>Ask for a visit</span></a>';
    for (const place of ["nav__act", "nav-full__act"])
      expect(html).toMatch(new RegExp(`<div class="${place}"><div>${button}</div></div>`));
  });

  it("NAV-46: the logo stands in the middle where its owner wants that and all links fit beside it", () => {
    const isCentred = (layout: string, links: readonly string[]) =>
      renderBar({ navigation: { layout, links: linksNamed(links) } }).includes("nav__bar--centred");
    const words = ["Services", "Team", "Prices"];
    expect(isCentred("centred", words)).toBe(true);
    expect(isCentred("centred", [])).toBe(true);
    // five need a little more than 40 % of the narrowest window with a bar
    expect(isCentred("centred", [...words, "Questions", "Menu"])).toBe(true);
    expect(isCentred("start", words)).toBe(false);
    expect(
      isCentred(
        "centred",
        Array.from({ length: 12 }, () => "A link of many words"),
      ),
    ).toBe(false);
  });

  it("NAV-03: what doesn't fit is under More, whose label can be edited", () => {
    const links = linksNamed(Array.from({ length: 12 }, (_, index) => `A longer link ${index}`));
    const html = renderBar({ navigation: { links, moreLabel: { en: { text: "Others" } } } });
    expect(html).toMatch(
      /<details class="more"[^>]*><summary><span class="steady" data-label="Others"><span>Others<\/span>/,
    );
    expect(renderBar({ navigation: { links: links.slice(0, 2) } })).not.toContain("more");
  });

  it("NAV-09: a link has a menu one level deep: behind an arrow in the bar, in place on the full screen, and under More", () => {
    const links = linksNamed(["Menu", "About"]);
    const [first, second] = links;
    if (!first || !second) throw new Error("There are two links");
    const menu = [{ ...first, links: linksNamed(["Breads", "Cakes"]) }, second];
    const html = renderBar({ navigation: { links: menu } });
    expect(html).toMatch(
      /<li class="nav__has" data-label="Menu"><a class="nav__link"[^>]*><span[^>]*>Menu<\/span><\/a><details class="sub" name="nav"><summary aria-label="Menu">/,
    );
    const full = html.slice(html.indexOf("nav-full__links"));
    expect(full).toMatch(/Menu<\/span><\/a><ul><li><a[^>]*><span>Breads/);
    expect(html.match(/class="sub"/g)).toHaveLength(1);
    const many = linksNamed(Array.from({ length: 12 }, (_, index) => `A longer link ${index}`));
    const last = { ...many[11], links: linksNamed(["Cakes"]) };
    const full12 = renderBar({
      navigation: { links: [...many.slice(0, 11), last] as StoredItem[] },
    });
    expect(full12.slice(full12.indexOf("more"))).toMatch(/link 11<\/span><\/a><ul><li><a/);
  });

  it("NAV-09: the CSS of such menus is there where a link has one", () => {
    const navigation = (links: StoredItem[]) => ({ ...testSite.navigation, links });
    const plain = linksNamed(["Menu"]);
    const nested = plain.map((link) => ({ ...link, links: linksNamed(["Cakes"]) }));
    const site = { ...testSite, languages: testSite.languages.slice(0, 1) };
    expect(hasDropdowns({ ...site, navigation: navigation(plain) })).toBe(false);
    expect(hasDropdowns({ ...site, navigation: navigation(nested) })).toBe(true);
    expect(widgetStyles({ ...site, navigation: navigation(plain) })).not.toContain(".nav__has");
    expect(widgetStyles({ ...site, navigation: navigation(nested) })).toContain(".nav__has");
  });

  it("LANG-01: lists the active languages but the current one, and nothing where there is only one", () => {
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("The fixture has two languages");
    const html = renderBar();
    expect(html).toContain('hrefLang="ru"');
    expect(html).not.toContain('hrefLang="en"');
    expect(renderBar({ languages: [english, { ...russian, status: "inactive" }] })).not.toContain(
      "lang",
    );
  });

  it("LANG-03: shows flag and name, the name, or the flag with the name as its text", () => {
    const rendered = (languageDisplay: string) => renderBar({ navigation: { languageDisplay } });
    expect(rendered("full")).toMatch(
      /hrefLang="ru"[^>]*><img[^>]* alt=""[^>]*\/><span dir="ltr">Русский</,
    );
    expect(rendered("text")).toMatch(/hrefLang="ru"[^>]*><span dir="ltr">Русский</);
    expect(rendered("text")).not.toContain("<img");
    expect(rendered("flag")).toMatch(/hrefLang="ru"[^>]*><img[^>]* alt="Русский"[^>]*\/><\/a>/);
  });

  it("LANG-03: a language without a flag shows its name in every mode", () => {
    const languages = testSite.languages.map((one) => ({ ...one, flagCode: "zz" }));
    const html = renderBar({ languages, navigation: { languageDisplay: "flag" }, flags: {} });
    expect(html).toMatch(/hrefLang="ru"[^>]*><span dir="ltr">Русский</);
    expect(html).not.toContain("<img");
  });

  it("LANG-04: the languages stand behind the current one, or in a row where the site's settings say so", () => {
    expect(renderBar()).toContain('<details class="lang"');
    const inline = renderBar({ navigation: { languageMenu: "inline" } });
    expect(inline).not.toContain('<details class="lang"');
    expect(inline).toContain('<ul class="langs"><li><a href="/ru/"');
  });

  it("LANG-04: in the full-screen menu up to three languages stand in a row, more are a dropdown", () => {
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("The fixture has two languages");
    const more = ["de", "fr"].map((code, index) => ({ ...russian, code, id: 10 + index }));
    const dropdowns = (count: number) =>
      renderBar({ languages: [english, russian, ...more].slice(0, count) }).split('class="lang"')
        .length - 1;
    expect([2, 3, 4].map(dropdowns)).toEqual([1, 1, 2]);
  });

  it("brings the CSS of dropdowns where it has one", () => {
    const languages = testSite.languages.slice(0, 1);
    const has = (navigation: SiteRecord["navigation"]): boolean =>
      hasDropdowns({ languages, navigation: { ...testSite.navigation, ...navigation } });
    expect(hasDropdowns(testSite)).toBe(true);
    expect(has({})).toBe(false);
    expect(has({ links: linksNamed(["One", "Two"]) })).toBe(false);
    expect(has({ links: linksNamed(Array.from({ length: 12 }, () => "A longer link")) })).toBe(
      true,
    );
    expect([has({ socials: socials(4) }), has({ socials: socials(5) })]).toEqual([false, true]);
    // pages are looked at in languages that visitors don't see yet, too
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("The fixture has two languages");
    const text = { en: { text: "Go" }, ru: { text: "A much longer link" } };
    const links = linksNamed(Array.from({ length: 6 }, () => "Go")).map((link) => ({
      ...link,
      text,
    }));
    const navigation = { ...testSite.navigation, links };
    const seenIn = (shown: SiteLanguage[]) => hasDropdowns({ languages: shown, navigation });
    expect(seenIn([english])).toBe(false);
    expect(seenIn([english, { ...russian, status: "inactive" }])).toBe(true);
  });

  it("takes the ink of the picture that it lies over", () => {
    expect(renderBar({ over: "photo" })).toContain(
      '<header class="nav nav--over" data-on="photo">',
    );
    expect(renderBar({ over: "tint" })).toContain('data-on="tint"');
    expect(renderBar()).toContain('<header class="nav">');
  });

  it("names its social icons for who can't see them, and shows the fifth only where there is room", () => {
    const html = renderBar({ navigation: { links: linksNamed(["One"]), socials: socials(5) } });
    expect(html).toContain('aria-label="Telegram');
    // in the bar, More, its row of icons, and the icon there
    expect(html.match(/data-fit="1440"/g)).toHaveLength(4);
  });

  it("NAV-16: icons that would cut the words of the logo wait under More, and have their menu's CSS", () => {
    const links = linksNamed(["Workshop", "Instruments", "About"]);
    const navigation = (logoText: string) => ({
      ...testSite.navigation,
      links,
      socials: socials(4),
      logoText: { en: { text: logoText } },
    });
    const languages = testSite.languages.slice(0, 1);
    const render = (name: string) => renderBar({ navigation: navigation(name), languages });
    const menuOf = (html: string) => html.split('class="more"')[1]?.split("</details>")[0] ?? "";
    const [short, long] = ["Lamp & Co", "Hansen & Sons Instrument Makers"];
    expect(menuOf(render(short))).toBe("");
    expect(menuOf(render(long)).match(/class="icon-button"/g)).toHaveLength(3);
    const has = (name: string) =>
      hasDropdowns({ ...testSite, languages, navigation: navigation(name) });
    expect([has(short), has(long)]).toEqual([false, true]);
  });

  it("has no menu where there is nothing to put into it", () => {
    expect(renderBar({ languages: testSite.languages.slice(0, 1) })).not.toContain("<details");
  });

  it("opens every menu without JavaScript", () => {
    const html = renderBar({ navigation: { links: linksNamed(["One"]) } });
    expect(html).toContain('<details class="nav__menu">');
    expect(html).not.toMatch(/<button|onclick|<script/);
  });
});

describe("a second logo for dark ground", () => {
  const picture = (asset: string) => ({ asset, alt: {}, crop: null, focus: null });
  const navigation = { logo: picture("day"), logoOnDark: picture("night") };
  /** What of each picture says how it is loaded. */
  const loading = (html: string): string[] =>
    [...html.matchAll(/logo__picture--(\w+)[" ].*?<img [^>]*?(fetchpriority|loading)="/gi)].map(
      ([, ground, how]) => `${ground} ${how?.toLowerCase()}`,
    );

  it("LOGO-04: the one that is seen when the page comes is loaded at once, the other once it is seen", () => {
    const darkSite = { ...testSite.theme, colorMode: "DARK" } as const;
    expect(loading(renderBar({ navigation }))).toEqual(["light fetchpriority", "dark loading"]);
    expect(loading(renderBar({ navigation, over: "photo" }))).toEqual([
      "light loading",
      "dark fetchpriority",
    ]);
    expect(loading(renderBar({ navigation, over: "tint" }))).toEqual([
      "light fetchpriority",
      "dark loading",
    ]);
    expect(loading(renderBar({ navigation, theme: darkSite }))).toEqual([
      "light loading",
      "dark fetchpriority",
    ]);
  });

  it("LOGO-04: without one, a page has nothing of it", () => {
    const html = renderBar({ navigation: { logo: picture("day"), logoOnDark: null } });
    expect(html.match(/<picture/g)).toHaveLength(1);
    expect(html).not.toContain("logo__picture--");
  });
});
