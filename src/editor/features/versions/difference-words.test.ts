import { expect, it } from "vitest";
import type { Differences } from "#/api/history.ts";
import { alignment } from "#/fields/choice/spec.ts";
import type { FieldSpec } from "#/fields/kinds.ts";
import { link } from "#/fields/link/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { flatWords, say } from "../../words/say.ts";
import { differenceWords, fieldPlace, sinceWords } from "./difference-words.ts";
import { text } from "#/fields/text/spec.ts";
import { screensEn } from "../../words/locales/screens.en.data.ts";
import { versionsEn } from "./words/en.data.ts";

const words = flatWords(versionsEn);
const t: Parameters<typeof sinceWords>[0] = (key, values = {}) => say([words], "en", key, values);
const screens = flatWords(screensEn);
const ofScreens: Parameters<typeof sinceWords>[1] = (key, values = {}) =>
  say([screens], "en", key, values);
const since = (differences: Differences | undefined) => sinceWords(t, ofScreens, differences);

/** The site as it is now, compared with itself. */
const same: Differences = {
  revision: 5,
  pages: [],
  texts: [],
  textCount: 0,
  others: [],
  otherCount: 0,
  hiddenTexts: [],
  theme: false,
  navigation: false,
  footer: false,
  languages: false,
  settings: false,
  events: false,
  linked: false,
  structure: false,
  themeValues: [],
  languageChanges: [],
};

it("HIST-12, HIST-17: how much has changed since a point is said, and nothing where nothing has", () => {
  expect(since(undefined)).toBe("");
  expect(since(same)).toBe("Nothing has changed since");
  expect(since({ ...same, theme: true })).toBe("The site’s theme or settings have changed since");
  const page = { page: "home", name: "Home", path: "/", change: "changed" as const };
  const edit = { added: [], removed: [], hasMoved: true };
  const leaves = { texts: [], textCount: 0, others: [], otherCount: 0, hiddenTexts: [] };
  const differences = { ...same, pages: [{ ...page, ...edit, ...leaves }] };
  expect(since(differences)).toBe("Page “Home” has changed since");
});

it("HIST-550: languages that came or went are told by their names, and the site’s settings only where they differ", () => {
  const added = { code: "fr", change: "added" as const };
  const spoken = { ...same, languages: true, languageChanges: [added] };
  expect(since(spoken)).toBe("French added");
  const both = [added, { code: "de", change: "removed" as const }];
  expect(since({ ...spoken, languageChanges: both, theme: true })).toBe(
    "The site’s theme or settings have changed since · French added, German removed",
  );
  expect(since({ ...spoken, languageChanges: [] })).toBe(
    "The site’s theme or settings have changed since",
  );
});

it("HIST-12, HIST-346: a text that differs is told with the name of its field, also where that has no label of its own", () => {
  const place = { target: { page: "home", section: "s" }, path: ["title"] };
  const at = { ...place, language: "en", item: undefined };
  const heading = text({ role: "heading" });
  expect(fieldPlace(t, { ...at, spec: heading }, undefined)).toBe("Title › English");
  expect(fieldPlace(t, { ...at, spec: text({ role: "body" }) }, undefined)).toBe("Text › English");
  const label = { en: "Opening line", ru: "Начало" };
  expect(fieldPlace(t, { ...at, spec: text({ label }) }, undefined)).toBe("Opening line › English");
  const meta = { ...at, target: { part: "meta", page: "home" } as const, spec: text({}) };
  expect(fieldPlace(t, meta, undefined)).toBe("Page title › English");
  expect(fieldPlace(t, { ...meta, path: ["description"] }, undefined)).toBe(
    "Page description › English",
  );
  const alt = { ...at, path: ["image", "alt"], spec: picture({ ratio: "1:1", sizes: "1px" }) };
  expect(fieldPlace(t, alt, undefined)).toBe("Alt text › English");
  const item = { name: { en: "Button", ru: "Кнопка" }, number: 2 };
  expect(fieldPlace(t, { ...place, spec: link(), item }, undefined)).toBe("Button 2 › Link");
});

it("HIST-187, HIST-490: a section that differs is told with the names of its fields, each once, of many the first, and with languages that don’t go without saying", () => {
  const target = { page: "home", section: "s" };
  const value = (spec: FieldSpec) => ({
    target,
    path: ["field"],
    spec,
    past: null,
    now: null,
    item: undefined,
  });
  const [title, body] = [text({ role: "heading" }), text({ role: "body" })].map((spec) => ({
    target,
    path: ["text"],
    language: "en",
    past: null,
    now: "Bread",
    spec,
    item: undefined,
    isHidden: false,
    translations: [],
  }));
  if (!title || !body) return expect.unreachable();
  const changed = {
    kind: "changed" as const,
    section: "s",
    template: "Header21",
    texts: [title, title],
    values: [value(link())],
    hasMoved: false,
    hasOtherLook: false,
    hasOthers: false,
  };
  expect(differenceWords(t, changed, "en")).toBe("Title, Link");
  const russian = { ...title, language: "ru" };
  const translated = { ...changed, texts: [russian], values: [] };
  expect(differenceWords(t, translated, "en")).toBe("Title (Russian)");
  expect(differenceWords(t, translated, "ru")).toBe("Title");
  expect(differenceWords(t, { ...translated, values: [value(link())] }, undefined)).toBe(
    "Title (Russian), Link",
  );
  expect(differenceWords(t, { ...changed, texts: [title, russian, body] }, "en")).toBe(
    "Title (English, Russian), Text, Link",
  );
  const many = [
    value(link()),
    value(alignment("title")),
    value(picture({ ratio: "1:1", sizes: "1px" })),
  ];
  expect(differenceWords(t, { ...changed, texts: [title, body], values: many }, "en")).toBe(
    "Title, Text, Link and 2 more",
  );
  const moved = { ...changed, texts: [], values: [], hasOthers: true, hasMoved: true };
  expect(differenceWords(t, moved, "en")).toBe("Items added, removed or moved, Moved");
});
