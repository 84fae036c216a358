import { expect } from "vitest";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const texts = "/api/v1/sites/{site}/texts";

/** Who looks for what, and the texts that are found, in order. */
const finds = (name: string, query: string, found: readonly object[]): Scenario => ({
  name: `FIND-01: ${name}`,
  method: "GET",
  url: `${texts}?${query}`,
  as: "owner",
  expect: { status: 200, body: { total: found.length, texts: found } },
});

const title = { page: "about", path: ["title"], target: { part: "meta", page: "about" } };
const german = { ...title, language: "de", text: "Drei Höfe, ein Ofen" };

const hostile: Scenario[] = [
  "",
  "search=",
  `search=${"x".repeat(201)}`,
  "search=a&matchCase=yes",
  "search=a&language=%3Cscript%3E",
  `search=a&page=${"x".repeat(65)}`,
  "search=a&search=b",
  "search=a&other=1",
].map((query) => ({
  name: `FIND-02: texts of ?${query.slice(0, 40)} are refused`,
  method: "GET",
  url: `${texts}?${query}`,
  as: "owner",
  expect: { status: 422, code: "invalid" },
}));

export const table: ScenarioTable = {
  subject: "finding texts of a site",
  async prepare(world) {
    const { app, documents, operations, userIds, env, cookies } = world;
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Bakery", language: "en" };
    const made = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    const site = made.json().id;
    const { document } = await documents.load(site);
    const meta = { ...document.pages[0]!.meta, title: {}, description: {} };
    const target = { part: "meta", page: "about" };
    const write = (field: string, language: string, text: string) => ({
      name: "text.set",
      args: { target, path: [field], language, text, was: "" },
    });
    const steps = [
      {
        name: "language.add",
        args: {
          language: {
            id: 2,
            code: "de",
            name: "German",
            localName: "Deutsch",
            flagCode: "de",
            isPrimary: false,
            status: "inactive",
          },
          after: "en",
        },
      },
      {
        name: "page.add",
        args: {
          entry: { id: "about", path: "/about", name: "About" },
          page: { id: "about", meta, sections: [] },
          after: null,
        },
      },
      write("title", "en", "Three farms, one oven"),
      write("title", "de", "Drei Höfe, ein Ofen"),
      write("description", "en", 'He said "50 % (of) farms"\\o/'),
    ].map((step, index) => ({ id: `step${index}`, ...step, via: "editor" as const }));
    const { results } = await operations.append(site, steps, userIds.owner);
    expect(results.filter(({ status }) => status !== "applied")).toEqual([]);
    return { site: String(site) };
  },
  rows: [
    finds("a word in any case, in the order of the page's fields", "search=FARMS", [
      { ...title, language: "en", text: "Three farms, one oven", limit: 120 },
      { path: ["description"], language: "en" },
    ]),
    finds("a word in the case that was written", "search=FARMS&matchCase=true", []),
    finds("a whole word", "search=farm&wholeWord=true", []),
    finds("letters of another language", "search=H%C3%96FE", [german]),
    finds("only texts of the language that is asked for", "search=o&language=de&page=about", [
      german,
    ]),
    finds("nothing of another page", "search=farms&page=none", []),
    finds("signs of patterns as they are written", "search=%25%20(of)", [
      { path: ["description"] },
    ]),
    finds("quotes and backslashes", "search=farms%22%5Co", [{ path: ["description"] }]),
    ...hostile,
    {
      name: "FIND-02: a stranger finds nothing",
      method: "GET",
      url: `${texts}?search=farms`,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "FIND-02: to another owner the site doesn't exist",
      method: "GET",
      url: `${texts}?search=farms`,
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "FIND-02: searches at the same time all have their answers",
      method: "GET",
      url: `${texts}?search=farms`,
      as: "owner",
      expect: { status: 200 },
      async after({ world, values }) {
        const { app, env, cookies } = world;
        const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
        const url = `/api/v1/sites/${values["site"]}/texts?search=farms`;
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => app.inject({ method: "GET", url, headers })),
        );
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      },
    },
  ],
};
