import { expect } from "vitest";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

const changes = { method: "GET", url: "/api/v1/sites/{site}/changes" } as const;
const pages = { method: "GET", url: "/api/v1/sites/{site}/changes/pages?after=1-0-100" } as const;
const none = { method: "GET", url: "/api/v1/sites/{site}/changes/none" } as const;
const publish = { method: "POST", url: "/api/v1/sites/{site}/releases", as: "owner" } as const;
const list = { method: "GET", url: "/api/v1/sites/{site}/releases", as: "owner" } as const;
const note = {
  method: "PATCH",
  url: "/api/v1/sites/{site}/releases/{first}",
  as: "owner",
} as const;
const live = { method: "PUT", url: "/api/v1/sites/{site}/live", as: "owner" } as const;

/** What a visitor gets at a path of the site. */
function visit(world: World, path: string) {
  return world.app.inject({ method: "GET", url: path, headers: { host: "lamps.localhost:3000" } });
}

function setTitle(id: string, text: string, was: string) {
  const target = { page: "{page}", section: "{section}" };
  const args = { target, path: ["title"], language: "en", text, was };
  return { operations: [{ id, name: "text.set", args }] };
}

/** The page as visitors saw it after the first release. */
let firstPage: Buffer | undefined;

export const table: ScenarioTable = {
  subject: "publishing",
  async prepare({ app, cookies, env, documents }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Lamps", language: "en" };
    const response = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    const site = response.json().id;
    const { document } = await documents.load(site);
    const page = document.pages[0];
    const section = page?.sections[0];
    const title = section?.fields["title"] as Record<string, { text: string }>;
    return {
      site: String(site),
      page: page?.id ?? "",
      section: section?.id ?? "",
      title: title["en"]?.text ?? "",
    };
  },
  rows: [
    {
      ...none,
      name: "PUB-22: before the first release the document equals nothing",
      as: "owner",
      expect: { status: 200, body: { isEqual: false } },
    },
    {
      ...none,
      name: "PUB-22: a stranger is told nothing",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...none,
      name: "PUB-22: nor is the owner of another site",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...changes,
      name: "before the first release all of the site is new",
      as: "owner",
      expect: {
        status: 200,
        body: { isPublished: false, theme: true, pages: [{ change: "added", path: "/" }] },
      },
      async after({ world }) {
        expect((await visit(world, "/")).statusCode).toBe(404);
      },
    },
    {
      ...pages,
      name: "PUB-52: past the last changed page there are none",
      as: "owner",
      expect: { status: 200, body: { pages: [], next: null } },
    },
    {
      ...pages,
      name: "PUB-52: a stranger is told of no pages",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...pages,
      name: "PUB-52: nor is the owner of another site",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...publish,
      name: "publishing makes the site visible at its address",
      body: { note: "First" },
      expect: {
        status: 201,
        body: {
          number: 1,
          note: "First",
          pageCount: 1,
          isLive: true,
          address: "http://lamps.localhost:3000/",
        },
      },
      async after({ world, values, response }) {
        values["first"] = response.json().id;
        const page = await visit(world, "/");
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain(`>${values["title"]}</h1>`);
        expect(page.headers["x-release"]).toMatch(/^[0-9a-f]{16}$/);
        firstPage = page.rawPayload;
        for (const path of [
          "/sitemap.xml",
          "/robots.txt",
          "/favicon.ico",
          "/favicon.svg",
          "/apple-touch-icon.png",
          "/manifest.webmanifest",
        ]) {
          expect(`${path} ${(await visit(world, path)).statusCode}`).toBe(`${path} 200`);
        }
        expect((await visit(world, "/nowhere")).body).toContain("Page not found");
      },
    },
    {
      name: "WEIGHT-10: a page tells what it weighs, its own file included",
      method: "GET",
      url: "/api/v1/sites/{site}/weight?page={page}",
      as: "owner",
      expect: { status: 200, body: { pictures: 0, budget: 1_000_000, isComplete: true } },
      after({ response }) {
        expect(response.json().page).toBeGreaterThan(1_000);
      },
    },
    {
      name: "there is no weight of a page that doesn't exist",
      method: "GET",
      url: "/api/v1/sites/{site}/weight?page=gone",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "what is no page's id has no weight",
      method: "GET",
      url: "/api/v1/sites/{site}/weight?page=../1",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "to others the weight of a page does not exist",
      method: "GET",
      url: "/api/v1/sites/{site}/weight?page={page}",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...publish,
      name: "publishing again without a change makes no other release",
      body: {},
      expect: { status: 201, body: { number: 1, rendered: 0 } },
    },
    {
      ...publish,
      name: "publishing needs no body",
      expect: { status: 201, body: { number: 1, rendered: 0 } },
    },
    {
      ...publish,
      name: "publishing takes an empty body that says it is JSON",
      headers: { "content-type": "application/json" },
      body: "",
      expect: { status: 201, body: { number: 1, rendered: 0 } },
    },
    {
      ...publish,
      name: "publishing refuses a body that is no object",
      body: [],
      expect: { status: 422, code: "invalid" },
    },
    {
      ...changes,
      name: "after a release nothing is changed",
      as: "owner",
      expect: {
        status: 200,
        body: { isPublished: true, theme: false, navigation: false, pages: [] },
      },
    },
    {
      ...none,
      name: "PUB-22: after a release the document equals it",
      as: "owner",
      expect: { status: 200, body: { isEqual: true } },
    },
    {
      name: "a title is changed",
      method: "POST",
      url: "/api/v1/sites/{site}/operations",
      as: "owner",
      body: setTitle("t1", "Light for every car", "{title}"),
      expect: { status: 200 },
    },
    {
      ...changes,
      name: "the change is told with both wordings",
      as: "owner",
      expect: {
        status: 200,
        body: {
          isPublished: true,
          pages: [
            {
              change: "changed",
              textCount: 1,
              otherCount: 0,
              texts: [
                {
                  language: "en",
                  before: "Say what you do in one line",
                  after: "Light for every car",
                },
              ],
            },
          ],
        },
      },
      async after({ world }) {
        expect((await visit(world, "/")).body).not.toContain("Light for every car");
      },
    },
    {
      ...publish,
      name: "a revision that the owner hasn't seen is not published",
      body: { revision: 1 },
      expect: { status: 409, code: "conflict" },
    },
    {
      ...publish,
      name: "the change is published",
      body: {},
      expect: { status: 201, body: { number: 2, rendered: 1 } },
      async after({ world, values, response }) {
        values["second"] = response.json().id;
        expect((await visit(world, "/")).body).toContain("Light for every car");
      },
    },
    {
      ...list,
      name: "releases are listed, the newest first",
      expect: {
        status: 200,
        body: [
          { number: 2, isLive: true },
          { number: 1, isLive: false, note: "First" },
        ],
        headers: { "x-total-count": /^2$/ },
      },
    },
    {
      ...list,
      name: "a part of the releases is listed",
      url: "/api/v1/sites/{site}/releases?limit=1&offset=1",
      expect: { status: 200, body: [{ number: 1 }], headers: { "x-total-count": /^2$/ } },
    },
    {
      ...note,
      name: "HIST-11: a release gets a note afterwards, and stays what it was",
      body: { note: "Before the sale" },
      expect: { status: 200, body: { number: 1, note: "Before the sale" } },
    },
    ...[{}, { note: 1 }, { note: "x".repeat(301) }, { note: "", number: 2 }].map(
      (body, index): Scenario => ({
        ...note,
        name: `HIST-11: broken note ${index} is refused`,
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    ...["999999", "0", "1%20or%201=1"].map((release): Scenario => ({
      ...note,
      name: `HIST-11: release ${release} gets no note`,
      url: `/api/v1/sites/{site}/releases/${release}`,
      body: { note: "x" },
      expect:
        release === "999999"
          ? { status: 404, code: "not-found" }
          : { status: 422, code: "invalid" },
    })),
    {
      ...note,
      name: "HIST-11: another owner's release gets no note",
      as: "other owner",
      body: { note: "Mine" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...live,
      name: "HIST-16: the first release is live again with the same bytes, and nothing is gone",
      body: { releaseId: "{first}" },
      expect: {
        status: 200,
        body: { number: 1, isLive: true, gone: { languages: [], paths: [], pathCount: 0 } },
      },
      async after({ world }) {
        const page = await visit(world, "/");
        expect(page.rawPayload).toEqual(firstPage);
      },
    },
    {
      ...changes,
      name: "what is not live any more is a change again",
      as: "owner",
      expect: { status: 200, body: { pages: [{ change: "changed", textCount: 1 }] } },
    },
    {
      ...publish,
      name: "going on after a rollback",
      body: {},
      expect: { status: 201, body: { number: 3, isLive: true } },
      async after({ world }) {
        expect((await visit(world, "/")).body).toContain("Light for every car");
      },
    },
    {
      name: "a text gets too long",
      method: "POST",
      url: "/api/v1/sites/{site}/operations",
      as: "owner",
      body: setTitle("t2", "x".repeat(121), "Light for every car"),
      expect: { status: 200 },
    },
    {
      ...publish,
      name: "R28: what is over its limit is refused with the spot, and the old release stays",
      body: {},
      expect: { status: 422, code: "invalid" },
      async after({ world, response }) {
        const { problems } = response.json().details;
        expect(problems).toMatchObject([
          { code: "text-over-limit", severity: "error", path: ["title"] },
        ]);
        expect((await visit(world, "/")).body).toContain("Light for every car");
      },
    },
    {
      ...live,
      name: "an unknown release is none",
      body: { releaseId: "999999" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...live,
      name: "a release has a number",
      body: { releaseId: "1 or 1=1" },
      expect: { status: 422, code: "invalid" },
    },
    { ...live, name: "a release is named", body: {}, expect: { status: 422, code: "invalid" } },
    {
      ...publish,
      name: "a note is short",
      body: { note: "x".repeat(301) },
      expect: { status: 422, code: "invalid" },
    },
    {
      ...publish,
      name: "another owner can't publish it",
      as: "other owner",
      body: {},
      expect: { status: 404, code: "not-found" },
    },
    {
      ...publish,
      name: "a stranger can't publish it",
      as: "stranger",
      body: {},
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...publish,
      name: "another page can't publish it",
      headers: { origin: "http://lamps.localhost:3000" },
      body: {},
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "NEW-07: a site with another address is found there",
      method: "PATCH",
      url: "/api/v1/sites/{site}",
      as: "owner",
      body: { slug: "bulbs" },
      expect: { status: 200 },
      async after({ world }) {
        const before = await visit(world, "/");
        expect(before.statusCode).toBe(308);
        expect(before.headers["location"]).toBe("//bulbs.localhost:3000/");
        const there = await world.app.inject({
          method: "GET",
          url: "/",
          headers: { host: "bulbs.localhost:3000" },
        });
        expect(there.statusCode).toBe(200);
      },
    },
    {
      name: "a site in the trash is visited no more",
      method: "DELETE",
      url: "/api/v1/sites/{site}",
      as: "owner",
      expect: { status: 204 },
      async after({ world }) {
        const there = await world.app.inject({
          method: "GET",
          url: "/",
          headers: { host: "bulbs.localhost:3000" },
        });
        expect(there.statusCode).toBe(404);
      },
    },
  ],
};
