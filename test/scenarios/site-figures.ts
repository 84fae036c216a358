import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const traffic = "/api/v1/sites/{site}/traffic";
const quotas = "/api/v1/sites/{site}/quotas";

/** Figures of a site are there for its people. */
const closed = (id: string, url: string): Scenario[] => [
  {
    name: `${id}: somebody else’s site has no ${url}`,
    method: "GET",
    url,
    as: "other owner",
    expect: { status: 404, code: "not-found" },
  },
  {
    name: `${id}: a stranger signs in for ${url}`,
    method: "GET",
    url,
    expect: { status: 401, code: "not-signed-in" },
  },
];

export const table: ScenarioTable = {
  subject: "figures of a site",
  async prepare(world) {
    const site = await makeSite(world, { name: "Counted" });
    return { site: String(site) };
  },
  rows: [
    {
      name: "TRAFFIC-03: a site that nobody has seen has no views",
      method: "GET",
      url: traffic,
      as: "owner",
      expect: {
        status: 200,
        body: { views: 0, days: 30 },
        headers: { "cache-control": /no-store/ },
      },
    },
    ...closed("TRAFFIC-03", traffic),
    {
      name: "QUOTA-02: a site may have as many pages as it wants where no limit is set",
      method: "GET",
      url: quotas,
      as: "owner",
      expect: {
        status: 200,
        body: {
          pages: null,
          pagesLeft: null,
          mail: { used: 0, most: null },
          views: { used: 0, most: null },
        },
        headers: { "cache-control": /no-store/ },
      },
    },
    ...closed("QUOTA-02", quotas),
  ],
};
