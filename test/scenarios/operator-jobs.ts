import type { Scenario, ScenarioTable } from "../scenarios.ts";

const jobs = "/api/v1/operator/jobs";
const operator = { as: "operator" } as const;

export const table: ScenarioTable = {
  subject: "the operators' list of work",
  rows: [
    {
      ...operator,
      method: "GET",
      url: `${jobs}?state=failed`,
      name: "OPER-10: where nothing was given up the list is empty",
      expect: {
        status: 200,
        body: [],
        headers: { "x-total-count": /^0$/, "cache-control": /no-store/ },
      },
    },
    ...["state=done", "limit=201", "kind=mail.send"].map((query): Scenario => ({
      ...operator,
      method: "GET",
      url: `${jobs}?${query}`,
      name: `SEC-05: the query ${query} is refused`,
      expect: { status: 422, code: "invalid" },
    })),
    ...["4711/retry", "4711"].map((path): Scenario => ({
      ...operator,
      method: path.endsWith("retry") ? "POST" : "DELETE",
      url: `${jobs}/${path}`,
      name: `OPER-10: work that isn’t there: ${path}`,
      expect: { status: 404, code: "not-found" },
    })),
    {
      ...operator,
      method: "POST",
      url: `${jobs}/1%20or%201=1/retry`,
      name: "SEC-05: what is no number names no work",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...operator,
      method: "POST",
      url: `${jobs}/1/retry`,
      headers: { origin: "http://lamp.localhost:3000" },
      name: "SEC-12: a page of another site begins nothing anew",
      expect: { status: 403, code: "origin-refused" },
    },
  ],
};
