import { describe, expect, it } from "vitest";
import { findSection, templates } from "#/sections/registry.ts";
import { spokenLanguages } from "#/site/spoken-language.ts";
import { toRecords } from "#/site/records.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";
import { readStarter } from "../../test/fixtures/starter.ts";
import { adaptStarter } from "./adapt-starter.ts";

const { document } = readStarter("cafe");

describe("a starter as somebody's new site", () => {
  it("NEW-01: has their name, colours and fonts, and nothing that leads to others", () => {
    const theme = {
      brand: "#00665a",
      second: null,
      fonts: "manrope-inter",
      look: undefined,
    } as const;
    const { site, index, pages } = adaptStarter(document, { name: "Ofenfrisch", theme, templates });
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

  it("NEW-01: is called as its owner says in every title and text, where the starter's own name stood as a word", () => {
    for (const id of ["shop", "studio", "cafe"]) {
      const starter = readStarter(id).document;
      const { name } = starter.site;
      const before = JSON.stringify(starter.pages);
      expect(before, id).toContain(name);
      const own = adaptStarter(starter, { name: "A $& B", templates });
      expect(JSON.stringify(own), id).not.toContain(`"text":"${name}`);
      const count = (text: string, word: string) => text.split(word).length - 1;
      expect(count(JSON.stringify(own.pages), "A $& B"), id).toBeGreaterThan(0);
      expect(count(JSON.stringify(own.pages), name), id).toBe(0);
    }
    const { pages } = adaptStarter(document, { name: "Blue Door", templates });
    expect(pages[0]?.meta.title).toMatchObject({
      en: { text: "Blue Door: coffee and pottery in one yard" },
      ru: { text: "Blue Door: кофейня и гончарная мастерская" },
    });
  });

  it("NEW-01: a name as long as one may be breaks no text", () => {
    for (const id of ["shop", "studio", "cafe"]) {
      const own = adaptStarter(readStarter(id).document, { name: "ы".repeat(80), templates });
      const problems = findProblems(toRecords(own), findSection);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });

  it("NEW-02: keeps one of its languages, in which its pages are named and nothing is missing", () => {
    const russian = adaptStarter(document, { name: "Печка", language: "ru", templates });
    expect(russian.site.languages).toMatchObject([{ code: "ru", isPrimary: true }]);
    expect(russian.index.entries.map(({ name }) => name)).toEqual([
      "Главная",
      "Меню",
      "Мастерская",
      "Где мы",
    ]);
    expect(findProblems(toRecords(russian), findSection)).toEqual([]);
  });

  it("NEW-02: names the first page too where the bar leads there by its logo", () => {
    const { document: studio } = readStarter("studio");
    const { index } = adaptStarter(studio, { name: "Мастерская", language: "ru", templates });
    expect(studio.index.entries[0]?.name).toBe("Home");
    expect(index.entries[0]?.name).toBe("Главная");
  });

  it("NEW-02: stays as it is where it doesn’t have the language", () => {
    expect(
      adaptStarter(document, { name: "x", language: "fr", templates }).site.languages,
    ).toHaveLength(3);
  });

  it("NEW-03: the empty one has a header, two sections and a picture, in every language visitors are spoken to in", () => {
    const blank = readStarter("blank");
    expect(blank.document.pages.map((page) => page.sections.map((one) => one.template))).toEqual([
      ["Header21", "Feature5", "Contact14"],
    ]);
    expect(blank.pictures).toHaveLength(1);
    for (const { code } of blank.document.site.languages) {
      const site = adaptStarter(blank.document, { name: "Mine", language: code, templates });
      const problems = findProblems(toRecords(site), findSection);
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
    expect(blank.document.site.languages.map(({ code }) => code).toSorted()).toEqual(
      [...spokenLanguages].toSorted(),
    );
  });
});
