import type { ErrorCode } from "#/api/errors.ts";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/domains";
const owner = { as: "owner" } as const;

const refused = (host: unknown, status: number, code: ErrorCode): Scenario => ({
  ...owner,
  name: `DOMAIN-12: ${JSON.stringify(host).slice(0, 50)} is refused`,
  method: "POST",
  url,
  body: { host },
  expect: { status, code },
});

export const table: ScenarioTable = {
  subject: "domains",
  async prepare(world) {
    const siteId = await makeSite(world, { name: "Named" });
    const { id } = await world.database.db
      .insertInto("domains")
      .values({ siteId, host: "named.example", key: "k", addedAt: 0 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { site: String(siteId), domain: String(id) };
  },
  rows: [
    {
      ...owner,
      name: "DOMAIN-01: an owner sees the domains of a site, and the address that it has anyway",
      method: "GET",
      url,
      expect: {
        status: 200,
        body: {
          ownHost: "named.localhost:3000",
          isPublished: false,
          domains: [{ host: "named.example", state: "waiting", isPrimary: false }],
        },
        headers: { "cache-control": /no-store/ },
      },
    },
    ...["", "x".repeat(2_001), 7, null].map((host) => refused(host, 422, "invalid")),
    ...["no-domain", "192.0.2.1", "javascript:alert(1)"].map((host) =>
      refused(host, 422, "domain-wrong"),
    ),
    refused("evil.localhost", 422, "domain-reserved"),
    refused("https://named.example/", 409, "domain-there"),
    {
      ...owner,
      name: "DOMAIN-02: one that leads nowhere yet can’t be the primary one",
      method: "PATCH",
      url: `${url}/{domain}`,
      body: { isPrimary: true },
      expect: { status: 409, code: "conflict" },
    },
    ...[{}, { isPrimary: false }, { isPrimary: true, siteId: 1 }, { siteId: "1" }].map(
      (body): Scenario => ({
        ...owner,
        name: `DOMAIN-02: ${JSON.stringify(body)} changes nothing`,
        method: "PATCH",
        url: `${url}/{domain}`,
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    ...(["stranger", "other owner"] as const).flatMap((as) =>
      (
        [
          ["GET", url],
          ["POST", url, { host: "other.example" }],
          ["POST", `${url}/{domain}/check`],
          ["PATCH", `${url}/{domain}`, { isPrimary: true }],
          ["DELETE", `${url}/{domain}`],
        ] as const
      ).map(([method, path, body]): Scenario => ({
        as,
        name: `DOMAIN-06: a ${as} gets nowhere with ${method} ${path}`,
        method,
        url: path,
        ...(body && { body }),
        expect:
          as === "stranger"
            ? { status: 401, code: "not-signed-in" }
            : { status: 404, code: "not-found" },
      })),
    ),
    {
      ...owner,
      name: "DOMAIN-03: a domain that isn’t there isn’t looked up",
      method: "POST",
      url: `${url}/999999/check`,
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "DOMAIN-02: a domain is removed",
      method: "DELETE",
      url: `${url}/{domain}`,
      expect: { status: 204 },
    },
    {
      as: "stranger",
      name: "DOMAIN-10: a proxy of this machine hears which names may have certificates",
      method: "GET",
      url: "/internal/domains/check?domain=localhost",
      expect: { status: 200, body: { status: "ok" } },
    },
    {
      as: "stranger",
      name: "DOMAIN-10: nobody else does",
      method: "GET",
      url: "/internal/domains/check?domain=localhost",
      from: "198.51.100.9",
      expect: { status: 404, code: "not-found" },
    },
    {
      as: "stranger",
      name: "DOMAIN-17: whoever asks hears what only this installation answers under the name that was asked for",
      method: "GET",
      url: `/api/v1/domains/reach/${"a".repeat(22)}`,
      expect: { status: 200, headers: { "cache-control": /^no-store$/ } },
    },
    {
      as: "stranger",
      name: "DOMAIN-17: what is no question of ours isn’t answered",
      method: "GET",
      url: "/api/v1/domains/reach/short",
      expect: { status: 422, code: "invalid" },
    },
  ],
};
