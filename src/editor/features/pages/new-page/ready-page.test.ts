import { expect, it } from "vitest";
import { siteLanguages } from "../../../../../test/fixtures/site-languages.ts";
import { held, isOfKind } from "#/fields/held-value.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { currencyOfLanguage } from "#/fields/price/currency-of-language.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { textLength } from "#/lib/text-length.ts";
import { findSection } from "#/sections/registry.ts";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { textHash } from "#/lib/text-hash.ts";
import type { SiteLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { interfaceLanguages } from "../../../words/languages.ts";
import { newReadyPage } from "./ready-page.ts";
import { readyPages } from "#/site/ready-words/ready-pages.data.ts";

interface Said {
  readonly text: LocalizedText;
  readonly limit: number;
}

function textsOf(specs: FieldSpecs, fields: StoredFields): Said[] {
  return Object.entries(specs).flatMap(([name, spec]): Said[] => {
    if (isOfKind(spec, "list"))
      return (held(spec, fields[name]) ?? []).flatMap((item) => textsOf(spec.item, item));
    if (!isOfKind(spec, "text")) return [];
    const text = held(spec, fields[name]) ?? {};
    return Object.keys(text).length > 0 ? [{ text, limit: spec.limit }] : [];
  });
}

/** A price, a phone number, an address of any kind, or hours: it is one, whatever language it is read in. */
const fact = /^[+\d]|@|^Hafenstraße/;

async function textsIn(
  id: string,
  languages: readonly SiteLanguage[],
  currency = currencyOfLanguage(languages[0]?.code ?? ""),
): Promise<Said[]> {
  const ready = readyPages.find((one) => one.id === id);
  if (!ready) return expect.unreachable();
  await loadDefinitions(ready.sections.map(({ template }) => template));
  const { sections } = newReadyPage(ready, { languages, currency });
  return sections.flatMap(({ template, fields }) =>
    textsOf(findSection(template)?.fields ?? {}, fields),
  );
}

it.each(readyPages.map(({ id }) => id))(
  "TREE-02: the ready page %s says everything in every language of the site, within its limits",
  async (id) => {
    const said = await textsIn(id, siteLanguages(...interfaceLanguages));
    for (const { text, limit } of said) {
      const original = text[interfaceLanguages[0] ?? ""]?.text ?? "";
      if (original === "") continue;
      const spoken = fact.test(original) ? [interfaceLanguages[0]] : interfaceLanguages.toSorted();
      expect(Object.keys(text).toSorted(), original).toEqual(spoken);
      for (const one of Object.values(text)) {
        expect(one?.text).not.toBe("");
        expect(textLength(one?.text ?? ""), one?.text).toBeLessThanOrEqual(limit);
      }
    }
  },
);

it.each(readyPages.map(({ id }) => id))(
  "TREE-02: no button of the ready page %s leads nowhere",
  async (id) => {
    const ready = readyPages.find((one) => one.id === id);
    if (!ready) return expect.unreachable();
    await loadDefinitions(ready.sections.map(({ template }) => template));
    const { sections } = newReadyPage(ready, { languages: siteLanguages("en"), currency: "USD" });
    const buttons = sections.flatMap(({ template, fields }) =>
      Object.entries(findSection(template)?.fields ?? {}).flatMap(([name, spec]) =>
        isOfKind(spec, "list") && isOfKind(spec.item["link"], "link") && spec.item["type"]
          ? (held(spec, fields[name]) ?? [])
          : [],
      ),
    );
    expect(buttons.filter(({ link }) => link === undefined)).toEqual([]);
  },
);

it("TREE-02: the translations of a ready page know their original; a language without words is left to be translated", async () => {
  const said = await textsIn("prices", siteLanguages("de", "it", "en"));
  const [title] = said;
  expect(title?.text).toEqual({
    de: { text: "Preise" },
    en: { text: "Prices", basis: textHash("Preise") },
  });
  const words = said.map(({ text }) => text["de"]?.text);
  expect(words).toContain("Beratung");
  expect(words).toContain("28 €");
});

it("TREE-02: where a ready page has no words in the site's own language it begins in English", async () => {
  const [title] = await textsIn("prices", siteLanguages("it", "ru"));
  expect(title?.text).toMatchObject({ it: { text: "Prices" }, ru: { text: "Цены" } });
});

it.each([
  ["prices", "28 €"],
  ["menu", "3,80 €"],
  ["contact", "+49 30 23125 012"],
  ["contact", "Hafenstraße 12, zweiter Stock"],
  ["contact", "hello@site.example"],
])(
  "TREE-02: of what a site has one of, the ready page %s says %s in the primary language only",
  async (id, own) => {
    const said = await textsIn(id, siteLanguages("de", "en", "fr"));
    const found = said.filter(({ text }) => text["de"]?.text === own);
    expect(found.length).toBeGreaterThan(0);
    for (const { text } of found) expect(text).toEqual({ de: { text: own } });
  },
);

it.each(["de", "es", "fr"])("TREE-02: in %s a lemonade costs the same", async (language) => {
  const menu = await textsIn("menu", siteLanguages(language));
  const words = menu.map(({ text }) => text[language]?.text);
  expect(words[words.findIndex((one) => one?.startsWith("Limon")) + 2]).toBe("3,80 €");
});

it.each([
  ["en", "EUR", ["€6.50", "€8.50", "€12.90", "€4.20", "€3.20", "€3.80"], "€30"],
  ["en", "RUB", ["₽350", "₽420", "₽690", "₽250", "₽200", "₽220"], "₽3,000"],
  ["ru", "EUR", ["6,50 €", "8,50 €", "12,90 €", "4,20 €", "3,20 €", "3,80 €"], "30 €"],
  ["de", "CHF", ["7 CHF", "9 CHF", "14 CHF", "5 CHF", "4 CHF", "4 CHF"], "28 CHF"],
  ["de", "EUR", ["6,50 €", "8,50 €", "12,90 €", "4,20 €", "3,20 €", "3,80 €"], "28 €"],
])(
  "TREE-46: on a site in %s whose prices are in %s ready pages have theirs in it",
  async (language, currency, menu, consultation) => {
    const wordsOf = async (id: string) => {
      const said = await textsIn(id, siteLanguages(language), currency);
      return said.map(({ text }) => text[language]?.text.replaceAll("\u00a0", " "));
    };
    const isPrice = (words = "") => /^(?:[€₽]|CHF )?\d[\d.,]*(?: (?:€|₽|CHF))?$/.test(words);
    expect((await wordsOf("menu")).filter(isPrice)).toEqual(menu);
    const prices = (await wordsOf("prices")).filter(isPrice);
    expect(prices).toHaveLength(4);
    expect(prices[0]).toBe(consultation);
  },
);

it.each([
  ["en", /^\+44 20 7946 0\d{3}$/],
  ["de", /^\+49 30 23125 \d{3}$/],
  ["fr", /^\+33 1 99 00 \d\d \d\d$/],
  ["es", /^\+34 000 000 000$/],
  ["uk", /^\+380 00 000 00 00$/],
  ["ru", /^\+7 900 000-00-00$/],
])("TREE-02: the phone number of a ready page in %s is nobody’s", async (language, nobodys) => {
  const said = await textsIn("contact", siteLanguages(language));
  const numbers = said.flatMap(({ text }) => text[language]?.text ?? []);
  const phones = numbers.filter((one) => one.startsWith("+"));
  expect(phones.length).toBeGreaterThan(0);
  for (const phone of phones) expect(phone).toMatch(nobodys);
});

it.each(["about", "gallery"])(
  "TREE-02, GAL-04: pictures of the ready page %s have neutral captions, not the template’s made-up works",
  async (id) => {
    const said = (await textsIn(id, siteLanguages("en", "ru"))).map(({ text }) => text["en"]?.text);
    expect(said.filter((words) => words === "Picture title")).toHaveLength(4);
    expect(said).not.toContain("Apartment by the park");
  },
);

it("TREE-02: a ready page that its owner calls something else is headed by that, in the primary language alone", async () => {
  const ready = readyPages.find(({ name, sections }) => sections[0]?.heading?.en === name.en)!;
  await loadDefinitions(ready.sections.map(({ template }) => template));
  const languages = siteLanguages("en", "de");
  const titleOf = (own?: string) => {
    const [section] = newReadyPage(ready, { languages, currency: "USD" }, own).sections;
    return Object(section?.fields["title"]);
  };
  expect(titleOf("Who we are")).toEqual({ en: { text: "Who we are" } });
  const offered = { en: { text: ready.name.en }, de: { text: ready.name.de } };
  for (const own of [undefined, "", ready.name.en, ready.name.de])
    expect(titleOf(own)).toMatchObject(offered);
});
