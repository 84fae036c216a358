import type { ScenarioTable } from "../scenarios.ts";

const operator = { as: "operator" } as const;

export const table: ScenarioTable = {
  subject: "the operators' storage screen",
  rows: [
    {
      ...operator,
      method: "GET",
      url: "/api/v1/operator/storage",
      name: "OPER-22: an operator sees what takes room, and that no backups are made",
      expect: {
        status: 200,
        body: { pictures: 0, files: 0, largest: [], backups: { schedule: null, runs: [] } },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      ...operator,
      method: "POST",
      url: "/api/v1/operator/backups",
      headers: { origin: "http://lamp.localhost:3000" },
      name: "SEC-12: a page of another site begins no backup",
      expect: { status: 403, code: "origin-refused" },
    },
    {
      ...operator,
      method: "POST",
      url: "/api/v1/operator/backups",
      name: "OPER-24: without a place for it no backup is made",
      expect: { status: 409, code: "backups-off" },
    },
  ],
};
