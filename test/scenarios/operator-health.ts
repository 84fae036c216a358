import { expect } from "vitest";
import type { ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/operator/health";
const operator = { as: "operator" } as const;

export const table: ScenarioTable = {
  subject: "the operators' health screen",
  rows: [
    {
      ...operator,
      method: "GET",
      url,
      name: "OPER-20: before the first check there is no report",
      expect: {
        status: 200,
        body: { state: "none", checks: [] },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      ...operator,
      method: "POST",
      url: `${url}/check`,
      headers: { origin: "http://lamp.localhost:3000" },
      name: "SEC-12: a page of another site begins no check",
      expect: { status: 403, code: "origin-refused" },
    },
    {
      ...operator,
      method: "POST",
      url: `${url}/check`,
      name: "OPER-20: an operator begins a check",
      expect: { status: 202, body: { startedAt: expect.any(String) } },
    },
  ],
};
