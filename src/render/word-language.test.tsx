import { describe, expect, it } from "vitest";
import { patchSettings } from "#/site/settings-patch.ts";
import { renderBanner, renderFloating } from "./floating-part.tsx";
import { renderBar, renderFooter } from "./frame-part.tsx";
import { renderMain } from "./main-part.tsx";
import { testFacts, testPage, testSite } from "./render-fixture.ts";

const settings = patchSettings(testSite.settings, {
  cookieConsent: { gdpr: { isVisible: true } },
  messengers: { telegram: { isActive: true, value: "@lamp" } },
});

/** A page of a site whose texts are English, in another of its languages. */
function factsIn(language: string) {
  return { ...testFacts, site: { ...testSite, settings }, language, page: "home" };
}

const page = testPage("home", ["Header21", "Contact14"]);

function titleIn(language: string): string {
  return /<h1[^>]*>/.exec(renderMain(factsIn(language), page).markup)?.[0] ?? "";
}

describe("words in another language than the page's", () => {
  it("WORD-04: texts without a translation carry their language and direction", () => {
    expect(titleIn("en")).not.toMatch(/ lang=| dir=/);
    expect(titleIn("ru")).toContain(' lang="en" dir="ltr"');
    expect(titleIn("ar")).toContain(' lang="en" dir="ltr"');
  });

  it("WORD-04: so do the hints of forms", () => {
    expect(renderMain(factsIn("ar"), page).markup).toMatch(/<label[^>]* lang="en" dir="ltr"/);
  });

  const parts = { footer: renderFooter, banner: renderBanner, floating: renderFloating };
  it.each(Object.entries(parts))(
    "WORD-04: Vitrine's words in the %s do where the page's language is none of theirs",
    (_name, render) => {
      const markupIn = (language: string) => render(factsIn(language), undefined).markup;
      expect(markupIn("ar")).toContain('lang="en" dir="ltr"');
      expect(markupIn("it")).toContain('lang="en" dir="ltr"');
    },
  );

  it("WORD-04 (R41): so do the labels of the bar: its menus, links of networks and languages", () => {
    const link = { kind: "address", address: "https://t.me/lamp" };
    const socials = [{ id: "t", kind: "telegram", link }];
    const barIn = (language: string) => {
      const facts = factsIn(language);
      const [english] = testSite.languages;
      if (!english) throw new Error("no language");
      const { settings: _own, ...site } = facts.site;
      const languages = [english, { ...english, id: 9, code: language, isPrimary: false }];
      const navigation = { ...testSite.navigation, socials };
      return renderBar({ ...facts, site: { ...site, settings, languages, navigation } }, undefined)
        .markup;
    };
    const labelled = (markup: string) =>
      (markup.match(/<(?!a class="logo")\w+[^>]* aria-label=[^>]*>/g) ?? []).filter(
        (tag) => !tag.includes(' lang="en"'),
      );
    expect(labelled(barIn("ar"))).toEqual([]);
    expect(barIn("ar")).toMatch(/<span class="vh" id="nav-full-label" lang="en" dir="ltr">Menu</);
    expect(barIn("ar")).toContain('aria-labelledby="nav-full-label"');
    expect(labelled(barIn("de")).length).toBeGreaterThan(3);
    expect(barIn("de")).not.toContain("aria-labelledby");
  });

  it("WORD-04: and don't where it is, a kind of it included", () => {
    for (const language of ["de", "de-at", "uk"]) {
      expect(renderBanner(factsIn(language), undefined).markup, language).not.toContain(" lang=");
      const footer = renderFooter(factsIn(language), undefined).markup;
      expect(/<p class="small"[^>]*>/.exec(footer)?.[0], language).not.toContain(" lang=");
    }
  });
});
