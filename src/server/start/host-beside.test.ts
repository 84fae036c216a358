import { type AddressInfo, createServer } from "node:net";
import { request } from "node:http";
import { once } from "node:events";
import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { hostBeside } from "./host-beside.ts";
import { releaseWithAsset, testHosting } from "../hosting/hosting-fixture.ts";
import type { Report } from "../hosting-processes/messages.ts";

test("TRAFFIC-04: what was shown is handed over each second, and nothing where nobody came", async () => {
  const { hosting, show, storage } = await testHosting();
  await show(await releaseWithAsset());
  const pointer = hosting.pointerOf(7);
  if (!pointer) throw new Error("It isn’t shown.");
  const reports: Report[] = [];
  const sleepers: { ms: number; wake: () => void }[] = [];
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((wake) => {
      sleepers.push({ ms, wake });
      signal?.addEventListener("abort", () => wake());
    });
  const host = await hostBeside(
    {
      env: readEnv({}),
      storage,
      clock: { now: Date.now, sleep },
      log: { error: () => undefined },
      report: async (report) => void reports.push(report),
    },
    { name: "start", pointers: [pointer], passTo: "/nowhere" },
  );
  const listening = createServer();
  await once(listening.listen(0, "127.0.0.1"), "listening");
  const { port } = listening.address() as AddressInfo;
  host.listen(listening);
  const visit = async () => {
    const asked = request({ port, path: "/", agent: false, headers: { host: "lamp.localhost" } });
    const [response] = await once(asked.end(), "response");
    await once(response.resume(), "end");
    return response.statusCode;
  };
  const counted = () => reports.flatMap((one) => (one.name === "counted" ? one.counted : []));
  /** A second passes. */
  const pass = async () => {
    const before = sleepers.length;
    expect(sleepers.at(-1)?.ms).toBe(1_000);
    sleepers.at(-1)?.wake();
    await expect.poll(() => sleepers.length).toBeGreaterThan(before);
  };
  expect([await visit(), await visit()]).toEqual([200, 200]);
  await pass();
  expect(counted()).toMatchObject([{ site: 7, views: 2 }]);
  await pass();
  expect(counted()).toHaveLength(1);
  expect(await visit()).toBe(200);
  await pass();
  expect(counted()).toMatchObject([{ views: 2 }, { views: 1 }]);
  await visit();
  await host.take({ name: "close" });
  expect(counted()).toMatchObject([{ views: 2 }, { views: 1 }, { views: 1 }]);
});
