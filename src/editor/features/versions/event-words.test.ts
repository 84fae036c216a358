import { describe, expect, it } from "vitest";
import { timelineDeeds } from "#/api/timeline-events.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import { flatWords, say } from "../../words/say.ts";
import { authorWords, eventWords } from "./event-words.ts";
import { versionsEn } from "./words/en.data.ts";
import { versionsRu } from "./words/ru.data.ts";

type Say = Parameters<typeof eventWords>[0];
const words = { en: flatWords(versionsEn), ru: flatWords(versionsRu) };
const inLanguage =
  (language: "en" | "ru"): Say =>
  (key, values = {}) =>
    say([words[language]], language, key, values);
const en = inLanguage("en");

const event = (what: TimelineEvent["what"], more: Partial<TimelineEvent> = {}): TimelineEvent => {
  const common = {
    kind: "event",
    id: 1,
    revision: 2,
    time: "",
    author: "anna",
    page: null,
  } as const;
  return { ...common, what, ...more };
};
const names = { pages: { home: "Home" }, timeWords: (iso: string) => `the time ${iso}` };
const people = { anna: { name: "Anna", isYou: true }, tom: { name: "Tom", isYou: false } };

describe("what was done to what visitors see is told in words", () => {
  it("HIST-20: of the site, and of a page by its name, also where it is gone", () => {
    expect(eventWords(en, event("unpublished"), names)).toBe("Site unpublished");
    const ofPage = event("published", { page: "home" });
    expect(eventWords(en, ofPage, names)).toBe("Page “Home” published again");
    expect(eventWords(inLanguage("ru"), ofPage, names)).toBe("Страница «Home» снова опубликована");
    expect(eventWords(en, { ...ofPage, page: "gone" }, names)).toContain("“deleted page”");
  });

  it("HIST-20: each deed in both languages, with nothing left to fill in", () => {
    for (const what of timelineDeeds)
      for (const page of [null, "home"])
        for (const language of ["en", "ru"] as const) {
          const told = eventWords(inLanguage(language), event(what, { page }), names);
          expect(told).not.toMatch(/\{\{|^$/);
        }
  });

  it("HIST-570: of a link by its name, where it has one", () => {
    const told = (link: string) => eventWords(en, event("linkPassword.set", { link }), names);
    expect(told("Anna")).toBe("Password set for link “Anna”");
    expect(told("")).toBe("Password set for a link");
  });

  it("HIST-28: what left of the site", () => {
    const told = (exported: TimelineEvent["exported"]) =>
      eventWords(en, event("exported", { exported }), names);
    expect(told("website")).toBe("Website exported");
    expect(told("everythingAndVisitors")).toBe("Everything exported, with visitors’ data");
  });

  it("HIST-21: plans with what is to happen and when", () => {
    const plan = event("plan.added", { action: "unpublish", at: "X", page: "home" });
    expect(eventWords(en, plan, names)).toBe("Scheduled: unpublish page “Home” on the time X");
  });

  it("PLAN-16: a plan that wasn’t done says why", () => {
    const plan = event("plan.failed", { action: "publish", at: "X", failure: "suspended" });
    expect(eventWords(en, plan, names)).toBe(
      "Site not published as scheduled for the time X. The account of the person who scheduled it is suspended.",
    );
    for (const failure of ["problems", "not-allowed", "suspended", "held", "draft"] as const)
      for (const language of ["en", "ru"] as const)
        expect(eventWords(inLanguage(language), { ...plan, failure }, names)).toMatch(/X\. .+\.$/);
  });

  it("HIST-21, HIST-23: by whom: you, somebody, whoever planned it, or the host", () => {
    expect(authorWords(en, { author: "anna" }, people)).toBe("You");
    expect(authorWords(en, { author: "tom" }, people)).toBe("Tom");
    expect(authorWords(en, { author: "anna", isPlanned: true }, people)).toBe("Scheduled by you");
    expect(authorWords(en, { author: "tom", isPlanned: true }, people)).toBe("Scheduled by Tom");
    expect(authorWords(en, { author: null }, people)).toBe("The host");
  });
});
