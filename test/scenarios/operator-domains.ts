import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const list = "/api/v1/operator/domains";
const operator = { as: "operator" } as const;
const removal = { ...operator, method: "POST", url: `${list}/{domain}/removal` } as const;
const body = { reason: "It’s our trademark" };

export const table: ScenarioTable = {
  subject: "the operators' list of domains",
  async prepare(world) {
    const siteId = await makeSite(world, { name: "Lamp" });
    const { id } = await world.database.db
      .insertInto("domains")
      .values({ siteId, host: "lampe.example", key: "secret-key", addedAt: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { domain: String(id) };
  },
  rows: [
    {
      ...operator,
      method: "GET",
      url: list,
      name: "OPER-18: an operator sees the domains of all sites, and not what proves them",
      expect: {
        status: 200,
        body: [{ host: "lampe.example", state: "waiting", problem: null, checkedAt: null }],
        headers: { "x-total-count": /^1$/, "cache-control": /no-store/ },
      },
      after({ response }) {
        if (response.body.includes("secret-key")) throw new Error("the key is told");
      },
    },
    ...["state=gone", "sort=key", "limit=201", `q=${"x".repeat(201)}`, "site=1"].map(
      (query): Scenario => ({
        ...operator,
        method: "GET",
        url: `${list}?${query}`,
        name: `SEC-05: the query ${query.slice(0, 20)} is refused`,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    ...["4711/check", "4711/removal"].map((path): Scenario => ({
      ...operator,
      method: "POST",
      url: `${list}/${path}`,
      ...(path.endsWith("removal") && { body }),
      name: `OPER-19: a domain that isn’t there: ${path}`,
      expect: { status: 404, code: "not-found" },
    })),
    ...["1%20or%201=1", "0", "-1", "1e99"].map((id): Scenario => ({
      ...operator,
      method: "POST",
      url: `${list}/${id}/check`,
      name: `SEC-05: what is no number names no domain: ${id}`,
      expect: { status: 422, code: "invalid" },
    })),
    ...[
      {},
      { reason: "" },
      { reason: " \n" },
      { reason: "x".repeat(2_001) },
      { ...body, site: 1 },
    ].map((wrong): Scenario => ({
      ...removal,
      body: wrong,
      name: `OPER-19: without a reason that can be read nothing is removed: ${JSON.stringify(wrong).slice(0, 30)}`,
      expect: { status: 422, code: "invalid" },
    })),
    ...["check", "removal"].map((deed): Scenario => ({
      ...operator,
      method: "POST",
      url: `${list}/{domain}/${deed}`,
      ...(deed === "removal" && { body }),
      headers: { origin: "http://lamp.localhost:3000" },
      name: `SEC-12: a page of another site can’t ask for a ${deed}`,
      expect: { status: 403, code: "origin-refused" },
    })),
    {
      ...removal,
      body: { reason: "x".repeat(2_000) },
      name: "OPER-19: an operator removes a domain",
      expect: { status: 204 },
    },
  ],
};
