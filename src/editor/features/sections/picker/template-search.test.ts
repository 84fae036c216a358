import { describe, expect, it } from "vitest";
import { categories } from "#/sections/categories.ts";
import { registry } from "#/sections/registry.ts";
import { words as de } from "../../../words/languages/de/sections.data.ts";
import { words as es } from "../../../words/languages/es/sections.data.ts";
import { words as fr } from "../../../words/languages/fr/sections.data.ts";
import { words as uk } from "../../../words/languages/uk/sections.data.ts";
import { sectionsEn } from "../words/en.data.ts";
import { sectionsRu } from "../words/ru.data.ts";
import { offeredTemplates } from "./offered-templates.ts";
import { createTemplateSearch } from "./template-search.ts";

const offered = offeredTemplates(registry);
const catalogues = { en: sectionsEn, ru: sectionsRu, de, es, fr, uk };
type Language = keyof typeof catalogues;

function needsIn(language: Language): ReadonlyMap<string, string> {
  return new Map(Object.entries(catalogues[language].needs ?? {}));
}

function searchIn(language: Language) {
  const own = language === "ru" ? "ru" : "en";
  const needs = needsIn(language);
  return createTemplateSearch({
    labelOf: ({ label }) => label[own],
    descriptionOf: ({ description }) => description[own],
    categoryName: (name) => name,
    needsOf: (id) => needs.get(id) ?? "",
    wordsOf: (words) => words[own],
  });
}
const searches = new Map<Language, ReturnType<typeof searchIn>>();

const ids = (query: string, language: Language = "en") => {
  const search = searches.get(language) ?? searchIn(language);
  searches.set(language, search);
  return search(offered, query).map(({ id }) => id);
};

/** The kind of template that is found first. */
const kind = (query: string, language: Language = "en") =>
  offered.find(({ id }) => id === ids(query, language)[0])?.category;

describe("the picker's search", () => {
  it("PICK-02: finds by name, id and in the editor's language, by name first", () => {
    expect(ids("price")[0]).toBe("Pricing8");
    expect(ids("цены")[0]).toBeUndefined();
    expect(ids("ЦЕНЫ", "ru")[0]).toBe("Pricing8");
    expect(ids("feature15 2")).toEqual(["Feature15_2"]);
    expect(ids("")).toHaveLength(offered.length);
    expect(ids("  ,.?")).toHaveLength(offered.length);
  });

  it("PICK-02: finds what somebody needs, as they say it", () => {
    const team = ["TeamCards", "TeamList", "TeamCircles"];
    expect(ids("who works here")).toEqual(team);
    expect(ids("кто у нас работает", "ru").slice(0, 3)).toEqual(team);
    expect(ids("часто спрашивают", "ru")).toEqual(["QuestionsColumns", "QuestionsAccordion"]);
  });

  it.each<[Language, string, string]>([
    ["en", "testimonials", "reviews"],
    ["en", "how to get here", "place"],
    ["en", "book a table", "contact"],
    ["en", "FAQ", "questions"],
    ["en", "when are you open", "hours"],
    ["en", "wedding", "rsvp"],
    ["en", "blog", "posts"],
    ["ru", "отзыв", "reviews"],
    ["ru", "сколько стоит", "pricing"],
    ["ru", "как проехать", "place"],
    ["ru", "соцсети", "links"],
    ["ru", "концерты", "events"],
    ["ru", "партнеры", "logos"],
    ["de", "Wer hier arbeitet", "team"],
    ["de", "Speisekarte", "menu"],
    ["es", "quién trabaja aquí", "team"],
    ["es", "cuánto cuesta", "pricing"],
    ["fr", "qui travaille ici", "team"],
    ["fr", "questions fréquentes", "questions"],
    ["uk", "хто тут працює", "team"],
    ["uk", "як доїхати", "place"],
  ])("PICK-02: in %s “%s” leads to %s", (language, query, category) => {
    expect(kind(query, language)).toBe(category);
  });

  it.each<[Language, string, string]>([
    ["en", "donate", "PayDonate"],
    ["en", "how to find us", "PlaceMap"],
    ["en", "our work", "Portfolio12"],
    ["en", "countdown timer", "Countdown"],
    ["ru", "собрать деньги", "PayDonate"],
    ["ru", "таймер", "Countdown"],
    ["ru", "как нас найти", "PlaceMap"],
    ["ru", "наши работы", "Portfolio12"],
    ["ru", "часы работы", "HoursTable"],
  ])("PICK-19: in %s “%s” leads to %s first", (language, query, template) => {
    expect(ids(query, language)[0]).toBe(template);
  });

  it("PICK-02: of many words most are enough, of two both are asked", () => {
    expect(kind("portraits of our lovely staff")).toBe("team");
    expect(ids("nothing of the kind")).toEqual([]);
    expect(ids("no such thing")).toEqual([]);
    expect(ids("price zeppelin")).toEqual([]);
  });

  it("PICK-02: takes what is typed as words, whatever it is", () => {
    for (const query of ["(", "[a-z", "\\", "<script>alert(1)</script>", "%00", "🦊".repeat(9)])
      expect(() => ids(query)).not.toThrow();
    expect(ids("x".repeat(10_000))).toEqual([]);
  });

  it("PICK-02: needs are those of categories and templates that there are", () => {
    const known = new Set([...categories, ...registry].map(({ id }) => id));
    for (const language of Object.keys(catalogues) as Language[])
      for (const id of needsIn(language).keys()) expect(known, `${language} ${id}`).toContain(id);
  });
});
