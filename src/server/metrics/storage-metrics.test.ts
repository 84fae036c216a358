import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { createFileStorage } from "../storage/file-storage.ts";
import { createCachedStorage } from "../storage/cache/cached-storage.ts";
import { openDiskCache } from "../storage/cache/disk-cache.ts";
import { openStore } from "../storage/s3/open-s3-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { createStorageMetrics } from "./storage-metrics.ts";

const noSuchKey = `<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>`;

/** The value of a line of the text, by all before it. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test("STORE-15: calls of the store are counted by method and status, with their time and bytes, and those that are made again", async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    const about = { "last-modified": new Date(0).toUTCString(), date: new Date(0).toUTCString() };
    request.on("end", () => {
      if (asked === 1) response.writeHead(503, about).end("busy");
      else if (request.method === "PUT") response.writeHead(200, about).end();
      else if (request.url?.endsWith("lamp")) response.writeHead(200, about).end("light");
      else response.writeHead(404, { ...about, "content-type": "application/xml" }).end(noSuchKey);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const store = openStore(`s3://key:secret@127.0.0.1:${port}/bucket?region=us-east-1&tls=off`);
  onTestFinished(() => {
    store.close();
    server.close();
  });
  const metrics = createStorageMetrics();
  await store.put("lamp", Buffer.from("123"));
  expect((await store.get("lamp"))?.bytes.toString()).toBe("light");
  expect(await store.get("nothing")).toBeUndefined();
  const text = metrics.text();
  expect(valueOf(text, 'vitrine_store_requests_total{method="PUT",status="503"}')).toBe(1);
  expect(valueOf(text, 'vitrine_store_requests_total{method="PUT",status="200"}')).toBe(1);
  expect(valueOf(text, 'vitrine_store_requests_total{method="GET",status="200"}')).toBe(1);
  expect(valueOf(text, 'vitrine_store_requests_total{method="GET",status="404"}')).toBe(1);
  expect(valueOf(text, "vitrine_store_retries_total")).toBe(1);
  expect(valueOf(text, "vitrine_store_sent_bytes_total")).toBe(6);
  expect(valueOf(text, "vitrine_store_received_bytes_total")).toBeGreaterThan("busylight".length);
  expect(valueOf(text, "vitrine_store_seconds_count")).toBe(4);
  expect(valueOf(text, "vitrine_store_seconds_sum")).toBeGreaterThan(0);
  server.close();
  server.closeAllConnections();
  await expect(store.get("lamp")).rejects.toThrow();
  const after = metrics.text();
  expect(valueOf(after, 'vitrine_store_requests_total{method="GET",status="none"}')).toBe(3);
  expect(after).not.toMatch(/secret|127\.0\.0\.1/);
});

test("STORE-15: what is at hand on the disk is told from what isn’t, with the size of copies and those that gave way", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-figures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const metrics = createStorageMetrics();
  const onError = (error: unknown) => {
    throw error;
  };
  const far = await createFileStorage(join(folder, "far"));
  const cache = await openDiskCache({ folder: join(folder, "near"), limit: 5_000, onError });
  const near = createCachedStorage(far, cache);
  const all = Array.from({ length: 6 }, (_, at) => Buffer.alloc(1_000, at));
  for (const bytes of all) await far.put(contentHash(bytes), bytes);
  const [first = Buffer.alloc(0)] = all;
  await near.get(contentHash(first));
  await near.get(contentHash(first));
  const figure = (name: string) => valueOf(metrics.text(), `vitrine_copies_${name}`);
  expect([figure("hits_total"), figure("misses_total")]).toEqual([1, 1]);
  expect([figure("bytes"), figure("evicted_total")]).toEqual([1_000, 0]);
  for (const bytes of all.slice(1)) await near.get(contentHash(bytes));
  expect(figure("misses_total")).toBe(6);
  expect(figure("evicted_total")).toBe(2);
  expect(figure("bytes")).toBe(4_000);
});
