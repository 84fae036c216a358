import { expect, onTestFinished, test } from "vitest";
import { createWorld } from "../../../test/world.ts";
import { AppError } from "../errors.ts";
import { createRequestIds } from "./request-ids.ts";

const host = "localhost:3000";
const given = "4bf92f35-77b3-4da6-a3ce:1";

async function prepare(env: Record<string, string> = {}) {
  const world = await createWorld({
    env,
    moreRoutes(app) {
      const config = { access: { host: "app", who: "anyone" } } as const;
      app.post("/test/work", { config }, async () => {
        await world.jobs.add({ kind: "people.password-reset", payload: "none of its" });
        return {};
      });
      app.get("/test/broken", { config }, async () => {
        throw new Error("secret-of-the-inside");
      });
      app.get("/test/full", { config }, async () => {
        throw new AppError("not-found");
      });
    },
  });
  onTestFinished(() => world.close());
  const lines = () => world.logLines.map((line) => JSON.parse(line));
  return { world, lines };
}

test("RID-01: every answer has an id, and what is logged on its behalf says it, once", async () => {
  const { world, lines } = await prepare();
  const ids = new Set<string>();
  for (const url of ["/test/broken", "/api/v1/nowhere", "/healthz", "/", "/api/v1/sites"]) {
    const answer = await world.app.inject({ url, headers: { host } });
    const id = String(answer.headers["x-request-id"]);
    expect(id, url).toMatch(/^[0-9a-f]{16}$/);
    ids.add(id);
  }
  expect(ids.size).toBe(5);
  const broken = lines().filter((line) => JSON.stringify(line).includes("secret-of-the-inside"));
  expect(broken).toHaveLength(1);
  expect(ids).toContain(broken[0].requestId);
  for (const line of world.logLines)
    expect(line.match(/"requestId"/g)?.length ?? 0).toBeLessThan(2);
});

test("RID-01: an answer of 500 names the request in its body, one of 404 doesn't", async () => {
  const { world } = await prepare();
  const broken = await world.app.inject({ url: "/test/broken", headers: { host } });
  expect(broken.json()).toMatchObject({
    status: 500,
    code: "internal",
    requestId: broken.headers["x-request-id"],
  });
  const missing = await world.app.inject({ url: "/test/full", headers: { host } });
  expect(missing.json()).not.toHaveProperty("requestId");
});

test("RID-02: a job says in the log which request began it", async () => {
  const { world, lines } = await prepare();
  const answer = await world.app.inject({
    method: "POST",
    url: "/test/work",
    headers: { host, origin: world.env.appOrigin },
    payload: { more: "than nothing" },
  });
  expect(answer.statusCode).toBe(200);
  while (await world.jobs.runNext());
  const failed = lines().find(({ msg }) => msg === "a job failed");
  expect(failed).toMatchObject({
    kind: "people.password-reset",
    requestId: answer.headers["x-request-id"],
    jobId: expect.any(Number),
  });
});

test("RID-03: only a proxy of this installation names requests, in signs that are no line and no markup", async () => {
  const trusting = (await prepare({ TRUST_PROXY: "10.0.0.0/8" })).world;
  const idFrom = async (world: typeof trusting, remoteAddress: string, id: string) => {
    const headers = { host, "x-request-id": id };
    const answer = await world.app.inject({ url: "/healthz", headers, remoteAddress });
    return answer.headers["x-request-id"];
  };
  expect(await idFrom(trusting, "10.1.2.3", given)).toBe(given);
  expect(await idFrom(trusting, "192.0.2.1", given)).not.toBe(given);
  expect(await idFrom((await prepare()).world, "127.0.0.1", given)).not.toBe(given);
  const read = createRequestIds(() => true);
  const socket = { remoteAddress: "10.1.2.3" } as Parameters<typeof read>[0]["socket"];
  const idOf = (id: string) => read({ headers: { "x-request-id": id }, socket });
  expect(idOf("a".repeat(64))).toBe("a".repeat(64));
  for (const bad of ["", "a".repeat(65), "a b", "a\nb", "<b>", 'a"b', "a, b", "ä"])
    expect(idOf(bad)).toMatch(/^[0-9a-f]{16}$/);
});
