import { expect } from "vitest";
import { publishTestSite } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const list = { method: "GET", url: "/api/v1/operator/complaints" } as const;
const decide = { method: "PATCH", url: "/api/v1/operator/complaints/{first}" } as const;
const audit = { method: "GET", url: "/api/v1/operator/audit" } as const;
const operator = { as: "operator" } as const;

const refused: Scenario[] = [
  {},
  { decision: "delete" },
  { decision: "warn" },
  { decision: "warn", reason: " \n " },
  { decision: "warn", reason: "x".repeat(2_001) },
  { decision: "unpublish", reason: 7 },
  { decision: ["no-issue"] },
  [],
].map((body) => ({
  ...decide,
  ...operator,
  name: `the decision ${JSON.stringify(body).slice(0, 60)} is refused`,
  body,
  expect: { status: 422, code: "invalid" },
}));

export const table: ScenarioTable = {
  subject: "the operators' queue of complaints",
  async prepare(world) {
    const site = await publishTestSite(world);
    for (const name of ["Ann", "Bob", "Cy"]) {
      await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: { host: site.host, origin: site.origin, referer: `${site.origin}/prices/` },
        payload: { siteHash: site.siteHash, name, email: `${name}@example.org`, comment: "Spam" },
      });
    }
    const rows = await world.database.db
      .selectFrom("submissions")
      .select("id")
      .orderBy("id")
      .execute();
    const [first, second] = rows.map(({ id }) => String(id));
    return { site: String(site.id), first: first ?? "", second: second ?? "" };
  },
  rows: [
    {
      ...list,
      ...operator,
      name: "MODER-02: the oldest comes first, with its page, language and release, and half an address",
      expect: {
        status: 200,
        body: [
          {
            name: "Ann",
            email: "A…@e….org",
            comment: "Spam",
            page: "http://lamp.localhost:3000/prices/",
            language: "en",
            release: expect.stringMatching(/^[0-9a-f]{16}$/),
            decision: null,
            site: { slug: "lamp", isTakenDown: false, address: "http://lamp.localhost:3000/" },
          },
          { name: "Bob" },
          { name: "Cy" },
        ],
        headers: { "x-total-count": /^3$/, "cache-control": /no-store/ },
      },
      after: ({ response }) => expect(response.body).not.toMatch(/@example/),
    },
    {
      ...list,
      ...operator,
      name: "MODER-02: a part of the queue",
      url: "/api/v1/operator/complaints?limit=1&offset=1",
      expect: { status: 200, body: [{ name: "Bob" }], headers: { "x-total-count": /^3$/ } },
    },
    ...["state=new", "limit=0", "limit=201", "offset=-1", "state=open&state=all"].map(
      (query): Scenario => ({
        ...list,
        ...operator,
        name: `SEC-05: the query ${query} is refused`,
        url: `/api/v1/operator/complaints?${query}`,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...list,
      ...operator,
      name: "SEC-05: a sort order that nobody offers is refused",
      url: "/api/v1/operator/complaints?sort=email;drop%20table%20users",
      expect: { status: 422, code: "invalid" },
    },
    ...refused,
    {
      ...decide,
      as: "owner",
      name: "MODER-02: for an owner there is no queue to decide in",
      body: { decision: "no-issue" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...decide,
      name: "a stranger has to sign in",
      body: { decision: "no-issue" },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...decide,
      ...operator,
      name: "SEC-12: a page of another site can't decide",
      headers: { origin: "http://lamp.localhost:3000" },
      body: { decision: "unpublish", reason: "x" },
      expect: { status: 403, code: "origin-refused" },
    },
    {
      ...decide,
      ...operator,
      name: "MODER-03: no issue",
      body: { decision: "no-issue", reason: "not kept", operatorId: "x" },
      expect: { status: 200, body: { decision: { decision: "no-issue", reason: "" } } },
    },
    {
      ...decide,
      ...operator,
      name: "MODER-03: a complaint is decided once",
      body: { decision: "unpublish", reason: "x" },
      expect: { status: 409, code: "conflict" },
    },
    {
      ...decide,
      ...operator,
      name: "a complaint that isn't there",
      url: "/api/v1/operator/complaints/4711",
      body: { decision: "no-issue" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...list,
      ...operator,
      name: "MODER-02: what was decided is out of the queue",
      expect: { status: 200, body: [{ name: "Bob" }, { name: "Cy" }] },
    },
    {
      ...list,
      ...operator,
      name: "MODER-02: and can be looked at",
      url: "/api/v1/operator/complaints?state=decided",
      expect: { status: 200, body: [{ name: "Ann" }], headers: { "x-total-count": /^1$/ } },
    },
    {
      ...list,
      as: "owner",
      name: "MODER-02: for an owner there is no queue",
      expect: { status: 404, code: "not-found" },
    },
    {
      method: "GET",
      url: "/api/v1/operator/complaints/{first}/file",
      ...operator,
      name: "MODER-07: of a release that is gone no page is shown",
      expect: { status: 404, code: "not-found" },
    },
    {
      method: "GET",
      url: "/api/v1/operator/complaints/{first}/file",
      as: "owner",
      name: "MODER-07: not to an owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      method: "GET",
      url: "/api/v1/operator/complaints/{first}/file",
      name: "MODER-07: nor to a stranger",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...audit,
      ...operator,
      name: "MODER-05: what operators did is read, the latest first",
      expect: {
        status: 200,
        body: [{ action: "complaint.no-issue" }],
        headers: { "x-total-count": /^1$/, "cache-control": /no-store/ },
      },
    },
    {
      ...audit,
      ...operator,
      url: "/api/v1/operator/audit?action=complaint.no-issue&site={site}",
      name: "OPER-12: the log is read by action and site, with who did it and what it was about",
      expect: {
        status: 200,
        body: [{ operatorEmail: "operator@example.org", subject: "Lamp lamp", userId: null }],
      },
    },
    ...["action=site.lift", "site=4711"].map((query): Scenario => ({
      ...audit,
      ...operator,
      url: `/api/v1/operator/audit?${query}`,
      name: `OPER-12: nothing of the log is ${query}`,
      expect: { status: 200, body: [], headers: { "x-total-count": /^0$/ } },
    })),
    ...["action=drop", "site=0", "site=x", "sort=id"].map((query): Scenario => ({
      ...audit,
      ...operator,
      url: `/api/v1/operator/audit?${query}`,
      name: `SEC-05: the query ${query} of the log is refused`,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...audit,
      as: "owner",
      name: "MODER-05: for an owner there is no log",
      expect: { status: 404, code: "not-found" },
    },
  ],
};
