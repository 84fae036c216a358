import { expect } from "vitest";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

const history = { method: "GET", url: "/api/v1/sites/{site}/history" } as const;
const point = "/api/v1/sites/{site}/versions";

function ownerHeaders({ env, cookies }: World): Record<string, string> {
  return { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
}

const beyond = ["0", "-1", "1.5", "abc", "99999999999999999999", "1'%20or%20'1'='1"];

/** Points that no site has. */
const hostile: Scenario[] = [
  ...beyond.map((at): Scenario => ({
    name: `HIST-03: the document at ${at} is refused`,
    method: "GET",
    url: `/api/v1/sites/{site}/document?at=${at}`,
    as: "owner",
    expect: { status: 422, code: "invalid" },
  })),
  ...beyond.map((before): Scenario => ({
    ...history,
    name: `HIST-06: the timeline before ${before} is refused`,
    url: `${history.url}?before=${before}`,
    as: "owner",
    expect: { status: 422, code: "invalid" },
  })),
  ...beyond.map((revision): Scenario => ({
    name: `HIST-07: a name for ${revision} is refused`,
    method: "PUT",
    url: `${point}/${revision}`,
    as: "owner",
    body: { name: "x" },
    expect: { status: 422, code: "invalid" },
  })),
  ...["?limit=0", "?limit=101", "?limit=x", "?sort=name"].map((query): Scenario => ({
    ...history,
    name: `HIST-06: the timeline with ${query} is refused`,
    url: `${history.url}${query}`,
    as: "owner",
    expect: { status: 422, code: "invalid" },
  })),
  ...[{}, { name: "" }, { name: "   " }, { name: "x".repeat(81) }, { name: 1 }, null].map(
    (body, index): Scenario => ({
      name: `HIST-07: broken name ${index} is refused`,
      method: "PUT",
      url: `${point}/2`,
      as: "owner",
      body,
      expect: { status: 422, code: "invalid" },
    }),
  ),
];

/** Everything that tells of the past, for somebody to whom the site doesn't exist. */
const foreign: Scenario[] = [
  { method: "GET" as const, url: history.url },
  { method: "GET" as const, url: "/api/v1/sites/{site}/document?at=1" },
  { method: "GET" as const, url: `${point}/1/differences` },
  { method: "GET" as const, url: point },
  { method: "PUT" as const, url: `${point}/1`, body: { name: "Mine" } },
  { method: "DELETE" as const, url: `${point}/1` },
].flatMap((call): Scenario[] => [
  {
    ...call,
    name: `HIST-08: ${call.method} ${call.url} is nothing for a stranger`,
    expect: { status: 401, code: "not-signed-in" },
  },
  {
    ...call,
    name: `HIST-08: ${call.method} ${call.url} is nothing for another owner`,
    as: "other owner",
    expect: { status: 404, code: "not-found" },
  },
]);

export const table: ScenarioTable = {
  subject: "history of a site",
  async prepare(world) {
    const { app, documents, operations, userIds } = world;
    const payload = { name: "Shop", language: "en" };
    const headers = ownerHeaders(world);
    const made = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    const site = made.json().id;
    const { document } = await documents.load(site);
    const page = document.pages[0]!;
    const about = { id: "about", meta: page.meta, sections: [] };
    const entry = { id: "about", path: "/about", name: "About" };
    const steps = [
      { name: "page.add", args: { entry, page: about, after: null } },
      { name: "site.rename", args: { name: "Lamp" } },
      { name: "page.remove", args: { page: "about" } },
    ].map((step, index) => ({ id: `step${index}`, ...step, via: "editor" as const }));
    await operations.append(site, steps, userIds.owner);
    return { site: String(site), page: page.id, owner: userIds.owner };
  },
  rows: [
    {
      ...history,
      name: "HIST-05: an owner reads who did what, the newest first",
      as: "owner",
      expect: { status: 200, body: { revision: 4, next: null, names: [] } },
      after: ({ response, values }) => {
        const { entries, pages, people } = response.json();
        expect(entries).toHaveLength(1);
        expect(entries[0]).toMatchObject({ kind: "sitting", from: 0, revision: 4, count: 4 });
        expect(entries[0].steps).toMatchObject([
          { key: "operation.page.remove", page: "about", via: "editor" },
          { key: "operation.site.rename", params: { name: "Lamp" } },
          { key: "operation.page.add", params: { name: "About" } },
          { key: "operation.site.create" },
        ]);
        expect(pages).toMatchObject({ about: "About" });
        expect(people[values["owner"] ?? ""]).toEqual({ name: "owner", isYou: true });
      },
    },
    {
      name: "HIST-03: the document as it was after a revision",
      method: "GET",
      url: "/api/v1/sites/{site}/document?at=2",
      as: "owner",
      expect: {
        status: 200,
        body: {
          revision: 2,
          omitted: 0,
          site: { name: "Shop" },
          pages: [{ id: expect.any(String) }, { id: "about" }],
        },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      name: "HIST-03: a page as it was before it was removed",
      method: "GET",
      url: "/api/v1/sites/{site}/document?at=3&page=about",
      as: "owner",
      expect: { status: 200, body: { pages: [{ id: "about" }] } },
    },
    ...["at=4&page=about", "at=5", "at=1&page=about"].map((query): Scenario => ({
      name: `HIST-03: there is nothing at ${query}`,
      method: "GET",
      url: `/api/v1/sites/{site}/document?${query}`,
      as: "owner",
      expect: { status: 404, code: "not-found" },
    })),
    {
      name: "HIST-09: what has changed since: a page that is gone, and another name",
      method: "GET",
      url: `${point}/2/differences`,
      as: "owner",
      expect: {
        status: 200,
        body: {
          revision: 4,
          pages: [{ page: "about", change: "removed" }],
          settings: true,
          structure: true,
          theme: false,
        },
      },
    },
    {
      name: "HIST-09: nothing has changed since now",
      method: "GET",
      url: `${point}/4/differences`,
      as: "owner",
      expect: { status: 200, body: { pages: [], settings: false, structure: false } },
    },
    {
      name: "HIST-09: since what hasn't been, nothing can be told",
      method: "GET",
      url: `${point}/5/differences`,
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "HIST-07: a point gets a name",
      method: "PUT",
      url: `${point}/2`,
      as: "owner",
      body: { name: " Before the sale " },
      expect: { status: 204 },
    },
    {
      name: "HIST-07: and another one, without getting a second",
      method: "PUT",
      url: `${point}/2`,
      as: "owner",
      body: { name: "Summer menu" },
      expect: { status: 204 },
    },
    {
      ...history,
      name: "HIST-07: its name stands in the timeline, and ends a sitting",
      as: "owner",
      expect: { status: 200, body: { names: [{ revision: 2, name: "Summer menu" }] } },
      after: ({ response }) => {
        const { entries } = response.json();
        expect(entries.map(({ revision }: { revision: number }) => revision)).toEqual([4, 2]);
      },
    },
    {
      ...history,
      name: "HIST-06: the timeline is read in parts",
      url: `${history.url}?limit=1`,
      as: "owner",
      expect: { status: 200, body: { next: 3, names: [], entries: [{ revision: 4 }] } },
    },
    {
      ...history,
      name: "HIST-06: the next part goes on where the last one ended",
      url: `${history.url}?limit=1&before=3`,
      as: "owner",
      expect: {
        status: 200,
        body: { next: null, names: [{ revision: 2 }], entries: [{ revision: 2, from: 0 }] },
      },
    },
    {
      name: "HIST-191: the named points stand by themselves, at the time that they show",
      method: "GET",
      url: point,
      as: "owner",
      expect: { status: 200 },
      after: ({ response }) =>
        expect(response.json()).toEqual([
          { revision: 2, name: "Summer menu", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        ]),
    },
    {
      name: "HIST-07: what hasn't been gets no name",
      method: "PUT",
      url: `${point}/5`,
      as: "owner",
      body: { name: "x" },
      expect: { status: 404, code: "not-found" },
    },
    ...hostile,
    ...foreign,
    {
      name: "HIST-08: a viewer reads the past",
      method: "GET",
      url: "/api/v1/sites/{site}/document?at=1",
      as: "owner",
      expect: { status: 200 },
      after: async ({ world, values }) => {
        const siteId = Number(values["site"]);
        const userId = world.userIds["other owner"];
        await world.database.db
          .insertInto("siteMembers")
          .values({ siteId, userId, role: "viewer", createdAt: 0 })
          .execute();
        const cookie = world.cookies["other owner"];
        const headers = { ...ownerHeaders(world), cookie };
        const ask = (method: "GET" | "PUT" | "DELETE", path: string, payload?: object) =>
          world.app.inject({
            method,
            url: `/api/v1/sites/${siteId}/${path}`,
            headers,
            ...(payload && { payload }),
          });
        expect((await ask("GET", "history")).statusCode).toBe(200);
        expect((await ask("GET", "document?at=2")).statusCode).toBe(200);
        expect((await ask("GET", "versions/2/differences")).statusCode).toBe(200);
        // but names are given by those who edit
        expect((await ask("PUT", "versions/2", { name: "Mine" })).statusCode).toBe(403);
        expect((await ask("DELETE", "versions/2")).statusCode).toBe(403);
      },
    },
    {
      name: "HIST-07: a name is taken away again",
      method: "DELETE",
      url: `${point}/2`,
      as: "owner",
      expect: { status: 204 },
      after: async ({ world }) => {
        expect(await world.database.db.selectFrom("versionNames").selectAll().execute()).toEqual(
          [],
        );
      },
    },
  ],
};
