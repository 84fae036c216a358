import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { textHash } from "#/lib/text-hash.ts";
import { readStarter } from "../../../test/fixtures/starter.ts";
import { metaLimits, storableFactor } from "../limits.ts";
import { ProjectRefused } from "./project-problem.ts";
import { readProject } from "./read-project.ts";

const now = new Date("2026-11-20T17:00:00Z");
const { document } = readStarter("cafe");
const [first, ...others] = document.pages;

function titled(title: object, more: object = {}): unknown {
  const pages = first && [{ ...first, meta: { ...first.meta, title } }, ...others];
  return { ...document, pages, pictures: [], ...more };
}

const original = "{name}, or {name}";
const title = {
  en: { text: original },
  ru: { text: "{name}: кофе", basis: textHash(original) },
  de: { text: "{name}: Kaffee", basis: textHash("older words") },
};

describe("a project that names itself", () => {
  const long = "n".repeat(400);
  const { navigation } = document.site;
  const named = (meta: object) => {
    const logoText = Object.fromEntries(Object.keys(meta).map((code) => [code, { text: long }]));
    const site = { ...document.site, navigation: { ...navigation, logoText } };
    return titled(meta, { site, namesItself: true });
  };
  const problemsOf = (input: unknown): unknown => {
    try {
      readProject(input, { templates, now });
    } catch (error) {
      if (error instanceof ProjectRefused) return error.problems;
      throw error;
    }
    return [];
  };

  it("PROJ-372: what is filled in is checked as what stood there was, at n and n + 1", () => {
    const most = metaLimits.title * storableFactor;
    const tokens = "{name}".repeat(Math.floor(most / long.length));
    const rest = "-".repeat(most % long.length);
    expect(problemsOf(named({ en: { text: tokens + rest } }))).toEqual([]);
    expect(problemsOf(named({ en: { text: `${tokens}${rest}-` } }))).toMatchObject([
      { file: "site.json", path: ["pages", 0, "meta", "title", "en"], rule: "document" },
    ]);
  });

  it("PROJ-372: a name that makes texts longer than a document may be ends filling in, whatever is left of it", () => {
    const text = "{name}".repeat(180);
    const titles = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [
        `a${String.fromCharCode(97 + (at % 26))}${at < 26 ? "" : "-de"}`,
        { text },
      ]),
    );
    expect(problemsOf(named(titles))).toMatchObject([{ rule: "too-large" }]);
  });

  it("NEW-01: says its own name of each language where it comes in as it is, and what was up to date stays so", () => {
    const read = readProject(titled(title, { namesItself: true }), { templates, now });
    expect(read.document.pages[0]?.meta.title).toEqual({
      en: { text: "Kiln & Cup, or Kiln & Cup" },
      ru: { text: "Обжиг: кофе", basis: textHash("Kiln & Cup, or Kiln & Cup") },
      de: { text: "Kiln & Cup: Kaffee", basis: textHash("older words") },
    });
  });

  it("NEW-01: cuts it where a text has no more room, at n + 1", () => {
    const short = { en: { text: "{name:10} {name:9}" } };
    const read = readProject(titled(short, { namesItself: true }), { templates, now });
    expect(read.document.pages[0]?.meta.title).toEqual({ en: { text: "Kiln & Cup Kiln & Cu" } });
  });

  it("NEW-01: keeps the token for one that gets another name", () => {
    const kept = { templates, now, keepsTokens: true };
    const read = readProject(titled(title, { namesItself: true }), kept);
    expect(read.document.pages[0]?.meta.title).toEqual(title);
  });

  it.each([{}, { namesItself: false }])("NEW-01: is only one that says so (%j)", (more) => {
    const read = readProject(titled(title, more), { templates, now });
    expect(read.document.pages[0]?.meta.title).toEqual(title);
  });

  it.each(["true", 1, null, [], {}])(
    "NEW-01: says so by true or false, not by %j",
    (namesItself) => {
      expect(() => readProject(titled(title, { namesItself }), { templates, now })).toThrow();
    },
  );
});
