import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { FrontCache } from "../caches.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import { createCacheMarks } from "./cache-marks.ts";
import { createCachePurges, keyToPurge } from "./cache-purges.ts";
import { purge } from "./purge.ts";

const pointer: LivePointer = {
  site: 7,
  hosts: ["lamp.localhost"],
  release: 1,
  manifest: "a".repeat(64),
  recompressed: [],
};

test.each<[what: string, change: Partial<LivePointer> | undefined, key: string | undefined]>([
  ["another release", { release: 2, manifest: "b".repeat(64) }, "pages-7"],
  ["the same release again", { release: 2 }, undefined],
  ["files compressed anew", { recompressed: ["c".repeat(64)] }, undefined],
  ["a takedown", { isTakenDown: true }, "site-7"],
  ["what is unpublished", { unpublished: ["about"] }, "site-7"],
  ["a password", { locks: [{ page: "", hash: "h", key: "k", days: 1 }] }, "site-7"],
  ["another host", { hosts: ["lamps.localhost"] }, "site-7"],
  ["a site that is gone", undefined, "site-7"],
])("CACHE-01: %s is told to caches by what changed", (_what, change, key) => {
  expect(keyToPurge(7, pointer, change && { ...pointer, ...change })).toBe(key);
});

const caches: FrontCache[] = [
  { kind: "varnish", address: "http://127.0.0.1:6081", secret: "s3cret" },
  { kind: "fastly", service: "SU1Z", token: "Tok" },
  { kind: "cloudflare", zone: "0a1b", token: "Key" },
];

/** Caches that answer with a status, by kind; 0: not at all. */
function setUp(statuses: readonly number[]) {
  const asked: string[] = [];
  const added: { payload: unknown; runAt?: number }[] = [];
  const logged: unknown[] = [];
  const log = {
    error: (about: unknown) => logged.push(about),
    warn: (about: unknown) => logged.push(about),
  };
  const answers = [...statuses];
  const purges = createCachePurges({
    caches,
    jobs: { add: async (job) => void added.push(job) },
    clock: { now: () => 1_000 },
    log,
    async call(address, { method, headers, body }) {
      asked.push([method, address, JSON.stringify(headers), body ?? ""].join(" ").trim());
      const status = answers.shift() ?? 200;
      if (status === 0) throw new TypeError("fetch failed");
      return new Response("", { status });
    },
  });
  return { purges, asked, added, logged };
}

test("CACHE-03: each kind of cache is asked in its own way, and once more by a job", async () => {
  const { purges, asked, added } = setUp([]);
  await purges.shown(7, pointer, { ...pointer, isTakenDown: true });
  expect(asked).toEqual([
    'BAN http://127.0.0.1:6081/ {"surrogate-key":"site-7","x-purge-secret":"s3cret"}',
    'POST https://api.fastly.com/service/SU1Z/purge/site-7 {"fastly-key":"Tok"}',
    'POST https://api.cloudflare.com/client/v4/zones/0a1b/purge_cache {"authorization":"Bearer Key","content-type":"application/json"} {"tags":["site-7"]}',
  ]);
  expect(added.map(({ payload, runAt }) => [payload, runAt])).toEqual(
    [0, 1, 2].map((cache) => [{ cache, key: "site-7" }, 3_000]),
  );
});

test("CACHE-03: what a cache doesn't answer well to is tried again by the job, and no token is logged", async () => {
  const { purges, asked, added, logged } = setUp([0, 401, 302, 503]);
  await purges.shown(7, pointer, undefined);
  expect([asked.length, added.length, logged.length]).toEqual([3, 3, 3]);
  expect(JSON.stringify(logged.map(String))).not.toMatch(/s3cret|Tok|Key/);
  const [job] = Object.values(purges.jobs);
  await expect(job?.({ cache: 1, key: "site-7" })).rejects.toThrow("503");
  await job?.({ cache: 1, key: "site-7" });
  expect(asked).toHaveLength(5);
  await job?.({ cache: 3, key: "site-7" });
  expect(asked, "a cache that is in the setting no more").toHaveLength(5);
});

test("CACHE-03: a cache that takes calls and says nothing is given up", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const cache = { kind: "varnish", address: `http://127.0.0.1:${port}`, secret: "s3cret" } as const;
  const told = purge(cache, "site-7", { call: fetch, longestMs: 50 });
  await expect(told).rejects.toMatchObject({ name: "TimeoutError" });
});

test("CACHE-02: answers name what they belong to for the caches that there are, and for no others", () => {
  const [varnish, , cloudflare] = caches;
  expect(createCacheMarks([])(7, false)).toEqual({});
  expect(createCacheMarks(varnish ? [varnish] : [])(7, true)).toEqual({
    "surrogate-key": "site-7",
    "surrogate-control": "max-age=86400",
  });
  expect(createCacheMarks(cloudflare ? [cloudflare] : [])(7, false)).toEqual({
    "cache-tag": "site-7,pages-7",
    "cdn-cache-control": "max-age=86400",
  });
});
