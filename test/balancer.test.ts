import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBalancedWorld } from "./balanced/balanced-world.ts";
import { type Values, runScenario } from "./scenarios.ts";
import { table as hostileValues } from "./scenarios/hostile-values.ts";
import type { World } from "./world.ts";

/** A sample of what `npm run cluster -- security` tries, behind Debian's HAProxy with three servers. */
const { prepare, rows } = hostileValues;

describe("behind a balancer", () => {
  let world: World;
  let values: Values = {};
  beforeAll(async () => {
    world = await createBalancedWorld({ env: { FORMS_PER_MINUTE: "100000" } });
    values = (await prepare?.(world)) ?? {};
  });
  afterAll(() => world.close());
  for (const row of rows) test(row.name, () => runScenario(row, world, values));

  const app = "localhost:3000";
  const get = (url: string, headers: Record<string, string> = {}, host = app) =>
    world.app.inject({ url, headers: { host, ...headers } });

  test("SEC-07: climbing paths and unknown hosts lead nowhere, whatever X-Forwarded-Host says", async () => {
    for (const path of ["/%2e%2e/etc/passwd", "/assets/..%2f..%2fpackage.json", "/.env"])
      expect((await get(path)).body, path).not.toMatch(/root:|"dependencies"|PASSWORD/);
    const forwarded = await get("/api/v1/sites", { "x-forwarded-host": app }, "evil.example");
    expect(forwarded.statusCode).toBe(421);
  });

  test("SEC-10: a session is in a cookie for this host alone, and dead at every server after signing out", async () => {
    const headers = { cookie: world.cookies["other owner"], origin: world.env.appOrigin };
    const statuses = async () => {
      const answers = [1, 2, 3].map(() => get("/api/v1/sites", headers));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    const url = "/api/v1/auth/sign-out";
    await world.app.inject({ method: "POST", url, headers: { host: app, ...headers } });
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test("SEC-12: requests of other sites change nothing", async () => {
    for (const origin of ["https://evil.example", "null", undefined]) {
      const headers = { host: app, cookie: world.cookies.owner, ...(origin && { origin }) };
      const asked = { url: "/api/v1/sites", headers, payload: { name: "Theirs" } };
      expect((await world.app.inject({ ...asked, method: "POST" })).statusCode).toBe(403);
    }
  });

  test("SEC-13: the guarding headers are on 200, 401 and 404 alike", async () => {
    for (const path of ["/healthz", "/api/v1/sites", "/api/v1/nowhere"])
      expect((await get(path)).headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors"),
      });
  });

  test("SEC-14: a site that isn't one's own does not exist", async () => {
    for (const path of ["document", "releases", "people", "messages", "notice-failure"]) {
      const answer = await get(`/api/v1/sites/999999/${path}`, { cookie: world.cookies.owner });
      expect(answer.statusCode, path).toBe(404);
    }
  });

  test("SEC-16, SEC-24: guesses of an address are counted by all servers together, and by the address that the balancer saw", async () => {
    const guess = async (remoteAddress: string, forwarded: string) => {
      const answer = await world.app.inject({
        method: "POST",
        url: "/api/v1/auth/sign-in",
        remoteAddress,
        headers: { host: app, origin: world.env.appOrigin, "x-forwarded-for": forwarded },
        payload: { email: "nobody@example.org", password: "not this one" },
      });
      return answer.statusCode;
    };
    const guesses = Array.from({ length: 16 }, (_, at) => guess("192.0.2.9", `198.51.100.${at}`));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await guess("192.0.2.10", "192.0.2.9")).toBe(401);
  });
});
