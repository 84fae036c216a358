import { beforeAll, describe, expect, it } from "vitest";
import type { HistoryStep, Sitting } from "#/api/history.ts";
import { flatWords, say } from "../../words/say.ts";
import { peopleWords, placedStepWords, sittingWords } from "./step-words.ts";
import { versionsEn } from "./words/en.data.ts";
import { versionsRu } from "./words/ru.data.ts";

const words = { en: flatWords(versionsEn), ru: flatWords(versionsRu) };
type Say = Parameters<typeof placedStepWords>[0];
const inLanguage =
  (language: "en" | "ru"): Say =>
  (key, values = {}) =>
    say([words[language]], language, key, values);

const pages = { home: "Home", about: "About" };

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
    expect(placedStepWords(t, typed, pages)).toBe("Home: “Bread”");
    expect(placedStepWords(inLanguage("ru"), typed, pages)).toBe("Home: «Bread»");
    const cleared = step("operation.text.set", { page: "home", params: { text: "" } });
    expect(placedStepWords(t, cleared, pages)).toBe("Home: Text cleared");
  });

  it("pages by their names, and without one where nobody knows it any more", () => {
    const removed = step("operation.page.remove", { page: "about" });
    expect(placedStepWords(t, removed, pages)).toBe("Page “About” deleted");
    expect(placedStepWords(t, removed, {})).toBe("Page deleted");
    expect(placedStepWords(inLanguage("ru"), removed, pages)).toBe("Удалена страница «About»");
  });

  it("with how they came about", () => {
    const undone = step("operation.theme.set", { via: "undo" });
    expect(placedStepWords(t, undone, pages)).toBe("Undone: Theme changed");
    const restored = step("operation.page.restore", { via: "restore", page: "home" });
    expect(placedStepWords(t, restored, pages)).toBe("Page “Home” restored");
  });

  it("as restored, where that isn't said already", () => {
    const back = step("operation.page.add", { via: "restore", page: "about" });
    expect(placedStepWords(t, back, pages)).toBe("Restored: Page “About” added");
  });

  it("what this version doesn't know as a change", () => {
    expect(placedStepWords(t, step("operation.later.kind"), pages)).toBe("Change");
    expect(placedStepWords(t, step("toString"), pages)).toBe("Change");
  });

  it("a sitting by its latest two and how many more there are, people by their names", () => {
    const steps = ["theme.set", "settings.set", "site.create", "language.prefix"].map((name) =>
      step(`operation.${name}`),
    );
    const sitting = { steps } as unknown as Sitting;
    expect(sittingWords(t, sitting, pages)).toBe("Theme changed, Settings changed, 2 more steps");
    const people = { anna: { name: "Anna", isYou: false }, you: { name: "Me", isYou: true } };
    expect(peopleWords(t, ["anna", "you"], people)).toBe("Anna and You");
    expect(peopleWords(t, ["gone"], people)).toBe("A former member");
  });
});
