import { expect } from "vitest";
import type { TranslationsAnswer } from "#/api/translations.ts";
import { textHash } from "#/lib/text-hash.ts";
import { templates } from "#/sections/registry.ts";
import { createReadTranslations } from "#/server/search/translation-list.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const translations = "/api/v1/sites/{site}/translations";

const write = (page: string, field: string, language: string, text: string) => ({
  name: "text.set",
  args: {
    target: { part: "meta", page },
    path: [field],
    language,
    text,
    was: "",
  },
});

const german = {
  id: 2,
  code: "de",
  name: "German",
  localName: "Deutsch",
  flagCode: "de",
  isPrimary: false,
  status: "inactive",
};

const rowsOf = (answer: TranslationsAnswer, page: string) =>
  answer.pages.find((one) => one.page === page)?.rows;

const hostile: Scenario[] = [
  "",
  "language=%3Cscript%3E",
  "language=de&language=en",
  `language=de&from=${"x".repeat(65)}`,
  "language=de&other=1",
].map((query) => ({
  name: `TRT-02: translations of ?${query.slice(0, 40)} are refused`,
  method: "GET",
  url: `${translations}?${query}`,
  as: "owner",
  expect: { status: 422, code: "invalid" },
}));

export const table: ScenarioTable = {
  subject: "texts of a site beside their translations",
  async prepare(world) {
    const { app, documents, operations, userIds, env, cookies } = world;
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Bakery", language: "en" };
    const made = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    const site = made.json().id;
    const { document } = await documents.load(site);
    const meta = { ...document.pages[0]!.meta, title: {}, description: {} };
    const page = (id: string) => ({
      name: "page.add",
      args: {
        entry: { id, path: `/${id}`, name: id },
        page: { id, meta, sections: [] },
        after: null,
      },
    });
    const steps = [
      { name: "language.add", args: { language: german, after: "en" } },
      page("about"),
      page("menu"),
      write("about", "title", "en", "Three farms"),
      write("about", "title", "de", "Drei Höfe"),
      write("about", "description", "en", "One oven"),
      write("menu", "title", "en", "Bread"),
      write("menu", "title", "de", "Brot"),
      {
        name: "text.set",
        args: { ...write("menu", "title", "en", "Breads").args, was: "Bread" },
      },
    ].map((step, index) => ({ id: `step${index}`, ...step, via: "editor" as const }));
    const { results } = await operations.append(site, steps, userIds.owner);
    expect(results.filter(({ status }) => status !== "applied")).toEqual([]);
    return { site: String(site) };
  },
  rows: [
    {
      name: "TRT-01: every page answers its texts with what is translated, missing and outdated",
      method: "GET",
      url: `${translations}?language=de`,
      as: "owner",
      expect: { status: 200, body: { next: null } },
      after({ response }) {
        const answer = response.json<TranslationsAnswer>();
        expect(answer.pages.at(-1)?.page).toBe(null);
        expect(rowsOf(answer, "about")).toMatchObject([
          { path: ["title"], original: "Three farms", text: "Drei Höfe", state: "translated" },
          { path: ["description"], original: "One oven", text: "", state: "missing" },
        ]);
        expect(rowsOf(answer, "menu")).toMatchObject([
          { original: "Breads", text: "Brot", state: "stale", limit: 120 },
        ]);
      },
    },
    {
      name: "TRT-01: goes on with the page that is asked for",
      method: "GET",
      url: `${translations}?language=de&from=about`,
      as: "owner",
      expect: { status: 200, body: { next: null } },
      after({ response }) {
        const answer = response.json<TranslationsAnswer>();
        expect(answer.pages.map(({ page }) => page)).not.toContain("menu");
        expect(answer.pages[0]?.page).toBe("about");
      },
    },
    {
      name: "TRT-10: what an original said when it was translated is found in the log, by its hash",
      method: "GET",
      url: `${translations}/originals?language=de&page=menu`,
      as: "owner",
      expect: { status: 200, body: [{ basis: textHash("Bread"), text: "Bread" }] },
    },
    {
      name: "TRT-10: where nothing is outdated nothing is looked for",
      method: "GET",
      url: `${translations}/originals?language=de`,
      as: "owner",
      expect: { status: 200 },
      after: ({ response }) => expect(response.json()).toEqual([]),
    },
    ...["language=en&page=menu", "language=fr&page=menu", "language=de&page=gone"].map(
      (query): Scenario => ({
        name: `TRT-10: ?${query} is nothing that was translated`,
        method: "GET",
        url: `${translations}/originals?${query}`,
        as: "owner",
        expect: { status: 404, code: "not-found" },
      }),
    ),
    ...["language=de&page=%25", "page=menu", "language=de&page=menu&page=about"].map(
      (query): Scenario => ({
        name: `TRT-10: ?${query} is refused`,
        method: "GET",
        url: `${translations}/originals?${query}`,
        as: "owner",
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      name: "TRT-10: to another owner the site doesn't exist",
      method: "GET",
      url: `${translations}/originals?language=de&page=menu`,
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "TRT-10: a stranger reads nothing of what was",
      method: "GET",
      url: `${translations}/originals?language=de&page=menu`,
      expect: { status: 401, code: "not-signed-in" },
    },
    ...hostile,
    {
      name: "TRT-02: for a language that the site may get, every text is there untranslated",
      method: "GET",
      url: `${translations}?language=fr`,
      as: "owner",
      expect: { status: 200 },
      after: ({ response }) =>
        expect(rowsOf(response.json(), "menu")).toMatchObject([
          { original: "Breads", text: "", state: "missing" },
        ]),
    },
    ...["language=en", "language=de&from=gone"].map((query): Scenario => ({
      name: `TRT-02: ?${query} is nothing that this site translates`,
      method: "GET",
      url: `${translations}?${query}`,
      as: "owner",
      expect: { status: 404, code: "not-found" },
    })),
    {
      name: "TRT-02: to another owner the site doesn't exist",
      method: "GET",
      url: `${translations}?language=de`,
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "TRT-02: a stranger reads nothing",
      method: "GET",
      url: `${translations}?language=de`,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "TRT-02: an answer ends with the page that brings it to its measure, and names the next",
      method: "GET",
      url: `${translations}?language=de`,
      as: "owner",
      expect: { status: 200 },
      async after({ world, values }) {
        const read = createReadTranslations(world.database, templates, 1);
        const ask = (from?: string) => read(Number(values["site"]), { language: "de", from }, "a");
        const pages: (string | null)[] = [];
        let next: string | null | undefined;
        do {
          const answer = await ask(next ?? undefined);
          expect(answer.pages.length).toBeLessThanOrEqual(2);
          pages.push(...answer.pages.map(({ page }) => page));
          ({ next } = answer);
        } while (next !== null);
        expect(pages.slice(-3)).toEqual(["menu", "about", null]);
        expect(new Set(pages).size).toBe(pages.length);
      },
    },
  ],
};
