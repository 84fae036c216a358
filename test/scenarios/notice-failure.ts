import { publishTestSite } from "../fixtures/published-site.ts";
import type { ScenarioTable } from "../scenarios.ts";

const failure = { method: "GET", url: "/api/v1/sites/{site}/notice-failure" } as const;

export const table: ScenarioTable = {
  subject: "whether emails about messages arrive",
  prepare: async (world) => ({ site: String((await publishTestSite(world)).id) }),
  rows: [
    {
      ...failure,
      name: "MAIL-07: of a site that got no messages there is nothing to tell",
      as: "owner",
      expect: { status: 204, headers: { "cache-control": /no-store/ } },
    },
    {
      ...failure,
      name: "a stranger has to sign in",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...failure,
      name: "for another owner there is no such site",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...failure,
      name: "SEC-05: a site is a number",
      url: "/api/v1/sites/1'--/notice-failure",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
  ],
};
