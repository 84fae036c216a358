import { describe, expect, it } from "vitest";
import { testFacts, testSite } from "#/render/render-fixture.ts";
import { renderBar } from "#/render/frame-part.tsx";
import { newItem } from "#/site/field-values.ts";
import type { StoredItem } from "#/site/field-values.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";

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

interface BarOptions {
  readonly navigation?: SiteRecord["navigation"];
  readonly languages?: SiteRecord["languages"];
  readonly over?: "photo" | "tint";
}

function drawBar({
  navigation = {},
  languages = testSite.languages,
  over,
}: BarOptions = {}): string {
  const site = { ...testSite, languages, navigation: { ...testSite.navigation, ...navigation } };
  return renderBar({ ...testFacts, site, language: "en", page: undefined }, over).markup;
}

describe("the navigation bar", () => {
  it("NAV-01: begins with the logo, which leads to /", () => {
    expect(drawBar()).toMatch(/<div class="wrap nav__bar"><a class="logo" href="\/"/);
  });

  it("NAV-03: what doesn't fit is under More, whose label can be edited", () => {
    const links = linksNamed(Array.from({ length: 12 }, (_, index) => `A longer link ${index}`));
    const html = drawBar({ navigation: { links, moreLabel: { en: { text: "Others" } } } });
    expect(html).toMatch(/<details class="more"[^>]*><summary><span>Others<\/span>/);
    expect(drawBar({ navigation: { links: links.slice(0, 2) } })).not.toContain("more");
  });

  it("LANG-01: lists the active languages but the current one, and nothing where there is only one", () => {
    const [english, russian] = testSite.languages;
    if (!english || !russian) throw new Error("The fixture has two languages");
    const html = drawBar();
    expect(html).toContain('hrefLang="ru"');
    expect(html).not.toContain('hrefLang="en"');
    expect(drawBar({ languages: [english, { ...russian, status: "inactive" }] })).not.toContain(
      "lang",
    );
  });

  it("takes the ink of the picture that it lies over", () => {
    expect(drawBar({ over: "photo" })).toContain('<header class="nav nav--over" data-on="photo">');
    expect(drawBar({ over: "tint" })).toContain('data-on="tint"');
    expect(drawBar()).toContain('<header class="nav">');
  });

  it("names its social icons for who can't see them, and shows the fifth only where there is room", () => {
    const html = drawBar({ navigation: { links: linksNamed(["One"]), socials: socials(5) } });
    expect(html).toContain('aria-label="Telegram');
    expect(html.match(/data-fit="1440"/g)).toHaveLength(3);
  });

  it("has no menu where there is nothing to put into it", () => {
    expect(drawBar({ languages: testSite.languages.slice(0, 1) })).not.toContain("<details");
  });

  it("opens every menu without JavaScript", () => {
    const html = drawBar({ navigation: { links: linksNamed(["One"]) } });
    expect(html).toContain('<details class="nav__menu">');
    expect(html).not.toMatch(/<button|onclick|<script/);
  });
});
