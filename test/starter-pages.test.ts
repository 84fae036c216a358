import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testIndex, testPage, testSection, testSite } from "#/render/render-fixture.ts";
import { registry } from "#/sections/registry.ts";
import type { SiteDocument } from "#/site/site.ts";
import { starters } from "#/starters/registry.ts";
import { publishedPages, publishedStarter } from "./fixtures/published-starter.ts";
import type { PublishedPage } from "./fixtures/published-starter.ts";
import { findHtmlErrors } from "./nu-html-checker.ts";

const ids = starters.map(({ id }) => id);

/** A page with each header, all other templates spread over them; a site with each footer. */
function sitesOfEveryTemplate(): SiteDocument[] {
  const of = (isWanted: (category: string) => boolean): string[] =>
    registry.filter(({ category }) => isWanted(category)).map(({ id }) => id);
  const headers = of((category) => category === "header");
  const bodies = of((category) => category !== "header" && category !== "footer");
  const entries = headers.map((header) => ({ id: header, path: `/${header}`, name: header }));
  const pages = headers.map((header, place) =>
    testPage(header, [header, ...bodies.filter((_, at) => at % headers.length === place)]),
  );
  const [first] = testIndex.entries;
  if (!first) throw new Error("The site of tests has a page");
  return of((category) => category === "footer").map((footer, place) => ({
    site: { ...testSite, footer: testSection(footer, "footer") },
    index: place === 0 ? { entries, redirects: [] } : { entries: [first], redirects: [] },
    pages: place === 0 ? pages : [testPage(first.id, ["NoHeader"])],
  }));
}

/**
 * The rows of a comparison are grids on phones, which takes the roles of a table away in some browsers: its parts say
 * them, although the standard finds that needless (decision 580).
 */
const namesRole = /The “role” attribute must not be used on a “t[rdh]” element/;

function isWanted(error: string, html: string): boolean {
  return namesRole.test(error) && html.includes('class="section pricing-comparison');
}

const published = new Map<string, readonly PublishedPage[]>();

beforeAll(async () => {
  // A countdown's digits weigh something too: pages are published at one moment, so that a run weighs what the next does.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T09:00:00Z") });
  for (const id of ids) published.set(id, await publishedStarter(id));
});

afterAll(() => {
  vi.useRealTimers();
});

it("DEMO-17: every page of every starter in each language, and every template, is in order for the Nu HTML checker", async () => {
  const pages = new Map<string, string>();
  for (const [id, own] of published)
    for (const { path, html } of own) pages.set(`${id} ${path}`, html);
  for (const document of sitesOfEveryTemplate())
    for (const { path, html } of await publishedPages(document))
      pages.set(`${document.site.footer.template} ${path}`, html);
  expect(pages.size).toBeGreaterThan(100);
  const errors = await findHtmlErrors(pages);
  const unwanted = errors.filter(({ page, error }) => !isWanted(error, pages.get(page) ?? ""));
  expect(unwanted).toEqual([]);
});

it("WEIGHT-13: the fonts of a page have one hash in common in their addresses", () => {
  const names = [...published.values()]
    .flat()
    .flatMap(({ html }) => [...html.matchAll(/\/assets\/fonts\/([\w-]+)\.(\w+)\.woff2/g)]);
  expect(new Set(names.map(([, file]) => file)).size).toBeGreaterThan(9);
  expect(new Set(names.map(([, , hash]) => hash)).size).toBe(1);
});

it("PRICE-155: a site that is begun in English speaks of no roubles on any page", async () => {
  const found: string[] = [];
  for (const id of ids)
    for (const { path, html } of await publishedStarter(id, { language: "en" }))
      if (/₽|RUB\b|rouble/i.test(html)) found.push(`${id} ${path}`);
  expect(found).toEqual([]);
});

/** KB of a page and its styles as they are sent just after publishing. */
function weigh(html: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(html, { params }).length / 1024;
}

/** What a page may weigh, in KB. */
const most = 14;
/** What weighs more, in its heaviest language: it may get lighter. */
const heavier: Readonly<Record<string, number>> = {
  "ladno /": 17.5,
  "night /": 19.55,
  "polden /": 14.35,
  "yard /": 15.05,
};

it("DEMO-18: no page of a starter weighs more than 14 KB, styles included, but those that are known to", () => {
  const lines: string[] = [];
  const tooHeavy: string[] = [];
  for (const [id, pages] of published) {
    const byLanguage = Map.groupBy(pages, ({ language }) => language);
    for (const [language, own] of byLanguage) {
      if (language === undefined) continue;
      const weights = own.map(({ path, html }) => ({ path, weight: weigh(html) }));
      lines.push(
        `${id} ${language}: ${weights.map(({ path, weight }) => `${path} ${weight.toFixed(1)}`).join(", ")}`,
      );
      for (const { path, weight } of weights) {
        const name = `${id} ${path.replace(`/${language}/`, "/")}`;
        if (weight > (heavier[name] ?? most)) tooHeavy.push(`${name}: ${weight.toFixed(2)}`);
      }
    }
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/starter-weights.txt", `${lines.join("\n")}\n`);
  expect(tooHeavy).toEqual([]);
});
