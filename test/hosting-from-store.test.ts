import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { processesBeside, whileStanding } from "./processes-beside.ts";
import { ask, buildServer, endRuns, publishSite, startServer } from "./server-program.ts";
import { settle } from "./settle.ts";
import { type TestBucket, createBucket } from "./swift.ts";

/** One server with all files in a real store, whose sites are hosted by two processes. */
let dataDir: string;
let bucket: TestBucket;
let proxy: FaultyProxy;

beforeAll(buildServer);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-hosting-store-"));
  await settle(dataDir);
  bucket = await createBucket();
  proxy = await startFaultyProxy(bucket.port);
});
afterAll(async () => {
  await endRuns();
  await proxy?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

test.each(["off", "100"])(
  "HOSTS-06: processes beside the main one show what is in a store, with STORAGE_CACHE=%s",
  async (STORAGE_CACHE) => {
    const env = { STORAGE_URL: bucket.url(proxy.port), STORAGE_CACHE, HOSTING_PROCESSES: "2" };
    const { port, server } = await startServer(dataDir, env);
    const main = server.child.pid ?? 0;
    const { host, page } = await publishSite(port, `lamp-${STORAGE_CACHE}`);
    const visit = () => ask(port, host, { isAlone: true });
    await expect.poll(() => processesBeside(main, port).length).toBe(1);
    const answer = await whileStanding(main, visit);
    expect([answer.status, answer.text]).toEqual([200, page.text]);
    const [before = 0] = processesBeside(main, port);
    // a new one has nothing in memory, and the store is gone
    proxy.fail(() => 503);
    process.kill(before, "SIGKILL");
    await expect
      .poll(() => processesBeside(main, port).filter((pid) => pid !== before).length)
      .toBe(1);
    const copied = existsSync(join(dataDir, "store-cache", "content"));
    const later = await whileStanding(main, visit);
    expect([copied, later.status]).toEqual(STORAGE_CACHE === "off" ? [false, 503] : [true, 200]);
    proxy.fail(() => "none");
    expect((await whileStanding(main, visit)).text).toBe(page.text);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  },
);
