import { expect } from "vitest";
import { publishTestSite } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

const host = "lamp.localhost:3000";
const origin = `http://${host}`;
const choice = { analytics: true, marketing: false, functional: true };
const payload = {
  siteHash: "{hash}",
  id: "k3v9q0x1z2",
  variant: "gdpr",
  textVersion: "1f3a9c",
  choice,
};

function call(changes: object = {}): Omit<Scenario, "name" | "expect"> {
  return {
    method: "POST",
    url: "/api/v1/sites/consent/{site}/",
    host,
    headers: { origin, language: "ru" },
    body: { ...payload, ...changes },
  };
}

async function rowsOf(world: World) {
  return world.database.db.selectFrom("consents").selectAll().execute();
}

function stored(count: number): Scenario["after"] {
  return async ({ world }) => expect(await rowsOf(world)).toHaveLength(count);
}

function notStored(choiceId: string): Scenario["after"] {
  return async ({ world }) =>
    expect((await rowsOf(world)).map((row) => row.choiceId)).not.toContain(choiceId);
}

const refused = (name: string, changes: object): Scenario => ({
  ...call({ id: "anotherchoice", ...changes }),
  name: `COOKIE-08: ${name} is refused and not stored`,
  expect: { status: 422, code: "invalid" },
  after: stored(1),
});

export const table: ScenarioTable = {
  subject: "consent records",
  async prepare(world) {
    const { id, siteHash } = await publishTestSite(world);
    return { site: String(id), hash: siteHash };
  },
  rows: [
    {
      ...call(),
      name: "COOKIE-08 (R1): a choice is stored with site, flags, wording and time, and without an address",
      expect: { status: 204, headers: { "cache-control": /no-store/, "set-cookie": null } },
      async after({ world }) {
        const [row] = await rowsOf(world);
        expect(row).toEqual({
          siteId: 1,
          choiceId: payload.id,
          variant: "gdpr",
          textVersion: "1f3a9c",
          language: "ru",
          choice: JSON.stringify(choice),
          createdAt: expect.any(Number),
        });
      },
    },
    {
      ...call(),
      name: "COOKIE-08 (I5): the same choice again has no second effect",
      expect: { status: 204 },
      after: stored(1),
    },
    refused("a wrong hash", { siteHash: "nope" }),
    refused("a flag that is no flag", { choice: { ...choice, analytics: "true" } }),
    refused("a choice without one of its flags", { choice: { analytics: true } }),
    refused("an unknown banner", { variant: "strict" }),
    refused("an id out of which something breaks", { id: "'); drop table consents;--" }),
    refused("a long wording", { textVersion: "x".repeat(41) }),
    {
      ...call({ id: "extrafields", ip: "192.0.2.1", siteId: 7, createdAt: 1 }),
      name: "SEC-15: other fields have no effect",
      expect: { status: 204 },
      async after({ world }) {
        const row = (await rowsOf(world)).find(({ choiceId }) => choiceId === "extrafields");
        expect(row?.siteId).toBe(1);
        expect(row?.createdAt).toBeGreaterThan(1);
        expect(Object.keys(row ?? {})).not.toContain("ip");
      },
    },
    {
      ...call({ id: "strangersite" }),
      name: "SEC-12: a page of somebody else can't choose for visitors",
      headers: { origin: "https://evil.example" },
      expect: { status: 403, code: "origin-refused" },
      after: notStored("strangersite"),
    },
    {
      ...call({ id: "textplain" }),
      name: "SEC-12: what a form could send is refused",
      headers: { origin, "content-type": "text/plain" },
      body: JSON.stringify({ ...payload, id: "textplain" }),
      expect: { status: 422, code: "invalid" },
      after: notStored("textplain"),
    },
    {
      ...call(),
      name: "a site that isn't there has no choices",
      url: "/api/v1/sites/consent/999/",
      expect: { status: 404, code: "not-found" },
    },
    ...(["GET", "PUT", "PATCH", "DELETE"] as const).map((method): Scenario => ({
      name: `SEC-12: ${method} is none of the methods`,
      method,
      url: "/api/v1/sites/consent/{site}/",
      host,
      headers: { origin },
      expect: { status: 405, code: "method-not-allowed" },
    })),
  ],
};
