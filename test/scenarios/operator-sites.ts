import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const list = { method: "GET", url: "/api/v1/operator/sites" } as const;
const one = { method: "GET", url: "/api/v1/operator/sites/{site}" } as const;
const transfer = { method: "POST", url: "/api/v1/operator/sites/{site}/transfer" } as const;
const operator = { as: "operator" } as const;
const heir = { email: "other@example.org" };

export const table: ScenarioTable = {
  subject: "the operators' list of sites",
  async prepare(world) {
    const site = await makeSite(world, { name: "Lamp" });
    return { site: String(site) };
  },
  rows: [
    {
      ...list,
      ...operator,
      name: "OPER-01: an operator sees the sites of all accounts, and how many there are",
      expect: {
        status: 200,
        body: [
          {
            name: "Lamp",
            state: "draft",
            owners: [{ email: "owner@example.org" }],
            bytes: 0,
            isPaid: false,
          },
        ],
        headers: { "x-total-count": /^1$/, "cache-control": /no-store/ },
      },
    },
    ...["state=gone", "sort=name", "limit=0", "limit=201", `q=${"x".repeat(201)}`, "owner=1"].map(
      (query): Scenario => ({
        ...list,
        ...operator,
        name: `SEC-05: the query ${query.slice(0, 20)} is refused`,
        url: `/api/v1/operator/sites?${query}`,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...list,
      ...operator,
      name: "a query of 200 characters is taken",
      url: `/api/v1/operator/sites?q=${"x".repeat(200)}`,
      expect: { status: 200, body: [] },
    },
    {
      ...one,
      ...operator,
      name: "a site that isn’t there",
      url: "/api/v1/operator/sites/4711",
      expect: { status: 404, code: "not-found" },
    },
    ...["{site}", "4711", "0", "-1", "1e30"].map((site): Scenario => ({
      ...one,
      ...operator,
      name: `OPER-120: of the site ${site}, which was never published or isn’t there, nothing is shown`,
      url: `/api/v1/operator/sites/${site}/file`,
      expect:
        site === "{site}" || site === "4711"
          ? { status: 404, code: "not-found" }
          : { status: 422, code: "invalid" },
    })),
    ...[{}, { email: "" }, { email: 7 }, { email: `${"x".repeat(255)}` }].map((body): Scenario => ({
      ...transfer,
      ...operator,
      name: `OPER-03: handing over to ${JSON.stringify(body).slice(0, 30)} is refused`,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...transfer,
      ...operator,
      name: "OPER-03: to somebody without an account nothing is handed over",
      body: { email: "nobody@example.org" },
      expect: { status: 409, code: "account-unknown" },
    },
    {
      ...transfer,
      ...operator,
      name: "OPER-03: nor is a site that isn’t there",
      url: "/api/v1/operator/sites/4711/transfer",
      body: heir,
      expect: { status: 404, code: "not-found" },
    },
    {
      ...transfer,
      ...operator,
      name: "SEC-12: a page of another site can’t hand over",
      headers: { origin: "http://lamp.localhost:3000" },
      body: heir,
      expect: { status: 403, code: "origin-refused" },
    },
    {
      ...transfer,
      ...operator,
      name: "OPER-03: an operator hands a site over",
      body: heir,
      expect: { status: 200, body: { owners: [{ email: "other@example.org" }] } },
    },
  ],
};
