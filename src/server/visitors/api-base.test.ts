import { expect, onTestFinished, test } from "vitest";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";

async function prepare(visitorApiBase: string) {
  const world = await createWorld({ env: { VISITOR_API_BASE: visitorApiBase } });
  onTestFinished(() => world.close());
  const site = await publishTestSite(world);
  const payload = { siteHash: site.siteHash, name: "Ann", email: "a@example.org", comment: "x" };
  const post = (url: string, headers: object = {}, form: string | object = payload) =>
    world.app.inject({
      method: "POST",
      url: `${url}/${site.id}/`,
      headers: { host: site.host, origin: site.origin, ...headers },
      payload: form,
    });
  return { world, site, post, payload };
}

test("API-01: visitors' calls answer under the configured base, and under /api/v1", async () => {
  const { post } = await prepare("/v2/visitors");
  expect((await post("/v2/visitors/sites/form/contact")).statusCode).toBe(204);
  expect((await post("/api/v1/sites/form/contact")).statusCode).toBe(204);
});

test("API-03: complaints go to /api/v1, whatever the base is", async () => {
  const { post } = await prepare("/v2/visitors");
  expect((await post("/v2/visitors/sites/form/compliance")).statusCode).toBe(404);
  expect((await post("/api/v1/sites/form/compliance")).statusCode).toBe(204);
});

test("API-01: other paths beside the base are pages of the site", async () => {
  const { world, site } = await prepare("/v2/visitors");
  const page = await world.app.inject({ url: "/v2/visitors/", headers: { host: site.host } });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("Page not found");
});

test("API-02: a base on a host of its own asks browsers' preflights and answers them", async () => {
  const { world, site, post } = await prepare("https://calls.example/v3");
  const host = { host: "calls.example" };
  const preflight = (origin: string) =>
    world.app.inject({
      method: "OPTIONS",
      url: `/v3/sites/form/email/${site.id}/`,
      headers: { ...host, origin, "access-control-request-method": "POST" },
    });
  const allowed = await preflight(site.origin);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    "access-control-allow-origin": site.origin,
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type, language, x-release, x-proof",
  });
  const refused = await preflight("https://evil.example");
  expect(refused.statusCode).toBe(403);
  expect(refused.headers["access-control-allow-origin"]).toBeUndefined();
  expect((await post("/v3/sites/form/contact", host)).statusCode).toBe(204);
});

test("API-02: a plain form is answered there by a page whose links lead back to the site", async () => {
  const { site, post, payload } = await prepare("https://calls.example/v3");
  const headers = {
    host: "calls.example",
    "content-type": "application/x-www-form-urlencoded",
    referer: `${site.origin}/prices/`,
  };
  const form = String(new URLSearchParams({ ...payload, name: ' href="/evil' }));
  const answer = await post("/v3/sites/form/contact", headers, form);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`href="${site.origin}/prices/"`);
  expect(answer.body).not.toMatch(/ (href|src)="\/(?!\/)/);
  expect(answer.headers["content-security-policy"]).toContain(`script-src 'self' ${site.origin};`);
});
