import { expect } from "vitest";
import { publishTestSite } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/webhook";
const owner = { as: "owner" } as const;

export const table: ScenarioTable = {
  subject: "a site's webhook",
  async prepare(world) {
    const { id } = await publishTestSite(world);
    return { site: String(id) };
  },
  rows: [
    {
      ...owner,
      name: "a new site has none",
      method: "GET",
      url,
      expect: { status: 204 },
    },
    ...[
      "http://127.0.0.1:3000/api/v1/operator/sites/1",
      "http://2130706433/",
      "http://0x7f.1/",
      "http://[::1]/",
      "http://[::ffff:10.0.0.1]/",
      "http://169.254.169.254/",
      "https://user:pass@example.org/",
      "file:///etc/passwd",
      "https://example.org:25/",
      "nowhere",
    ].map((address): Scenario => ({
      ...owner,
      name: `SEC-09: ${address} can't be named`,
      method: "PUT",
      url,
      body: { url: address },
      expect: { status: 422, code: "invalid", body: { details: [{ path: "/url" }] } },
    })),
    ...["", 7, null, ["https://example.org/"], `https://example.org/${"x".repeat(2_000)}`].map(
      (address): Scenario => ({
        ...owner,
        name: `${JSON.stringify(address).slice(0, 40)} is no address`,
        method: "PUT",
        url,
        body: { url: address },
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...owner,
      name: "HOOK-01: an owner names an address and learns the secret",
      method: "PUT",
      url,
      body: { url: "https://hooks.example.org/in", secret: "mine", siteId: 99 },
      expect: {
        status: 200,
        body: {
          url: "https://hooks.example.org/in",
          secret: expect.stringMatching(/^[\w-]{43}$/),
          failedAt: null,
        },
        headers: { "cache-control": /no-store/ },
      },
      after: ({ response, values }) => {
        values["secret"] = response.json().secret;
      },
    },
    {
      ...owner,
      name: "HOOK-01: another address keeps the secret",
      method: "PUT",
      url,
      body: { url: "https://other.example.org/" },
      expect: { status: 200, body: { url: "https://other.example.org/" } },
      after: ({ response, values }) => expect(response.json().secret).toBe(values["secret"]),
    },
    {
      ...owner,
      name: "HOOK-01: it is read",
      method: "GET",
      url,
      expect: { status: 200, body: { url: "https://other.example.org/" } },
    },
    {
      as: "other owner",
      name: "SEC-14: another owner's does not exist",
      method: "GET",
      url,
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "HOOK-01: neither the document nor a page holds it",
      method: "GET",
      url: "/",
      host: "lamp.localhost:3000",
      expect: { status: 200 },
      after: ({ response }) => expect(response.body).not.toContain("other.example.org"),
    },
    {
      ...owner,
      name: "HOOK-01: it is taken away",
      method: "DELETE",
      url,
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "HOOK-01: and is gone",
      method: "GET",
      url,
      expect: { status: 204 },
    },
  ],
};
