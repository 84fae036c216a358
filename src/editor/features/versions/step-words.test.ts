import { beforeAll, describe, expect, it } from "vitest";
import type { HistoryStep } from "#/api/history.ts";
import { linkedTemplate } from "#/site/linked.ts";
import { flatWords, say } from "../../words/say.ts";
import { peopleWords, placedStepWords, sittingWords } from "./step-words.ts";
import type { StepNames } from "./step-words.ts";
import { screensEn } from "../../words/locales/screens.en.data.ts";
import { screensRu } from "../../words/locales/screens.ru.data.ts";
import { versionsEn } from "./words/en.data.ts";
import { versionsRu } from "./words/ru.data.ts";

const words = { en: flatWords(versionsEn), ru: flatWords(versionsRu) };
const places = { en: flatWords(screensEn), ru: flatWords(screensRu) };
type Say = Parameters<typeof placedStepWords>[0];
const inLanguage =
  (language: "en" | "ru"): Say =>
  (key, values = {}) =>
    say([words[language]], language, key, values);

const namesIn = (language: "en" | "ru"): StepNames => ({
  pages: { home: "Home", about: "About" },
  place: (key, values = {}) => say([places[language]], language, key, values),
});
const names = namesIn("en");

function step(key: string, more: Partial<HistoryStep> = {}): HistoryStep {
  const common = { revision: 2, time: "", author: "anna", via: "editor", count: 1 };
  return { ...common, key, params: {}, page: null, section: null, ...more };
}

describe("HIST-13: steps are told in words", () => {
  let t: Say;
  beforeAll(() => {
    t = inLanguage("en");
  });

  it("with the page and the text", () => {
    const typed = step("operation.text.set", { page: "home", params: { text: "Bread" } });
    expect(placedStepWords(t, typed, names)).toBe("Home: “Bread”");
    expect(placedStepWords(inLanguage("ru"), typed, names)).toBe("Home: «Bread»");
    const cleared = step("operation.text.set", { page: "home", params: { text: "" } });
    expect(placedStepWords(t, cleared, names)).toBe("Home: Text cleared");
  });

  it("LINKED-02: a linked section that is detached", () => {
    const detached = step("operation.section.add", {
      page: "home",
      params: { template: "Features", replaced: 1 },
    });
    expect(placedStepWords(t, detached, names)).toBe("Home: Linked section detached");
    expect(placedStepWords(inLanguage("ru"), detached, names)).toBe(
      "Home: Связанная секция отвязана",
    );
  });

  it("HIST-189: sections that went, and linked ones that came, by their titles or templates", () => {
    const removed = (params: HistoryStep["params"]) =>
      placedStepWords(t, step("operation.section.remove", { page: "home", params }), names);
    expect(removed({ title: "Opening hours", template: "Hours" })).toBe(
      "Home: Section “Opening hours” deleted",
    );
    expect(removed({ title: "", template: "Hours1" })).toBe("Home: Section “Hours1” deleted");
    expect(removed({})).toBe("Home: Section deleted");
    const added = step("operation.section.add", {
      page: "home",
      via: "restore",
      params: { template: linkedTemplate.id, title: "Opening hours", named: "Hours" },
    });
    expect(placedStepWords(t, added, names)).toBe(
      "Home: Restored: Linked section “Opening hours” added",
    );
  });

  it("HIST-234: items, events and files that were deleted by their names, and without where nobody knows them", () => {
    const deleted = (what: string, name: string, more = {}) =>
      placedStepWords(t, step(`operation.${what}.remove`, { params: { name, ...more } }), names);
    const bar = { part: "navigation", list: "links", item: "n" };
    expect(deleted("item", "Bread", bar)).toBe("Navigation bar: Item “Bread” deleted");
    expect(deleted("item", "", bar)).toBe("Navigation bar: Item deleted");
    expect(deleted("event", "Party")).toBe("Event “Party” deleted");
    expect(deleted("event", "")).toBe("Event deleted");
    expect(deleted("file", "Menu.pdf")).toBe("File “Menu.pdf” deleted");
    expect(deleted("file", "")).toBe("File deleted");
  });

  it("HIST-189: a sitting is told by what was done before what only came back", () => {
    const back = step("operation.section.add", {
      page: "home",
      via: "restore",
      params: { template: "Hours1" },
    });
    const theme = step("operation.theme.set", { params: { fields: "brand" } });
    const added = step("operation.language.add", { params: { language: "de" } });
    expect(sittingWords(t, { steps: [back, theme, added] }, names)).toBe(
      "Language added: Deutsch · Theme changed · 1 more step",
    );
  });

  it("pages by their names, and without one where nobody knows it any more", () => {
    const removed = step("operation.page.remove", { page: "about" });
    expect(placedStepWords(t, removed, names)).toBe("Page “About” deleted");
    expect(placedStepWords(t, removed, { ...names, pages: {} })).toBe("Page deleted");
    expect(placedStepWords(inLanguage("ru"), removed, names)).toBe("Удалена страница «About»");
  });

  it("with the part of the site, and which of its logos", () => {
    const onBar = (name: string, field: string, more = {}) =>
      step(`operation.${name}`, { params: { part: "navigation", field, ...more } });
    const words = [
      onBar("picture.set", "logo"),
      onBar("picture.set", "logoOnDark"),
      onBar("field.set", "logoWidth"),
      onBar("link.set", "link"),
      onBar("text.set", "logoText", { text: "Bakery" }),
      onBar("section.set", "", { fields: "mode" }),
      step("operation.text.set", { params: { part: "footer", text: "Since 1990" } }),
      step("operation.text.set", { page: "home", params: { part: "meta", text: "Bread" } }),
    ].map((one) => placedStepWords(t, one, names));
    expect(words).toEqual([
      "Navigation bar: Logo changed",
      "Navigation bar: Logo for dark backgrounds changed",
      "Navigation bar: Logo changed",
      "Navigation bar: Link changed",
      "Navigation bar: “Bakery”",
      "Navigation bar: Look changed",
      "Footer: “Since 1990”",
      "Home: “Bread”",
    ]);
  });

  it("with a linked section as their place", () => {
    const onLinked = (name: string, more = {}) =>
      step(`operation.${name}`, { params: { part: "linked", ...more } });
    const typed = onLinked("text.set", { text: "Open daily" });
    expect(placedStepWords(t, typed, names)).toBe("Linked section: “Open daily”");
    expect(placedStepWords(inLanguage("ru"), typed, namesIn("ru"))).toBe(
      "Связанная секция: «Open daily»",
    );
    const look = onLinked("section.set", { fields: "mode", linked: "shared" });
    const told = (count: number): string =>
      placedStepWords(t, look, { ...names, linkedPages: new Map([["shared", count]]) });
    expect(told(2)).toBe("Linked section (2 pages): Look changed");
    expect(told(0)).toBe("Linked section: Look changed");
    expect(placedStepWords(t, look, names)).toBe("Linked section: Look changed");
  });

  it("LINKED-04: a linked section that was deleted with the number of its pages, its place as what it is", () => {
    const removed = step("operation.linked.remove", { page: "home", count: 3 });
    expect(placedStepWords(t, removed, names)).toBe("Linked section deleted from 2 pages");
    expect(placedStepWords(t, step("operation.linked.remove"), names)).toBe(
      "Linked section removed",
    );
    const placed = step("operation.section.add", { page: "about", params: { template: "Linked" } });
    expect(placedStepWords(t, placed, names)).toBe("About: Linked section added");
  });

  it("with how they came about", () => {
    const undone = step("operation.theme.set", { via: "undo" });
    expect(placedStepWords(t, undone, names)).toBe("Theme changed (undo)");
    const restored = step("operation.page.restore", { via: "restore", page: "home" });
    expect(placedStepWords(t, restored, names)).toBe("Page “Home” restored");
  });

  it("as restored, where that isn't said already", () => {
    const back = step("operation.page.add", { via: "restore", page: "about" });
    expect(placedStepWords(t, back, names)).toBe("Restored: Page “About” added");
  });

  it("what this version doesn't know as a change", () => {
    expect(placedStepWords(t, step("operation.later.kind"), names)).toBe("Change");
    expect(placedStepWords(t, step("toString"), names)).toBe("Change");
  });

  it("languages by what they call themselves", () => {
    const added = step("operation.language.add", { params: { language: "fr" } });
    expect(placedStepWords(t, added, names)).toBe("Language added: Français");
  });

  it("HIST-105: what was written comes before how the site is set up, and a language that was added is told of once", () => {
    const french = { params: { language: "fr" } };
    const steps = [
      step("operation.language.set", french),
      step("operation.theme.set"),
      step("operation.text.set", { page: "home", params: { text: "Bread" } }),
      step("operation.language.add", french),
    ];
    expect(sittingWords(t, { steps }, names)).toBe(
      "Language added: Français · Home: “Bread” · 1 more step",
    );
    expect(sittingWords(t, { steps: steps.slice(0, 2) }, names)).toBe(
      "Language changed: Français · Theme changed",
    );
  });

  it("a sitting by two of its steps and how many more there are, people by their names", () => {
    const steps = ["theme.set", "settings.set", "site.create", "language.prefix"].map((name) =>
      step(`operation.${name}`),
    );
    expect(sittingWords(t, { steps }, names)).toBe("Site created · Theme changed · 2 more steps");
    const people = { anna: { name: "Anna", isYou: false }, you: { name: "Me", isYou: true } };
    expect(peopleWords(t, ["anna", "you"], people)).toBe("Anna and You");
    expect(peopleWords(t, ["gone"], people)).toBe("A former member");
  });
});

describe("HIST-26: a sitting tells what stands", () => {
  const t = inLanguage("en");
  const theme = step("operation.theme.set", { params: { fields: "look" } });
  const undone = (one: HistoryStep, more: Partial<HistoryStep> = {}): HistoryStep => ({
    ...one,
    via: "undo",
    ...more,
  });
  const typed = (text: string, count = 1): HistoryStep =>
    step("operation.text.set", {
      page: "home",
      section: "hero",
      count,
      params: { field: "title", language: "en", text },
    });
  const typedBack = (text: string): HistoryStep =>
    undone(typed(text), { key: "operation.text.restore" });
  const added = step("operation.item.add", {
    page: "home",
    section: "prices",
    params: { list: "cards" },
  });
  const removed = undone(added, { key: "operation.item.remove" });
  /** Told oldest first, as they are done. */
  const told = (...steps: readonly HistoryStep[]): string =>
    sittingWords(t, { steps: steps.toReversed() }, names);

  it("not what was undone, nor that it was", () => {
    expect(told(theme, added, removed)).toBe("Theme changed");
    expect(told(theme, typed("Bread"), typedBack("Home"), added)).toBe(
      "Home: Item added · Theme changed",
    );
    expect(told(added, theme, undone(theme), removed, typed("Bread"))).toBe("Home: “Bread”");
  });

  it("what was done again, and what a step of an earlier sitting was undone", () => {
    expect(told(added, removed, { ...added, via: "redo" })).toBe("Home: Item added");
    expect(told(typed("Bread"), removed)).toBe("Home: Item deleted (undo) · Home: “Bread”");
    expect(told({ ...added, via: "redo" })).toBe("Home: Item added (redo)");
  });

  it("of a text whose typing was undone in part, what it became", () => {
    expect(told(theme, typed("Bread and cakes", 2), typedBack("Bread"))).toBe(
      "Home: “Bread” restored (undo) · Theme changed",
    );
    expect(told(theme, typed("Bread and cakes", 2), typedBack("Bread"), typedBack("Home"))).toBe(
      "Theme changed",
    );
  });

  it("a batch, which is undone from its end", () => {
    const swapped = step("operation.picture.set", { page: "home", section: "hero", count: 2 });
    expect(told(theme, swapped, undone(swapped, { key: "operation.field.set" }))).toBe(
      "Theme changed",
    );
  });

  it("nobody else’s step is taken for one’s own", () => {
    expect(told(theme, undone(theme, { author: "boris" }))).toContain("(undo)");
    const [look, fonts] = ["look", "fonts"].map((fields) => ({ ...theme, params: { fields } }));
    if (!look || !fonts) throw new Error("No steps");
    expect(told(look, fonts, undone(look))).toBe("Theme changed");
    expect(told(look, undone(fonts))).toContain("(undo)");
  });

  it("that all of it was undone, once", () => {
    expect(told(theme, undone(theme))).toBe("Theme changed (undo)");
  });
});
