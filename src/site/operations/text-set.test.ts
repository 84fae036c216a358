import { describe, expect, it } from "vitest";
import { mark } from "../examples/example-mark.ts";
import { german, testRecords } from "../../../test/fixtures/document.ts";
import { run, runAll, runAndUndo, verdict } from "../../../test/fixtures/operations.ts";
import { toDocument } from "../records.ts";
import type { Records } from "../records.ts";

const title = { target: { page: "home", section: "hero" }, path: ["title"], language: "ru" };
const cards = { page: "home", section: "cards" };

function heroTitle(records: Records): unknown {
  return toDocument(records).pages[0]?.sections[0]?.fields.title;
}

describe("text.set", () => {
  it("sets a text, and undoing gives back every byte", () => {
    const { records } = runAndUndo(testRecords(), "text.set", {
      ...title,
      text: "Фары без ошибок",
      was: "Заголовок",
    });
    expect(heroTitle(records)).toEqual({ ru: { text: "Фары без ошибок" } });
  });

  it("remembers of a translation which original it was made from", () => {
    const { records } = runAndUndo(testRecords(), "text.set", {
      ...title,
      language: "en",
      text: "Lights",
      was: "",
    });
    expect(heroTitle(records)).toEqual({
      ru: { text: "Заголовок" },
      en: { text: "Lights", basis: expect.any(String) },
    });
  });

  it("changes nothing where the text is the same", () => {
    const { records } = runAndUndo(testRecords(), "text.set", {
      ...title,
      text: "Заголовок",
      was: "Заголовок",
    });
    expect(heroTitle(records)).toEqual({ ru: { text: "Заголовок" } });
  });

  it("DOC-04 (I4): merges edits of one text that don't overlap, and logs what took effect", () => {
    const first = run(testRecords(), "text.set", {
      ...title,
      text: "one two three",
      was: "Заголовок",
    });
    const second = run(first.records, "text.set", {
      ...title,
      text: "one two 3",
      was: "one two three",
    });
    const third = run(second.records, "text.set", {
      ...title,
      text: "1 two three",
      was: "one two three",
    });
    expect(heroTitle(third.records)).toEqual({ ru: { text: "1 two 3" } });
    expect(third.args).toMatchObject({ text: "1 two 3", was: "one two 3" });
  });

  it("DOC-04 (I4): asks the later writer where edits overlap", () => {
    const first = run(testRecords(), "text.set", { ...title, text: "theirs", was: "Заголовок" });
    expect(verdict(first.records, "text.set", { ...title, text: "mine", was: "Заголовок" })).toBe(
      "conflict",
    );
  });

  it("LIMIT-01 (R28): keeps ten times the limit and refuses one character more", () => {
    expect(
      verdict(testRecords(), "text.set", { ...title, text: "я".repeat(1200), was: "Заголовок" }),
    ).toBe("allowed");
    expect(
      verdict(testRecords(), "text.set", { ...title, text: "я".repeat(1201), was: "Заголовок" }),
    ).toBe("text-too-long");
  });

  it.each([
    ["navigation", { part: "navigation" }, ["logoText"], "Мой сайт"],
    ["footer", { part: "footer" }, ["text"], "Слова, которые владелец заменит"],
    ["meta", { part: "meta", page: "about" }, ["title"], ""],
    ["organisation", { part: "organisation" }, ["name"], ""],
    ["event", { part: "event", event: "party" }, ["title"], "Праздник"],
    ["an item", cards, ["features", "cards-2", "paragraph"], "Два"],
  ])("serves the texts of %s", (_, target, path, was) => {
    const { records } = runAndUndo(testRecords(), "text.set", {
      target,
      path,
      language: "ru",
      text: "Новое",
      was,
    });
    expect(JSON.stringify(records)).toContain("Новое");
  });

  it("serves the alt text of a picture, and tells where the picture is gone", () => {
    const spot = { target: { page: "home", section: "hero" }, path: ["background"] };
    const alt = { ...title, path: ["background", "alt"], text: "Море", was: "" };
    expect(verdict(testRecords(), "text.set", alt)).toBe("picture-gone");
    const { records } = run(testRecords(), "picture.set", {
      ...spot,
      value: { asset: "a1", alt: {}, crop: null, focus: null },
    });
    expect(JSON.stringify(runAndUndo(records, "text.set", alt).records)).toContain(
      '"alt":{"ru":{"text":"Море"}}',
    );
  });

  it.each([
    ["page-gone", { target: { page: "nowhere", section: "hero" } }],
    ["section-gone", { target: { page: "home", section: "nothing" } }],
    ["event-gone", { target: { part: "event", event: "nothing" } }],
    ["field-unknown", { path: ["nothing"] }],
    ["field-unknown", { path: ["__proto__"] }],
    ["field-unknown", { path: ["title", "x", "y"] }],
    ["field-unknown", { path: ["background", "asset"] }],
    ["field-kind", { path: ["titleAlignment"] }],
    ["item-gone", { target: cards, path: ["features", "gone", "paragraph"] }],
    ["language-gone", { language: german.code }],
    ["text-too-long", { was: "x".repeat(1201) }],
    ["arguments", { language: "<script>" }],
    ["arguments", { text: 1 }],
    ["arguments", { target: { part: "theme" } }],
    ["arguments", { extra: true }],
  ])("refuses by %s: %j", (rule, wrong) => {
    expect(
      verdict(testRecords(), "text.set", { ...title, text: "x", was: "Заголовок", ...wrong }),
    ).toBe(rule);
  });
});

/** A title in Russian with translations: an example in English and Spanish, which the site has no more, German by its owner. */
function withExamples(of: "site" | "page"): Records {
  const said = {
    es: { text: "Calle del Puerto 12" },
    ru: { text: "Гаванская, 12" },
    en: { text: "12 Harbour Street" },
    de: { text: "Mein eigener Titel" },
  };
  const records = testRecords();
  const { site, "page:home": home } = records;
  if (!site || !home) throw new Error("No such records");
  const examples = [said.es, said.ru, said.en].map(({ text }) => mark("fact", text));
  return {
    ...records,
    site: {
      ...site,
      languages: [...site.languages, german],
      ...(of === "site" && { examples }),
    },
    "page:home": {
      ...home,
      ...(of === "page" && { examples }),
      sections: home.sections.map((section) =>
        section.id === "hero"
          ? { ...section, fields: { ...section.fields, title: said } }
          : section,
      ),
    },
  };
}

describe("text.set of an example", () => {
  const own = { ...title, text: "Моя улица, 1", was: "Гаванская, 12" };
  const restored = (records: Records, language: string, text: string) =>
    run(records, "text.set", { ...title, language, text, was: "" }).records;

  it.each(["site", "page"] as const)(
    "CHECK-340: takes away its translations that nobody touched, by marks of the %s, and undoing gives back every byte",
    (of) => {
      const { records } = runAndUndo(withExamples(of), "text.set", own);
      expect(heroTitle(records)).toEqual({
        de: { text: "Mein eigener Titel" },
        ru: { text: "Моя улица, 1" },
      });
    },
  );

  it("CHECK-340: leaves translations where the original stays, or another language is written", () => {
    const start = withExamples("site");
    const same = run(start, "text.set", { ...own, text: own.was }).records;
    expect(heroTitle(same)).toEqual(heroTitle(start));
    const english = { ...title, language: "en", text: "Mine", was: "12 Harbour Street" };
    const { records } = runAndUndo(start, "text.set", english);
    expect(Object.keys(Object(heroTitle(records)))).toEqual(["es", "ru", "en", "de"]);
  });

  it("CHECK-340: undoing leaves what somebody translated since as it is", () => {
    const done = run(withExamples("site"), "text.set", own);
    const translated = restored(done.records, "en", "1 My Street");
    const undone = runAll(translated, done.inverse);
    expect(heroTitle(undone)).toMatchObject({
      ru: { text: "Гаванская, 12" },
      en: { text: "1 My Street" },
      es: { text: "Calle del Puerto 12" },
    });
  });

  it("CHECK-340: gives back no more languages than a text may have, and no words but examples in one that the site hasn’t", () => {
    const { records } = run(withExamples("site"), "text.set", own);
    const given = { ...title, wording: { text: "Calle del Puerto 12" }, was: "", ifAbsent: true };
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const codes = letters.flatMap((one) => ["a", "b", "c"].map((other) => `${one}${other}`));
    let full = records;
    const verdicts = codes.map((language) => {
      const found = verdict(full, "text.restore", { ...given, language });
      if (found === "allowed") full = run(full, "text.restore", { ...given, language }).records;
      return found;
    });
    expect(Object.keys(Object(heroTitle(full))).length).toBe(60);
    expect(verdicts.filter((one) => one === "field-value").length).toBeGreaterThan(0);
    expect(verdict(full, "text.set", { ...title, language: "en", text: "x", was: "" })).toBe(
      "field-value",
    );
    const others = { ...given, language: "pt", wording: { text: "Words of a writer’s" } };
    expect(verdict(records, "text.restore", others)).toBe("language-gone");
  });
});
