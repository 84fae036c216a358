import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishTestSite } from "../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../test/world.ts";

const appHost = "app.example.org";
let world: World;
let site: Awaited<ReturnType<typeof publishTestSite>>;

beforeAll(async () => {
  world = await createWorld({
    env: { APP_ORIGIN: `https://${appHost}`, SITES_DOMAIN: "sites.example.net" },
    moreRoutes: (app) => {
      const config = { access: { host: "any", who: "anyone" } } as const;
      app.get("/api/v1/test/broken", { config }, () => {
        throw new Error("secret-of-the-inside");
      });
    },
  });
  site = await publishTestSite(world);
});
afterAll(() => world.close());

const guarding = {
  "strict-transport-security": /^max-age=31536000/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "content-security-policy": /frame-ancestors '(none|self)'/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
};

async function check(status: number, ask: InjectOptions, missing: string[] = []): Promise<void> {
  const answer = await world.app.inject(ask);
  expect(answer.statusCode, answer.body).toBe(status);
  for (const [name, pattern] of Object.entries(guarding))
    if (!missing.includes(name)) expect(String(answer.headers[name]), name).toMatch(pattern);
  expect(answer.body).not.toContain("secret-of-the-inside");
}

describe("SEC-13: HTTPS, types, referrers and frames are guarded whatever the answer is", () => {
  const onSite = (url: string, more: object = {}): InjectOptions => ({
    url,
    headers: { host: site.host, ...more },
  });

  test("SEC-13: on a site: pages, files, redirects, errors, and what its calls answer", async () => {
    await check(200, onSite("/"));
    await check(200, onSite("/robots.txt"));
    await check(404, onSite("/nowhere/"));
    await check(308, onSite("/prices"));
    await check(400, onSite("/%00"));
    await check(405, { ...onSite("/"), method: "DELETE" });
    const form = {
      ...onSite(`/api/v1/sites/form/email/${site.id}/`, { origin: site.origin }),
      method: "POST",
    } as const;
    const payload = { siteHash: site.siteHash, email: "ann@example.org" };
    await check(204, { ...form, payload });
    await check(422, { ...form, payload: { ...payload, email: "x" } });
    await check(413, { ...form, payload: { ...payload, name: "x".repeat(200_000) } });
    await check(500, onSite("/api/v1/test/broken"));
    const plain = { ...form.headers, "content-type": "application/x-www-form-urlencoded" };
    const fields = new URLSearchParams({ ...payload, language: "en" }).toString();
    await check(200, { ...form, headers: plain, payload: fields });
    await check(404, onSite("/api/v1/nowhere"));
    const known = await world.app.inject(onSite("/"));
    const again = onSite("/", { "if-none-match": String(known.headers["etag"]) });
    const kept = ["x-content-type-options", "referrer-policy", "cross-origin-opener-policy"];
    await check(304, again, [...kept, "permissions-policy"]);
  });

  test("SEC-13: on a site that is gone or taken down", async () => {
    await check(404, { url: "/", headers: { host: "gone.sites.example.net" } });
    await world.hosting.setTakenDown(site.id, true);
    await check(451, onSite("/"));
    await world.hosting.setTakenDown(site.id, false);
    await check(200, onSite("/"));
  });

  test("SEC-13: on the app: the page, calls and errors", async () => {
    const headers = { host: appHost, origin: `https://${appHost}` };
    const signIn = { url: "/api/v1/auth/sign-in", method: "POST", headers } as const;
    await check(200, { url: "/", headers });
    await check(401, { url: "/api/v1/sites", headers });
    await check(404, { url: "/api/v1/nowhere", headers });
    await check(400, {
      ...signIn,
      payload: "{",
      headers: { ...headers, "content-type": "application/json" },
    });
    await check(413, { ...signIn, payload: { email: "x".repeat(1_048_577), password: "x" } });
    await check(403, { ...signIn, headers: { host: appHost }, payload: {} });
    await check(421, { url: "/", headers: { host: "evil.example" } }, [
      "strict-transport-security",
    ]);
    await check(500, { url: "/api/v1/test/broken", headers });
  });
});
