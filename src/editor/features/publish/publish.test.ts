import { startWalk } from "./walk.ts";
import { describe, expect, it } from "vitest";
import { changedParts, pageEdits } from "#/api/changed-parts.ts";
import type { ChangesInfo, PageChangeInfo, ProblemInfo } from "#/api/publishing.ts";
import { changeCount } from "./change-count.ts";
import {
  countProblems,
  gatherLanguages,
  groupProblems,
  languagesOf,
  rowKey,
  rowsOfTexts,
} from "./problem-groups.ts";

const page: PageChangeInfo = {
  page: "home",
  name: "Home",
  path: "/",
  change: "changed",
  added: ["a"],
  removed: [],
  hasMoved: true,
  texts: [],
  textCount: 2,
  others: [],
  otherCount: 3,
  hiddenTexts: [],
};
const nothing: ChangesInfo = {
  revision: 1,
  isPublished: true,
  pages: [],
  theme: false,
  navigation: false,
  footer: false,
  linked: false,
  languages: false,
  settings: false,
  events: false,
  structure: false,
  themeValues: [],
  languageChanges: [],
  texts: [],
  textCount: 0,
  others: [],
  otherCount: 0,
  hiddenTexts: [],
  publisher: null,
  pageCount: 0,
  editCount: 0,
  nextPages: null,
  problems: [],
  ignored: [],
  isAsking: false,
};
const problem = (code: string, severity: "error" | "warning", section: string): ProblemInfo => ({
  code,
  severity,
  page: "home",
  section,
  target: { page: "home", section },
  path: ["title"],
  language: "en",
});

it("CHECK-26: bar, popover and walk count the same: each place by itself, examples apart and what a language lacks under it", () => {
  const places = ["a", "b", "c", "d", "e"].map((one) => problem("alt-missing", "warning", one));
  const spots = ["f", "g"].map((section) => ({
    page: "home",
    section,
    target: { page: "home", section },
    path: ["title"],
  }));
  const language = { ...problem("untranslated", "warning", "f"), count: 2, spots };
  const error = problem("over-limit", "error", "a");
  const examples = ["placeholder-fact", "placeholder-text", "placeholder-picture"].map((code) =>
    problem(code, "warning", "a"),
  );
  const all = [...places, language, error, ...examples];
  expect(countProblems(all)).toEqual({ errors: 1, warnings: 5, examples: 3 });
  const lengthFrom = (first: ProblemInfo | undefined): number =>
    startWalk(all, first ?? error).problems.length;
  expect([error, places[0], examples[1], language].map(lengthFrom)).toEqual([6, 6, 3, 2]);
});

describe("the number of changes", () => {
  it("counts sections, their order, texts and other values", () => {
    expect(pageEdits(page)).toBe(7);
  });

  it("counts a page that comes or goes once", () => {
    expect(pageEdits({ ...page, change: "added" })).toBe(1);
    expect(pageEdits({ ...page, change: "removed" })).toBe(1);
  });

  it("counts each part of the site once", () => {
    const changes = { ...nothing, pages: [page], editCount: 7, theme: true, footer: true };
    expect(changedParts(changes)).toEqual(["theme", "footer"]);
    expect(changeCount(changes)).toBe(9);
    expect(changeCount(nothing)).toBe(0);
  });
});

describe("problems", () => {
  const problems = [
    problem("placeholder-text", "warning", "a"),
    problem("placeholder-text", "warning", "a"),
    problem("placeholder-text", "warning", "b"),
    problem("placeholder-fact", "warning", "b"),
    problem("translation-stale", "warning", "a"),
    problem("alt-missing", "warning", "c"),
    problem("text-over-limit", "error", "b"),
  ];

  it("CHECK-03: of one kind in one section are one row, errors first, then made-up facts; other examples come behind what is to be mended, translations last", () => {
    expect(
      groupProblems(problems).map(({ first, count }) => [first.code, first.section, count]),
    ).toEqual([
      ["text-over-limit", "b", 1],
      ["placeholder-fact", "b", 1],
      ["alt-missing", "c", 1],
      ["placeholder-text", "a", 2],
      ["placeholder-text", "b", 1],
      ["translation-stale", "a", 1],
    ]);
  });

  it("are counted by severity, examples apart", () => {
    expect(countProblems(problems)).toEqual({ errors: 1, warnings: 1, examples: 4 });
  });
});

describe("CHECK-290: what several languages lack of the same texts", () => {
  const lacking = (language: string, sections: readonly string[]): ProblemInfo[] => {
    const all = sections.map((one) => ({
      ...problem("translation-stale", "warning", one),
      language,
      about: `${language} ${one}`,
    }));
    const [first] = all;
    if (!first || all.length === 1) return all;
    return [{ ...first, count: all.length, spots: all }];
  };
  const rows = (problems: readonly ProblemInfo[]) =>
    gatherLanguages(problems).map((one) => [
      languagesOf(one).join(" "),
      (one.spots ?? [one]).map(({ section }) => section).join(" "),
    ]);

  it("is one row for a text, with its languages, all of which are set aside at once", () => {
    const outdated = ["de", "fr", "ru"].flatMap((language) => lacking(language, ["a"]));
    expect(rows(outdated)).toEqual([["de fr ru", "a"]]);
    const [group] = groupProblems(gatherLanguages(outdated));
    expect([group?.count, group?.members]).toEqual([1, outdated]);
  });

  it("is one row for all texts of languages that are new", () => {
    expect(rows(["de", "fr"].flatMap((one) => lacking(one, ["a", "b", "c"])))).toEqual([
      ["de fr", "a b c"],
    ]);
    const [row] = gatherLanguages(["de", "fr"].flatMap((one) => lacking(one, ["a", "b"])));
    expect(rowsOfTexts(row?.texts ?? []).map(({ section }) => section)).toEqual(["a", "b"]);
  });

  it("is never more rows than there are languages, and a language alone is one row", () => {
    const alone = lacking("de", ["a", "b", "c"]);
    expect(rows(alone)).toEqual([["de", "a b c"]]);
    const apart = [...lacking("de", ["a", "b"]), ...lacking("fr", ["b", "c"])];
    expect(rows(apart)).toEqual([
      ["de", "a b"],
      ["fr", "b c"],
    ]);
    const most = ["de", "fr", "ru"].flatMap((one) => lacking(one, ["a"]));
    const mixed = [...lacking("es", ["a", "b"]), ...most];
    expect(rows(mixed)).toEqual([
      ["es de fr ru", "a"],
      ["es", "b"],
    ]);
  });

  it("CHECK-530: is the same row while it is translated language by language, to the last one", () => {
    const keys = (languages: readonly string[]) =>
      gatherLanguages(languages.flatMap((one) => lacking(one, ["a", "b"]))).map(rowKey);
    const [row, ...others] = keys(["de", "fr", "ru"]);
    expect(others).toEqual([]);
    expect(keys(["fr", "ru"])).toEqual([row]);
    expect(keys(["ru"])).toEqual([row]);
    const one = lacking("ru", ["a"]).map((problem) => ({ ...problem, code: "text-over-limit" }));
    const other = one.map((problem) => ({ ...problem, language: "de" }));
    const apart = gatherLanguages([...one, ...other]).map(rowKey);
    expect(new Set(apart).size).toBe(2);
  });

  it("stays by language where not all places were told", () => {
    const cut = ["de", "fr"].flatMap((one) =>
      lacking(one, ["a", "b"]).map((group) => ({ ...group, count: 900 })),
    );
    expect(gatherLanguages(cut)).toEqual(cut);
  });
});

it("CHECK-96: going through several links of one text begins with the one that was pressed", () => {
  const place = { page: "home", section: "head", target: { page: "home", section: "head" } };
  const link = (at: number): ProblemInfo => ({
    ...place,
    code: "link-path-unknown",
    severity: "error",
    path: ["title"],
    language: "en",
    values: { link: at },
  });
  const walk = startWalk([link(0), link(2)], link(2));
  expect(walk.problems[walk.at]?.values).toEqual({ link: 2 });
});
