import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { nestedFields } from "../nested-fields.ts";
import { sampleKind } from "#/site/ready-words/sample-words.ts";
import { textKind } from "./kind.ts";
import { stressed, text } from "./spec.ts";

const limit = 20;
const spec = text({ limit, isRequired: true });
const en = (words: string): LocalizedText => ({ en: { text: words } });
const stored = (value: unknown) => textKind.schema(spec, nestedFields).safeParse(value).success;
const startWords = "Say what matters most in one line";
const checkedTitle = {
  spec,
  name: "title",
  isStart: () => false,
  primary: "en",
  languages: ["en"],
  sampleKind,
  brokenLink: () => undefined,
  hasHours: false,
};
const codesOf = (
  value: LocalizedText,
  languages: readonly string[] = ["en"],
  initial = startWords,
) =>
  textKind
    .problems?.({
      ...checkedTitle,
      value,
      initials: () => [{ en: initial, ru: "Главное" }],
      languages,
    })
    .map(({ code }) => code);

describe("a text", () => {
  it("R28: stores ten times its limit, and not a character more", () => {
    expect(stored(en("a".repeat(limit * 10)))).toBe(true);
    expect(stored(en("a".repeat(limit * 10 + 1)))).toBe(false);
  });

  it.each(["words", null, { en: "words" }, { "!": { text: "a" } }, { en: { text: 1 } }])(
    "stores no %j",
    (value) => {
      expect(stored(value)).toBe(false);
    },
  );

  it("is published with its limit's number of characters, and not with one more", () => {
    expect(codesOf(en("a".repeat(limit)))).toEqual([]);
    expect(codesOf(en("a".repeat(limit + 1)))).toEqual(["text-over-limit"]);
  });

  it("is missed where it is required, and where a language lacks it", () => {
    expect(codesOf(en(" "))).toContain("text-missing");
    expect(codesOf(en("Lamps"), ["en", "ru"])).toEqual(["untranslated"]);
  });

  it("is warned of while it is still what a new section says", () => {
    expect(codesOf(en(startWords))).toContain("placeholder-text");
  });

  it.each([
    ["What we serve, and what it costs.", true],
    ["what you agree on first", true],
    ["Was Sie erwartet", false],
    ["made here", true],
    ["Menu", false],
    ["Get started", false],
    ["We bake everything in our own oven.", false],
  ])("CHECK-03, CHECK-46: of a ready page’s words, %j is warned of: %s", (words, isWarned) => {
    expect(codesOf(en(words))?.includes("placeholder-text")).toBe(isWarned);
  });

  it.each([
    ["+1 555 0100, any time of the day", "placeholder-fact"],
    ["12 Baker Street, on the corner", "placeholder-fact"],
    ["About €9 a portion, with bread", "placeholder-fact"],
    ["A sentence of two lines at most", "placeholder-text"],
  ])("CHECK-03: of words that it starts with, %j is a %s", (words, code) => {
    expect(codesOf(en(words), ["en"], words)).toContain(code);
  });

  it("PRICE-46: that is a price is still what a section begins with in another currency", () => {
    const priced = text({ role: "price", limit: 7, initial: { en: "$30", ru: "3 000 ₽" } });
    const isUntouched = (words: string, at = priced) =>
      textKind.isUntouched(at, en(words), undefined, nestedFields);
    expect(["$30", "€30", "30 €", "₴3,000", "30 ლ"].map((one) => isUntouched(one))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(["€31", "30", "from €30", "300 €"].map((one) => isUntouched(one))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const isTold = (words: string, isStart: boolean) =>
      textKind
        .problems?.({
          ...checkedTitle,
          spec: priced,
          value: en(words),
          initials: () => [priced.initial],
          isStart: () => isStart,
        })
        .some(({ code }) => code === "placeholder-fact");
    expect(isTold("€3,000", true)).toBe(true);
    expect(isTold("€3,000", false)).toBe(false);
    const body = text({ limit: 7, initial: { en: "$30", ru: "3 000 ₽" } });
    expect(isUntouched("€30", body)).toBe(false);
  });

  it("is found by whoever looks for texts, with its limit", () => {
    expect(textKind.texts?.(en("Lamps"), spec)).toEqual([{ path: [], limit, text: en("Lamps") }]);
    expect(textKind.aliases?.anywhere).toMatchObject({ blockTitle: "title" });
  });

  it("RICH-03: links within it lead where its copy's do, and are told where they lead nowhere", () => {
    const page = (id: string) => ({ kind: "page", page: id }) as const;
    const marked = (id: string): LocalizedText => ({
      en: { text: "Our prices", marks: [{ kind: "link", from: 4, to: 10, link: page(id) }] },
    });
    expect(textKind.links?.(marked("prices"))).toEqual([page("prices")]);
    const copying = { createId: () => "n" };
    const copyTo = (link: (from: Link) => Link | null) =>
      textKind.copy?.(spec, marked("prices"), { ...copying, link }, nestedFields);
    expect(copyTo(() => page("other"))).toEqual(marked("other"));
    expect(copyTo(() => null)).toEqual({ en: { text: "Our prices", marks: [] } });
    const more = { kind: "link", from: 0, to: 3, link: page("here") } as const;
    const { en: words } = marked("gone");
    const problems = textKind.problems?.({
      spec,
      value: { en: { text: "Our prices", marks: [more, ...(words?.marks ?? [])] } },
      name: "text",
      initials: () => [],
      isStart: () => false,
      primary: "en",
      languages: ["en"],
      sampleKind,
      hasHours: true,
      brokenLink: (one) =>
        one.kind === "page" && one.page === "gone" ? "link-page-gone" : undefined,
    });
    expect(problems).toEqual([{ code: "link-page-gone", language: "en", values: { link: 1 } }]);
  });

  const emphasis = { kind: "emphasis", from: 0, to: 3 } as const;
  const link = { kind: "address", address: "https://example.org/" } as const;

  it.each([
    [emphasis, true],
    [{ ...emphasis, kind: "strong" }, false],
    [{ ...emphasis, kind: "link", link }, false],
    [{ ...emphasis, to: 4 }, false],
    [{ ...emphasis, to: 0 }, false],
    [{ ...emphasis, html: "<em>" }, false],
  ])("STRESS-01: of a title some of whose words may be stressed, %j is stored: %j", (mark, is) => {
    const value = { en: { text: "you", marks: [mark] } };
    const title = text({ limit, marks: stressed });
    expect(textKind.schema(title, nestedFields).safeParse(value).success).toBe(is);
    expect(stored(value)).toBe(false);
  });

  it("STRESS-01: a plain text takes the words of a stressed one, and a stressed one what it can have of a rich one", () => {
    const strong = { ...emphasis, kind: "strong" } as const;
    const value: LocalizedText = {
      en: { text: "you", basis: "x", marks: [emphasis, strong] },
      ru: { text: "вы" },
    };
    const swapped = (marks?: typeof stressed) =>
      nestedFields.carry(
        { specs: { title: text({ limit, ...(marks && { marks }) }) }, value: { title: {} } },
        {
          specs: { title: text({ limit, marks: ["emphasis", "strong"] }) },
          value: { title: value },
        },
        "blank",
      );
    expect(swapped()).toEqual({ title: { en: { text: "you", basis: "x" }, ru: { text: "вы" } } });
    expect(swapped(stressed)).toEqual({
      title: { en: { text: "you", basis: "x", marks: [emphasis] }, ru: { text: "вы" } },
    });
  });
});
