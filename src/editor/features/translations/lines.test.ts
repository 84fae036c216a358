import { describe, expect, it } from "vitest";
import type { TranslationsAnswer } from "#/api/translations.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { toRecords } from "#/site/records.ts";
import { addDefinitions } from "#/sections/definitions.ts";
import { registry, templates } from "#/sections/registry.ts";
import { siteParts } from "#/site/document-parts.ts";
import { sampleDocument } from "../../testing/sample-document.ts";
import {
  groupsOf,
  isWanted,
  linesOf,
  linkedLeft,
  linkedOf,
  percentDone,
  progressOf,
} from "./lines.ts";
import { lineName } from "./line-name.ts";
import type { Line } from "./lines.ts";

addDefinitions(registry);
const { site, index, pages } = sampleDocument();
const records = toRecords({ site, index, pages });

const line = (part: Partial<Line>): Line => ({
  key: "page:home/a1/title",
  page: "home",
  target: { page: "home", section: "a1" },
  template: null,
  path: ["title"],
  items: [],
  limit: 120,
  original: "Хлеб",
  text: "Bread",
  state: "translated",
  isOver: false,
  ...part,
});

describe("the lines of the translation table", () => {
  it("TRT-03: are those of loaded pages as they stand here, and of others as the server answers", () => {
    const known = linesOf(records, [], "en");
    expect(known[0]?.lines.length).toBeGreaterThan(5);
    expect(known.at(-1)?.page).toBe(null);
    const unloaded = { site, index };
    const rows = [line({ text: "From the server" })];
    const answer: TranslationsAnswer = { pages: [{ page: "home", rows }], next: null };
    expect(linesOf(unloaded, [answer], "en")[0]?.lines).toMatchObject([
      { text: "From the server", key: "page:home/a1/title", isOver: false },
    ]);
    expect(linesOf(records, [answer], "en")[0]).toEqual(known[0]);
  });

  it("TRT-03, LINKED-02: of linked sections are a part of their own, with how many are left in each", () => {
    const goods = pages.flatMap(({ sections }) => sections).find(({ id }) => id === "goods");
    if (!goods) throw new Error("The sample has no such section");
    const linked = [{ ...goods, id: "shared" }];
    const known = linesOf({ ...records, site: { ...site, linked } }, [], "en");
    const [before, ofLinked, ofSite] = [known.at(-3), known.at(-2), known.at(-1)];
    expect([before?.page, before?.isLinked]).toEqual([pages.at(-1)?.id, undefined]);
    expect(ofLinked).toMatchObject({ page: null, isLinked: true });
    expect(new Set(ofLinked?.lines.map(linkedOf))).toEqual(new Set(["shared"]));
    expect(ofSite?.lines.some((one) => linkedOf(one) !== undefined)).toBe(false);
    const { missing, stale } = progressOf(ofLinked?.lines ?? []);
    expect([...linkedLeft(known)]).toEqual([["shared", missing + stale]]);
    expect(missing + stale).toBeGreaterThan(0);
  });

  it("TRT-04: are counted and filtered by what is missing, outdated and too long", () => {
    const lines = [
      line({}),
      line({ state: "missing", text: "" }),
      line({ state: "stale" }),
      line({ isOver: true }),
    ];
    const progress = progressOf(lines);
    expect(progress).toEqual({ total: 4, missing: 1, stale: 1, over: 1 });
    expect(percentDone(progress)).toBe(50);
    expect(percentDone({ total: 1000, missing: 1, stale: 0, over: 0 })).toBe(99);
    expect(percentDone({ total: 0, missing: 0, stale: 0, over: 0 })).toBe(100);
    const found = (filter: Parameters<typeof isWanted>[1], search = "") =>
      lines.flatMap((one, at) => (isWanted(one, filter, search) ? [at] : []));
    expect(found("missing")).toEqual([1]);
    expect(found("stale")).toEqual([2]);
    expect(found("over")).toEqual([3]);
    expect(found("all", "bREAD")).toEqual([0, 2, 3]);
    expect(found("all", "хлеб ")).toEqual([0, 1, 2, 3]);
  });

  it("TRT-08: 10,000 of them are sorted out in the blink of an eye", () => {
    const many = Array.from({ length: 100 }, (_, page) => ({
      page: `p${page}`,
      lines: Array.from({ length: 100 }, (__, at) =>
        line({
          key: `page:p${page}/s${at % 10}/${at}`,
          page: `p${page}`,
          target: { page: `p${page}`, section: `s${at % 10}` },
          state: at % 3 === 0 ? "missing" : "translated",
        }),
      ),
    }));
    const start = performance.now();
    const groups = groupsOf(many, (one) => isWanted(one, "missing", "bread"));
    const took = performance.now() - start;
    expect(groups).toHaveLength(1000);
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(3400);
    expect(took).toBeLessThan(500);
  });

  it("TRT-346: a link of the bar is called by its number", () => {
    const t = (key: string) => key;
    const target = { part: "navigation" } as const;
    const inMenu = { target, path: ["links", "a", "links", "b", "text"], items: [4, 2] };
    expect(lineName(line({ ...inMenu, path: ["links", "a", "text"], items: [4] }), t)).toBe(
      "Link 4",
    );
    expect(lineName(line(inMenu), t)).toBe("Link 4 › Menu link 2");
    expect(lineName(line({ target, path: ["moreLabel"] }), t)).toBe("fields.moreLabel");
  });

  it("TRT-09: of the texts that stand beside each other in a template no two have the same name", () => {
    const t = (key: string) => key;
    const named = (template: string, specs: FieldSpecs, path: readonly string[]): void => {
      const texts = Object.keys(specs).filter((name) => specs[name]?.kind === "text");
      const names = texts.map((name) => lineName(line({ template, path: [...path, name] }), t));
      expect([template, ...path, names]).toEqual([template, ...path, [...new Set(names)]]);
      for (const [name, spec] of Object.entries(specs))
        if (spec.kind === "list") named(template, spec.item, [...path, name, "item"]);
    };
    for (const { id, fields } of registry) named(id, fields, []);
    for (const { specs, target } of siteParts(site, templates)) {
      const texts = Object.keys(specs).filter((name) => specs[name]?.kind === "text");
      const names = texts.map((name) => lineName(line({ target, path: [name] }), t));
      expect(new Set(names).size).toBe(texts.length);
    }
  });
});
