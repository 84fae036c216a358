import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { findSection, templates } from "#/sections/registry.ts";
import { spokenLanguages } from "#/site/spoken-language.ts";
import { primaryLanguage } from "#/site/language.ts";
import { type LocalizedText, translationState, wordingSchema } from "#/site/localized-text.ts";
import type { SiteDocument } from "#/site/site.ts";
import { ownPrices, withPrices } from "#/site/project/project-prices.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter, readUnnamedStarter } from "../../test/fixtures/starter.ts";
import { starters } from "./registry.ts";
import { adaptStarter } from "./adapt-starter.ts";

const cafe = readUnnamedStarter("cafe");
const { document } = cafe;
const named = starters.map(({ id }) => id);

/** Every text of pages and footer in its languages. */
function localizedIn(value: unknown): LocalizedText[] {
  if (typeof value !== "object" || value === null) return [];
  const text = z.record(z.string(), wordingSchema).safeParse(value).data;
  return text && Object.keys(text).length > 0 ? [text] : Object.values(value).flatMap(localizedIn);
}

function textsIn({ site, pages }: SiteDocument): string[] {
  // which picture shared links show is NEW-15's
  const own = pages.map(({ meta, ...page }) => ({ ...page, meta: { ...meta, socialImage: null } }));
  const all = localizedIn([site.footer, site.events, own]);
  return all.flatMap((text) => Object.values(text).flatMap((wording) => wording?.text ?? []));
}

describe("a starter as somebody's new site", () => {
  it("NEW-01: has their name, colours and fonts, and nothing that leads to others", () => {
    const theme = {
      brand: "#00665a",
      second: null,
      fonts: "manrope-inter",
      look: undefined,
    } as const;
    const { site, index, pages } = adaptStarter(cafe, { name: "Ofenfrisch", theme, templates });
    expect(site.name).toBe("Ofenfrisch");
    expect(site.theme).toEqual({ ...document.site.theme, ...theme, look: "ROUNDED" });
    expect(site.navigation["logoText"]).toMatchObject({ ru: { text: "Ofenfrisch" } });
    expect(site.settings).toMatchObject({
      email: "",
      organisation: { name: { de: { text: "Ofenfrisch" } }, phone: "", address: {} },
      chats: { data: [] },
      tracking: {},
    });
    expect(site.languages).toEqual(document.site.languages);
    expect(index).toEqual(document.index);
    expect(pages.map((page) => page.sections.map(({ id }) => id))).toEqual(
      document.pages.map((page) => page.sections.map(({ id }) => id)),
    );
  });

  it("NEW-01: is called as its owner says in every title and text that names it, in each language", () => {
    const { pages } = adaptStarter(cafe, { name: "Blue Door", templates });
    expect(pages[0]?.meta.title).toMatchObject({
      en: { text: "Blue Door: coffee and pottery in one yard" },
      ru: { text: "Blue Door: кофейня и гончарная мастерская" },
    });
  });

  describe.each(named)("the starter %s", (id) => {
    const starter = readUnnamedStarter(id);
    const own = adaptStarter(starter, { name: "A $& B", templates });
    const { document: unnamed, prices } = starter;
    // what amounts are is PRICE-155's
    const before = textsIn(prices ? withPrices(unnamed, prices, ownPrices(prices)) : unnamed);
    const after = textsIn(own);

    it("NEW-01: says the owner’s name and its own by a token, and leaves none of it in any output", () => {
      expect(before.filter((text) => text.includes("{name}"))).not.toEqual([]);
      const under = adaptStarter(starter, { templates });
      for (const output of [own, under, readStarter(id).document])
        expect(JSON.stringify(output)).not.toContain("{name");
    });

    it("NEW-01: touches no other word: streets, places and people keep their names", () => {
      before.forEach((text, at) => {
        const expected = text.replaceAll(/\{name(:\d+)?\}/g, () => "A $& B");
        expect(after[at]).toBe(expected);
      });
    });

    it("NEW-01: has no translation that the new name makes outdated", () => {
      const primary = primaryLanguage(starter.document.site.languages);
      for (const text of localizedIn(own))
        for (const language of Object.keys(text))
          expect(translationState(text, { language, primary }), JSON.stringify(text)).not.toBe(
            "stale",
          );
    });
  });

  const priced = named.map((id) => ({ id, ...readUnnamedStarter(id) }));
  const signs: Readonly<Record<string, string>> = { RUB: "₽", EUR: "€", GBP: "£" };
  const said = Object.values(signs).join("");

  it.each(
    priced.flatMap(({ id, document: { site }, prices }) =>
      prices ? site.languages.map(({ code }) => ({ id, language: code })) : [],
    ),
  )(
    "PRICE-155: $id begun in $language costs in one currency, in its prices and in the words of each language, and in amounts that are given",
    ({ id, language }) => {
      const starter = readUnnamedStarter(id);
      const { prices } = starter;
      const currency = prices?.elsewhere[language]?.currency ?? prices?.currency ?? "";
      const made = adaptStarter(starter, { name: "Blue Door", language, templates });
      const stored = JSON.stringify([made.site, made.pages]);
      const currencies = [...stored.matchAll(/"currency":"([A-Z]{3})"/g)].map(([, one]) => one);
      const written = textsIn(made).flatMap(
        (text) => text.match(new RegExp(`[${said}]`, "g")) ?? [],
      );
      expect(currencies.length + written.length).toBeGreaterThan(0);
      expect(new Set(currencies)).toEqual(new Set(currencies.length > 0 ? [currency] : []));
      expect(new Set(written)).toEqual(new Set(written.length > 0 ? [signs[currency]] : []));
      expect(stored).not.toContain("{price");
      expect(stored).not.toMatch(/rouble|ruble|dollar|\beuros?\b|рубл|фунт|евро\b/i);
    },
  );

  it("PRICE-155: all starters with prices give them in English and in Russian", () => {
    const given = priced.flatMap(({ id, prices }) =>
      prices ? [`${id} ${prices.currency} ${Object.keys(prices.elsewhere).join(" ")}`] : [],
    );
    expect(given).toEqual([
      "shop RUB en",
      "studio EUR ru",
      "cafe EUR ru",
      "polden RUB en",
      "linden GBP ru",
      "ladno RUB en",
      "yard RUB en",
      "night GBP ru",
    ]);
  });

  it("PRICE-156: a starter for a site that has prices costs in their currency, where it has amounts in it", () => {
    const linden = readUnnamedStarter("linden");
    const pricesOf = (currency: string) =>
      textsIn(adaptStarter(linden, { language: "ru", currency, templates })).find((text) =>
        text.startsWith("Врач прочтёт его за"),
      );
    expect(pricesOf("GBP")).toContain("за 64\u00a0£");
    expect(pricesOf("KZT")).toContain("за 2\u00a0500\u00a0₽");
  });

  it("NEW-560, TREE-560: a starter’s files are in the one language of a site that begins in it, and in all of them on any other", () => {
    const linden = readUnnamedStarter("linden");
    const namesOf = (choice: { language?: string; spoken?: string[] }) =>
      adaptStarter(linden, { templates, ...choice }).site.files?.map(({ name }) => name);
    const english = ["Health questionnaire.pdf", "Complaints.pdf"];
    const russian = ["Анкета о здоровье.pdf", "Жалоба по шагам.pdf"];
    const both = ["Health questionnaire, Анкета о здоровье.pdf", "Complaints, Жалоба по шагам.pdf"];
    expect(namesOf({ language: "en" })).toEqual(english);
    expect(namesOf({ language: "ru" })).toEqual(russian);
    expect(namesOf({})).toEqual(both);
    expect(namesOf({ language: "de" })).toEqual(both);
    // what a page of it brings to a site that is in these already
    expect(namesOf({ language: "de", spoken: ["de", "ru"] })).toEqual(russian);
    expect(namesOf({ language: "ru", spoken: ["ru", "de", "en"] })).toEqual(both);
    expect(namesOf({ language: "de", spoken: ["de"] })).toEqual(english);
    const { site, pages } = adaptStarter(linden, { language: "en", templates });
    expect(site.files?.map(({ id }) => id)).toEqual(
      linden.document.site.files?.map(({ id }) => id),
    );
    // they are told of as examples as those in all languages are
    const told = findProblems(
      toRecords({ site, pages, index: linden.document.index }),
      findSection,
    );
    expect(told.filter(({ code }) => code === "placeholder-file")).toHaveLength(2);
  });

  it("NEW-01: a street that is called as the starter stays, in text and address", () => {
    const linden = readUnnamedStarter("linden");
    const { pages } = adaptStarter(linden, { name: "Paw & Whisker", templates });
    expect(JSON.stringify(pages)).toContain("14 Linden Row, second floor");
    expect(pages[0]?.sections[0]?.fields["eyebrow"]).toMatchObject({
      en: { text: "A dental practice in Linden Row" },
    });
    expect(pages[0]?.meta.title).toMatchObject({
      en: { text: "Paw & Whisker: a dental practice that waits for your nod" },
    });
  });

  it("NEW-01: a name as long as one may be breaks no text", () => {
    for (const id of named) {
      const own = adaptStarter(readUnnamedStarter(id), {
        name: "ы".repeat(80),
        templates,
      });
      const problems = findProblems(toRecords(own), findSection);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });

  it("NEW-15: shared links show the header’s picture of the first page, others a picture of their own", () => {
    const linden = readUnnamedStarter("linden");
    const { site, pages } = adaptStarter(linden, { name: "Paws", templates });
    expect(site.settings.socialImage?.asset).toBe("linden-towels");
    expect(pages.map(({ meta }) => meta.socialImage?.asset)).toEqual([
      undefined,
      "linden-curtain",
      undefined,
    ]);
  });

  it("NEW-02: keeps one of its languages, in which its pages are named and nothing is missing", () => {
    const russian = adaptStarter(cafe, { name: "Печка", language: "ru", templates });
    expect(russian.site.languages).toMatchObject([{ code: "ru", isPrimary: true }]);
    expect(russian.index.entries.map(({ name }) => name)).toEqual([
      "Главная",
      "Меню",
      "Мастерская",
      "Где мы",
    ]);
    // but that its words are examples still
    const found = findProblems(toRecords(russian), findSection);
    expect(found.filter(({ code }) => !code.startsWith("placeholder-"))).toEqual([]);
  });

  it("NEW-02: names the first page too where the bar leads there by its logo", () => {
    const studio = readUnnamedStarter("studio");
    const { index } = adaptStarter(studio, { name: "Мастерская", language: "ru", templates });
    expect(studio.document.index.entries[0]?.name).toBe("Home");
    expect(index.entries[0]?.name).toBe("Главная");
  });

  it("NEW-02: names pages that neither bar nor footer leads to by their titles", () => {
    const arnes = readUnnamedStarter("arnes");
    const { index } = adaptStarter(arnes, { language: "ru", templates });
    expect(index.entries.map(({ name }) => name).join("")).not.toMatch(/[a-z]{4}/i);
  });

  it("NEW-02: stays as it is where it doesn’t have the language", () => {
    expect(
      adaptStarter(cafe, { name: "x", language: "fr", templates }).site.languages,
    ).toHaveLength(3);
  });

  it("NEW-03: the empty one has a header, two sections and a picture, in every language visitors are spoken to in", () => {
    const blank = readUnnamedStarter("blank");
    expect(blank.document.pages.map((page) => page.sections.map((one) => one.template))).toEqual([
      ["Header21", "Feature5", "Contact14"],
    ]);
    expect(blank.pictures).toHaveLength(1);
    for (const { code } of blank.document.site.languages) {
      const site = adaptStarter(blank, { name: "Mine", language: code, templates });
      const problems = findProblems(toRecords(site), findSection);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
    expect(blank.document.site.languages.map(({ code }) => code).toSorted()).toEqual(
      [...spokenLanguages].toSorted(),
    );
  });

  it("NEW-410: the empty one has nothing to mend when it is begun: its page is titled with its name and described by an example", () => {
    const blank = readUnnamedStarter("blank");
    const alone = blank.document.site.languages.map(({ code }) => ({ language: code }));
    for (const choice of [...alone, {}]) {
      const own = adaptStarter(blank, { name: "Krume", templates, ...choice });
      const [page] = own.pages;
      const primary = primaryLanguage(own.site.languages);
      expect(page?.meta.title[primary]?.text).toBe("Krume");
      const found = findProblems(toRecords(own), findSection);
      expect(found.filter(({ code }) => !code.startsWith("placeholder-"))).toEqual([]);
      expect(found).toContainEqual(
        expect.objectContaining({ code: "placeholder-text", path: ["description"] }),
      );
    }
  });
});
