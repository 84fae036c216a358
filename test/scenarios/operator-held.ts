import type { Scenario, ScenarioTable } from "../scenarios.ts";

const held = "/api/v1/operator/held";
const operator = { as: "operator" } as const;

export const table: ScenarioTable = {
  subject: "the operators' list of held publications",
  rows: [
    {
      ...operator,
      method: "GET",
      url: held,
      name: "HELD-03: where nothing is held the list is empty",
      expect: {
        status: 200,
        body: [],
        headers: { "x-total-count": /^0$/, "cache-control": /no-store/ },
      },
    },
    ...["limit=201", "offset=-1", "state=all"].map((query): Scenario => ({
      ...operator,
      method: "GET",
      url: `${held}?${query}`,
      name: `SEC-05: the query ${query} is refused`,
      expect: { status: 422, code: "invalid" },
    })),
    ...[
      {},
      { decision: "publish" },
      { decision: "refuse", releaseId: 1 },
      { decision: "refuse", releaseId: 1, reason: "  " },
      { decision: "refuse", releaseId: 1, reason: "x".repeat(2_001) },
      { decision: "publish", releaseId: 1, reason: "more than is asked for" },
      { decision: "publish", releaseId: "1" },
    ].map((body): Scenario => ({
      ...operator,
      method: "PATCH",
      url: `${held}/1`,
      body,
      name: `SEC-05: the decision ${JSON.stringify(body).slice(0, 60)} is refused`,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...operator,
      method: "PATCH",
      url: `${held}/4711`,
      body: { decision: "refuse", releaseId: 1, reason: "x".repeat(2_000) },
      name: "HELD-06: nothing is decided about a site that isn’t held",
      expect: { status: 404, code: "not-found" },
    },
    ...["4711/file", "4711/file?page=//evil.example/%00"].map((path): Scenario => ({
      ...operator,
      method: "GET",
      url: `${held}/${path}`,
      name: `HELD-04: there is no page of a site that isn’t held: ${path}`,
      expect: { status: 404, code: "not-found" },
    })),
    {
      ...operator,
      method: "GET",
      url: `${held}/1%20or%201=1/file`,
      name: "SEC-05: what is no number names no site",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...operator,
      method: "PATCH",
      url: `${held}/1`,
      headers: { origin: "http://lamp.localhost:3000" },
      body: { decision: "publish", releaseId: 1 },
      name: "SEC-12: a page of another site publishes nothing",
      expect: { status: 403, code: "origin-refused" },
    },
  ],
};
