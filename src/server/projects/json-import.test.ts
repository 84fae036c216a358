import { request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importedJsonLimit } from "#/api/projects.ts";
import { smallSite } from "../../../test/project-archive.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
const sockets: Socket[] = [];

beforeAll(async () => {
  world = await createWorld();
  world.app.server.on("connection", (socket) => sockets.push(socket));
  await world.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => world.close());

/** Sends a project as JSON, over a connection of its own. */
function send(body: string, cookie = world.cookies.owner): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: "127.0.0.1",
      port: (world.app.server.address() as AddressInfo).port,
      agent: false,
      method: "POST",
      path: "/api/v1/sites/import",
      headers: {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        cookie,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      },
    });
    sent.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Somebody who waits for an import to its end. */
const importer = (ownerId: string) => ({ ownerId, signal: new AbortController().signal });

const large = `{"site":"${"x".repeat(8 * 1_048_576)}"}`;

test("SEC-27: a project that is sent as JSON is read in its turn", async () => {
  const gate = Promise.withResolvers<void>();
  const running = ["a", "b"].map((key) => world.projects.inTurn(importer(key), () => gate.promise));
  sockets.length = 0;
  const heard = send(large);
  const read = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  await expect.poll(read).toBeGreaterThan(0);
  await world.app.inject({ url: "/healthz", headers: { host: "localhost:3000" } });
  expect(read()).toBeLessThan(1_048_576);
  gate.resolve();
  await Promise.all(running);
  expect(await heard).toBe(422);
  expect(read()).toBeGreaterThan(large.length);
});

test("SEC-27: an account has one import running, whatever stalls, and others go on", async () => {
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const begin = (key: string) =>
    world.projects.inTurn(importer(key), async () => {
      started.push(key);
      await gate.promise;
    });
  const stalled = [begin("stalled"), begin("stalled")];
  expect(await send(JSON.stringify(smallSite(null)))).toBe(201);
  expect(started).toEqual(["stalled"]);
  gate.resolve();
  await Promise.all(stalled);
  expect(started).toEqual(["stalled", "stalled"]);
});

test("SEC-27: a JSON that is too large, broken or empty is refused, and a good one still makes a site", async () => {
  expect(await send(" ".repeat(importedJsonLimit + 1)).catch(() => 413)).toBe(413);
  expect(await send("{")).toBe(422);
  expect(await send("\uFEFF[]")).toBe(422);
  expect(await send("")).toBe(422);
  expect(await send(JSON.stringify(smallSite(null)))).toBe(201);
});

test("LIMIT-05: a project, or a new site, of which nobody would see the name is refused", async () => {
  for (const name of ["   ", "\u202e"]) {
    expect(await send(JSON.stringify(smallSite(null, name)))).toBe(422);
    const headers = {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      cookie: world.cookies.owner,
    };
    const payload = { name };
    const made = await world.app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    expect(made.statusCode).toBe(422);
  }
});
