import { expect } from "vitest";
import { pageKey } from "#/site/records.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const post = { method: "POST", url: "/api/v1/sites/{site}/operations", as: "owner" } as const;

function setTitle(id: string, text: string, was: string) {
  const target = { page: "{page}", section: "{section}" };
  return { id, name: "text.set", args: { target, path: ["title"], language: "en", text, was } };
}

/** A body that is not even a list of operations. */
const broken: Scenario[] = [
  {},
  { operations: [] },
  { operations: "x" },
  { operations: [{ id: "../x", name: "text.set", args: {} }] },
  { operations: [{ id: "a", name: "x".repeat(41), args: {} }] },
  { operations: [{ id: "a", name: "text.set", args: {}, author: "operator" }] },
  { operations: Array.from({ length: 201 }, (_, id) => ({ id: `n${id}`, name: "x", args: {} })) },
  [],
  null,
].map((body, index) => ({
  ...post,
  name: `broken operations ${index} are refused`,
  body,
  expect: { status: 422, code: "invalid" },
}));

const json = { "content-type": "application/json" };

/** Bodies as text, in each of which an object has the name of a prototype. */
const prototypes: Scenario[] = [
  `{"operations":[{"id":"proto-a","name":"settings.set","args":{"settings":{"__proto__":{"email":"a@example.org"}}}}]}`,
  `{"operations":[{"id":"proto-b","name":"settings.set","args":{"settings":{"chats":{"\\u005f_proto__":{"key":"12345678"}}}}}]}`,
  `{"operations":[{"id":"proto-c","name":"site.rename","args":{"name":"Stolen","__proto__":null}}]}`,
  `{"__proto__":{"operations":[]},"operations":[{"id":"proto-d","name":"site.rename","args":{"name":"Stolen"}}]}`,
].map((body, index) => ({
  ...post,
  name: `SEC-15: the name of a prototype is refused, not left out (${index})`,
  headers: json,
  body,
  expect: {
    status: 422,
    code: "invalid" as const,
    body: { message: 'The name "__proto__" is not allowed.' },
  },
  after: async ({ world, values }) => {
    const { revision, document } = await world.documents.load(Number(values["site"]));
    expect([revision, document.site.name]).toEqual([1, "Shop"]);
  },
}));

export const table: ScenarioTable = {
  subject: "documents and operations",
  async prepare({ app, cookies, env, documents }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Shop", language: "en" };
    const response = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    const site = response.json().id;
    const { document } = await documents.load(site);
    const page = document.pages[0]!;
    const section = page.sections[0]!;
    const title = (section.fields["title"] as Record<string, { text: string }>)["en"]!.text;
    return { site: String(site), page: page.id, section: section.id, title };
  },
  rows: [
    {
      name: "an owner reads the whole document",
      method: "GET",
      url: "/api/v1/sites/{site}/document",
      as: "owner",
      expect: {
        status: 200,
        body: {
          revision: 1,
          site: { name: "Shop" },
          index: { entries: [{ path: "/" }] },
          assets: [],
        },
        headers: { "content-type": /^application\/json/, "cache-control": /no-store/ },
      },
    },
    ...prototypes,
    {
      name: "of the pages only one, when it is named",
      method: "GET",
      url: "/api/v1/sites/{site}/document?page={page}",
      as: "owner",
      expect: { status: 200, body: { pages: [{ id: expect.any(String) }] } },
    },
    {
      name: "the home page is found without its id",
      method: "GET",
      url: "/api/v1/sites/{site}/document?page=/",
      as: "owner",
      expect: { status: 200, body: { pages: [{ id: expect.any(String) }] } },
    },
    ...["gone", "site", "index"].map((page) => ({
      name: `there is no page ${page}`,
      method: "GET" as const,
      url: `/api/v1/sites/{site}/document?page=${page}`,
      as: "owner" as const,
      expect: { status: 404, code: "not-found" as const },
    })),
    {
      name: "a page's name cannot be a query",
      method: "GET",
      url: "/api/v1/sites/{site}/document?page=' or 1=1 --",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...post,
      name: "an operation is applied and answered with its revision",
      body: { operations: [setTitle("first", "Headlights", "{title}")] },
      expect: {
        status: 200,
        body: { revision: 2, results: [{ id: "first", status: "applied", revision: 2 }] },
      },
    },
    {
      ...post,
      name: "I5: the same operation again has the same answer",
      body: { operations: [setTitle("first", "Headlights", "{title}")] },
      expect: { status: 200, body: { revision: 2, results: [{ revision: 2 }] } },
    },
    {
      ...post,
      name: "script in a text is stored as it was typed",
      body: { operations: [setTitle("script", "<script>alert(1)</script>", "Headlights")] },
      expect: { status: 200 },
      after: async ({ world, values }) => {
        const { records } = await world.documents.load(Number(values["site"]));
        const section = records[pageKey(values["page"] ?? "")]?.sections[0];
        expect(section?.fields["title"]).toMatchObject({
          en: { text: "<script>alert(1)</script>" },
        });
      },
    },
    {
      ...post,
      name: "words that others changed meanwhile are not overwritten",
      body: { operations: [setTitle("late", "Completely different", "Headlights")] },
      expect: {
        status: 409,
        code: "operation-conflict",
        body: {
          details: {
            revision: 3,
            results: [
              {
                status: "conflict",
                current: "<script>alert(1)</script>",
                mine: "Completely different",
              },
            ],
          },
        },
      },
    },
    {
      ...post,
      name: "a refusal names its rule, and what could be applied was",
      body: {
        operations: [
          setTitle("good", "Lights", "<script>alert(1)</script>"),
          { id: "bad", name: "page.remove", args: { page: "{page}" } },
        ],
      },
      expect: {
        status: 422,
        code: "operation-refused",
        body: {
          details: {
            revision: 4,
            results: [
              { id: "good", status: "applied", revision: 4 },
              { id: "bad", status: "refused", rule: "home-page", message: expect.any(String) },
            ],
          },
        },
      },
    },
    ...["constructor", "__proto__", "toString", "site.create"].map((name, index) => ({
      ...post,
      name: `there is no operation ${name}`,
      body: { operations: [{ id: `unknown-${index}`, name, args: {} }] },
      expect: {
        status: 422,
        code: "operation-refused" as const,
        body: { details: { results: [{ rule: "operation-unknown" }] } },
      },
    })),
    ...broken,
    {
      ...post,
      name: "five megabytes are too many",
      body: { operations: [setTitle("huge", "x".repeat(5_000_000), "")] },
      expect: { status: 413, code: "payload-too-large" },
    },
    {
      ...post,
      name: "operations need an origin",
      body: { operations: [setTitle("x", "x", "Lights")] },
      headers: { origin: null },
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "the history is told newest first, in parts",
      method: "GET",
      url: "/api/v1/sites/{site}/operations?limit=2",
      as: "owner",
      expect: {
        status: 200,
        body: [{ revision: 4, id: "good", name: "text.set" }, { revision: 3 }],
        headers: { "x-total-count": /^4$/ },
      },
    },
    {
      name: "a viewer of the site reads it",
      method: "GET",
      url: "/api/v1/sites/{site}",
      as: "operator",
      expect: { status: 404, code: "not-found" },
      after: async ({ world, values }) => {
        const member = { siteId: Number(values["site"]), userId: world.userIds.operator };
        await world.database.db
          .insertInto("siteMembers")
          .values({ ...member, role: "viewer", createdAt: 0 })
          .execute();
      },
    },
    {
      name: "a viewer reads",
      method: "GET",
      url: "/api/v1/sites/{site}/document",
      as: "operator",
      expect: { status: 200 },
    },
    {
      ...post,
      name: "a viewer changes nothing",
      as: "operator",
      body: { operations: [setTitle("viewer", "x", "Lights")] },
      expect: { status: 403, code: "forbidden" },
    },
    {
      name: "a viewer does not delete",
      method: "DELETE",
      url: "/api/v1/sites/{site}",
      as: "operator",
      expect: { status: 403, code: "forbidden" },
    },
    {
      name: "a stranger hears no events",
      method: "GET",
      url: "/api/v1/sites/{site}/events",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "events begin at a revision",
      method: "GET",
      url: "/api/v1/sites/{site}/events?since=-1",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
  ],
};
