import { describe, expect, it } from "vitest";
import { testPage, testRecords, testSection } from "../../../test/fixtures/document.ts";
import { findProblems } from "../../../test/fixtures/find-problems.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import type { Link } from "../link.ts";
import type { LocalizedText } from "../localized-text.ts";
import { pageKey } from "../records.ts";
import type { Section } from "../section.ts";
import { brokenLetters } from "./broken-letters.ts";
import { isFiller } from "./filler-words.ts";

const ru = (text: string): LocalizedText => ({ ru: { text } });
const withTitle = (section: Section, title: string): Section => ({
  ...section,
  fields: { ...section.fields, title: ru(title) },
});
const about: Link = { kind: "page", page: "about" };
const prices: Link = { kind: "page", page: "prices" };

function buttons(id: string, all: readonly [LocalizedText, Link][]): Section {
  const hero = withTitle(testSection(id, "Hero"), "Хлеб");
  const list = all.map(([text, link], place) => ({ id: `b${place}`, text, link, type: "primary" }));
  return { ...hero, fields: { ...hero.fields, buttons: list } };
}

/** Codes of what is wrong with a page, and the fields. */
function found(sections: Section[], redirects: { from: string; page: string }[] = []) {
  const records = testRecords();
  const all = {
    ...records,
    ...(records.index && { index: { ...records.index, redirects } }),
    [pageKey("home")]: testPage("home", sections),
  };
  return findProblems(all, findTemplate, { pages: ["home"] })
    .filter(({ page, code }) => page === "home" && /^(heading|words|word|link)-/.test(code))
    .map(({ code, section, path, language }) => [code, section, path.join("/"), language]);
}

describe("CHECK-10: headings", () => {
  const headed = withTitle(testSection("cards", "Features"), "Что есть");
  const bare = withTitle(testSection("cards", "Features"), " ");

  it("a page has one, the first section that can carry it is where it is missed", () => {
    expect(found([headed])).toEqual([]);
    expect(found([bare])).toEqual([["heading-missing", "cards", "title", "ru"]]);
    expect(found([])).toEqual([]);
  });

  it("the page's own comes before the smaller ones, those of items included", () => {
    const ticks = withTitle(testSection("ticks", "Ticks"), "");
    expect(found([ticks, headed])).toEqual([["heading-late", "ticks", "title", "ru"]]);
    expect(found([headed, ticks])).toEqual([]);
    const bareTicks = { ...ticks, fields: { ...ticks.fields, featureBlocks: [] } };
    expect(found([bareTicks, headed])).toEqual([]);
  });

  it("a required one is missed once, by its own problem, and what is hidden is not looked at", () => {
    expect(found([withTitle(testSection("hero", "Hero"), "")])).toEqual([]);
    expect(found([{ ...bare, hidden: "everywhere" }])).toEqual([]);
  });
});

describe("CHECK-11: words of links", () => {
  it.each(["Здесь", "click here!", "→ Hier klicken", "Читать далее…"])(
    "%s doesn't say where it leads",
    (words) => {
      expect(found([buttons("hero", [[ru(words), about]])])).toEqual([
        ["words-vague", "hero", "buttons/b0/text", "ru"],
      ]);
    },
  );

  it("an address is no text, in any language", () => {
    const text = { ...ru("Меню"), en: { text: "https://example.org/menu.pdf" } };
    expect(found([buttons("hero", [[text, about]])])).toEqual([
      ["words-address", "hero", "buttons/b0/text", "en"],
    ]);
    expect(found([buttons("hero", [[ru("О нас: www и другое"), about]])])).toEqual([]);
  });

  it("the same words lead to one place, wherever they stand on the page", () => {
    const same = [buttons("hero", [[ru("Записаться"), about]])];
    expect(found([...same, buttons("more", [[ru("записаться →"), about]])])).toEqual([]);
    expect(found([...same, buttons("more", [[ru("записаться →"), prices]])])).toEqual([
      ["words-same", "more", "buttons/b0/text", "ru"],
    ]);
  });

  it("a link without a target says nothing wrong", () => {
    const section = buttons("hero", []);
    const list = [{ id: "b", text: ru("Здесь"), link: null, type: "primary" }];
    expect(found([{ ...section, fields: { ...section.fields, buttons: list } }])).toEqual([]);
  });
});

it("CHECK-12: a link that goes through a redirect is told, as a warning", () => {
  const old: Link = { kind: "address", address: "/about-us/" };
  const page = [buttons("hero", [[ru("О нас"), old]])];
  const redirects = [{ from: "/about-us", page: "about" }];
  expect(found(page, redirects)).toEqual([["link-redirects", "hero", "buttons/b0/link", null]]);
  expect(found(page)).toEqual([["link-path-unknown", "hero", "buttons/b0/link", null]]);
});

describe("CHECK-13: words that stand in for others", () => {
  it.each(["Lorem ipsum dolor", "Your text here", "TODO: prices", "xxx", "…...", "Ваш текст"])(
    "%s",
    (text) => expect(isFiller(text)).toBe(true),
  );
  it.each(["Todo incluido", "TODO INCLUIDO", "Context is your texture", "Привет...", "x", ""])(
    "%j is somebody's own",
    (text) => expect(isFiller(text)).toBe(false),
  );
});

it("CHECK-14: a word of 35 letters is broken on phones, one of 34 isn't, nor what lines break in anyway", () => {
  expect(brokenLetters(`Die ${"a".repeat(34)} hier`)).toBe(0);
  expect(brokenLetters(`Die ${"a".repeat(35)} hier`)).toBe(35);
  expect(brokenLetters("https://example.org/a/long/way/to/some-page.html?with=values&more=1")).toBe(
    0,
  );
  expect(brokenLetters("漢".repeat(60))).toBe(0);
});
