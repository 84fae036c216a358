import { expect } from "vitest";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/plans";
const seen = "/api/v1/sites/{site}/visibility";
const owner = { as: "owner" } as const;
const host = "planned.localhost:3000";
/** Another day in Berlin, whatever the hour is in UTC. */
const anotherDay = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
const plan = { subject: "-", action: "publish", time: anotherDay, timeZone: "Europe/Berlin" };

/** Next to what ends markup, and a line of its own. */
const words = "Back on <b>Monday</b>.\nUntil then: +49 30 5550 1962";
const closedWords = "/api/v1/sites/{site}/closed-words";

const visit = (name: string, status: number, path: string, page: RegExp): Scenario => ({
  name,
  method: "GET",
  url: path,
  host,
  expect: { status, page },
});

export const table: ScenarioTable = {
  subject: "what visitors see, now and later",
  async prepare(world) {
    const siteId = await makeSite(world, { name: "Planned" });
    await world.publishing.publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });
    const { document } = await world.documents.load(siteId);
    return { site: String(siteId), page: document.pages[0]?.id ?? "" };
  },
  rows: [
    visit("a published site is seen", 200, "/", /<main/),
    {
      ...owner,
      name: "PLAN-01: a site is unpublished at once",
      method: "PUT",
      url: `${seen}/-`,
      body: { isPublished: false },
      expect: { status: 204 },
    },
    visit("PLAN-01: visitors read so", 404, "/", /isn’t published right now/),
    visit("PLAN-01: whatever they ask for", 404, "/sitemap.xml", /isn’t published right now/),
    {
      ...owner,
      name: "PLAN-15: an owner has words for its visitors",
      method: "PUT",
      url: closedWords,
      body: { words: ` ${words} ` },
      expect: { status: 204 },
    },
    {
      ...visit(
        "PLAN-15: they read these at once, and search engines are told to come again",
        503,
        "/menu",
        /<h1>Back soon<\/h1><p class="own" lang="" dir="auto">Back on &lt;b&gt;Monday&lt;\/b&gt;\.\nUntil/,
      ),
      after: ({ response }) => expect(response.headers["retry-after"]).toBe("3600"),
    },
    {
      ...owner,
      name: "PLAN-15: a plan to publish says when it is back",
      method: "POST",
      url,
      body: plan,
      expect: { status: 201, body: { closedWords: words } },
      after: ({ response, values }) => {
        values["plan"] = String(response.json().plans[0].id);
      },
    },
    visit(
      "PLAN-15: visitors read the time",
      503,
      "/",
      /<h1>Back on \w+\s\d+ at about \d\d:\d\d<\/h1>/,
    ),
    {
      ...owner,
      name: "PLAN-15: without words it does too",
      method: "PUT",
      url: closedWords,
      body: { words: "" },
      expect: { status: 204 },
    },
    visit("PLAN-15: in ours", 503, "/", /<p class="own">This site is being worked on\.</),
    ...[
      ["of 301 letters", { words: "й".repeat(301) }],
      ["of letters without end", { words: `a${"\u0301".repeat(5_000)}` }],
      ["that are a number", { words: 7 }],
      ["that are missing", {}],
    ].map(([name, body]): Scenario => ({
      ...owner,
      name: `PLAN-15: words ${String(name)} are refused`,
      method: "PUT",
      url: closedWords,
      body: body as object,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "PLAN-15: it is cancelled",
      method: "DELETE",
      url: `${url}/{plan}`,
      expect: { status: 204 },
    },
    visit(
      "PLAN-15: and the site isn't published, as before",
      404,
      "/",
      /isn’t published right now/,
    ),
    {
      as: "other owner",
      name: "PLAN-15: another owner has no words for it",
      method: "PUT",
      url: closedWords,
      body: { words: "Gone" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "PLAN-15: words of 300 letters are taken",
      method: "PUT",
      url: closedWords,
      body: { words: "й".repeat(300) },
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "PLAN-01: its owner reads that it isn't live",
      method: "GET",
      url: "/api/v1/sites/{site}",
      expect: { status: 200, body: { live: null } },
      after: ({ response }) => expect(Date.parse(response.json().offSince)).not.toBeNaN(),
    },
    ...(["releases", "history"] as const).map((list): Scenario => ({
      ...owner,
      name: `PLAN-10: and that its release is taken down: ${list}`,
      method: "GET",
      url: `/api/v1/sites/{site}/${list}`,
      expect: { status: 200 },
      after: ({ response }) => {
        const answer = response.json();
        const entries: { kind?: string }[] = Array.isArray(answer) ? answer : answer.entries;
        expect(entries.find(({ kind = "release" }) => kind === "release")).toMatchObject({
          isLive: false,
          isOff: true,
        });
      },
    })),
    {
      ...owner,
      name: "PLAN-02: publishing shows it again, also where nothing has changed",
      method: "POST",
      url: "/api/v1/sites/{site}/releases",
      body: {},
      expect: { status: 201 },
    },
    visit("PLAN-02: and it is there", 200, "/", /<main/),
    {
      ...owner,
      name: "PLAN-10: nothing of it is taken down any more",
      method: "GET",
      url: "/api/v1/sites/{site}",
      expect: { status: 200 },
      after: ({ response }) => {
        expect(response.json().live).not.toBeNull();
        expect(response.json().offSince).toBeUndefined();
      },
    },
    {
      ...owner,
      name: "PLAN-03: a page is unpublished by itself",
      method: "PUT",
      url: `${seen}/{page}`,
      body: { isPublished: false },
      expect: { status: 204 },
    },
    visit("PLAN-03: and answers as one that isn't there", 404, "/", /<main/),
    visit("PLAN-03: and the sitemap hasn't it", 200, "/sitemap.xml", /<urlset(?!.*<loc>)/s),
    {
      ...owner,
      name: "PLAN-03: a release doesn't bring it back",
      method: "POST",
      url: "/api/v1/sites/{site}/releases",
      body: {},
      expect: { status: 201 },
    },
    visit("PLAN-03: it stays off", 404, "/", /<main/),
    {
      ...owner,
      name: "PLAN-03: the list says what is off",
      method: "GET",
      url,
      expect: { status: 200, body: { plans: [], timeZone: null } },
      after: ({ response, values }) => expect(response.json().off).toEqual([values["page"]]),
    },
    {
      ...owner,
      name: "PLAN-03: it is shown again",
      method: "PUT",
      url: `${seen}/{page}`,
      body: { isPublished: true },
      expect: { status: 204 },
    },
    visit("PLAN-03: and is there", 200, "/", /<main/),
    {
      ...owner,
      name: "PLAN-03: what is no page can't be unpublished",
      method: "PUT",
      url: `${seen}/gone`,
      body: { isPublished: false },
      expect: { status: 404, code: "not-found" },
    },
    ...[
      {},
      { ...plan, time: "2026-02-30T" },
      { ...plan, time: "2026-13-01T00:00" },
      { ...plan, time: "2026-11-31T00:00" },
      { ...plan, time: "2027-02-29T08:00" },
      { ...plan, time: "2026-12-12T25:00" },
      { ...plan, time: "2020-01-01T08:00" },
      { ...plan, time: "9999-01-01T08:00" },
      { ...plan, timeZone: "Mars/Olympus" },
      { ...plan, action: "delete" },
      { ...plan, subject: "../x" },
      { ...plan, at: 0 },
    ].map((body, index): Scenario => ({
      ...owner,
      name: `PLAN-04: a plan that can't be is refused (${index})`,
      method: "POST",
      url,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "PLAN-04: nor one for a page that isn't there",
      method: "POST",
      url,
      body: { ...plan, subject: "gone" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "PLAN-05: a plan is listed with its zone, its instant and who made it",
      method: "POST",
      url,
      body: plan,
      expect: {
        status: 201,
        body: { plans: [{ ...plan, author: "owner", failure: null }], timeZone: "Europe/Berlin" },
      },
      after: ({ response, values }) => {
        values["plan"] = String(response.json().plans[0].id);
      },
    },
    ...(["GET", "POST"] as const).map((method): Scenario => ({
      as: "other owner",
      name: `PLAN-05: another owner's site does not exist: ${method}`,
      method,
      url,
      ...(method === "POST" && { body: plan }),
      expect: { status: 404, code: "not-found" },
    })),
    {
      name: "PLAN-05: a stranger unpublishes nothing",
      method: "PUT",
      url: `${seen}/-`,
      body: { isPublished: false },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      as: "other owner",
      name: "PLAN-05: nor does another owner",
      method: "PUT",
      url: `${seen}/-`,
      body: { isPublished: false },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "PLAN-05: a plan is cancelled",
      method: "DELETE",
      url: `${url}/{plan}`,
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "PLAN-05: once",
      method: "DELETE",
      url: `${url}/{plan}`,
      expect: { status: 404, code: "not-found" },
    },
  ],
};
