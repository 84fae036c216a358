import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { createBucket } from "../../../test/swift.ts";
import { openStorage } from "../storage/open-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { moveContents } from "./move-contents.ts";
import { openStoredContents } from "./open-stored-contents.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Place {
  readonly dataDir: string;
  readonly storageUrl: string | undefined;
}

async function move(from: Place, to: Place) {
  const [source, there] = [await openStoredContents(from), await openStoredContents(to)];
  onTestFinished(source.close);
  onTestFinished(there.close);
  return moveContents({ source, there, to: await openStorage(to, { isShared: true }) });
}

test("STORE-13 (F10): files are moved to a store and back, compared, and an interrupted move goes on", async () => {
  const bucket = await createBucket();
  const proxy = await startFaultyProxy(bucket.port);
  onTestFinished(proxy.close);
  const folder = { dataDir: await temporaryFolder(), storageUrl: undefined };
  const store = { ...folder, storageUrl: bucket.url(proxy.port) };
  const storage = await openStorage(folder);
  const contents = [
    "",
    "a page",
    "a picture ".repeat(100_000),
    ...Array.from({ length: 9 }, (_, number) => `page ${number}`),
  ].map((text) => Buffer.from(text));
  for (const bytes of contents) await storage.put(contentHash(bytes), bytes);
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);

  let puts = 0;
  proxy.fail(({ method }) => (method === "PUT" && ++puts > 5 ? 403 : "none"));
  await expect(move(folder, store)).rejects.toThrow("403");
  proxy.fail(() => "none");
  const rest = await move(folder, store);
  expect(rest).toMatchObject({ copied: contents.length - 5, kept: 5, damaged: [] });
  expect(await move(folder, store)).toEqual({
    copied: 0,
    bytes: 0,
    kept: contents.length,
    damaged: [],
  });

  const other = { dataDir: await temporaryFolder(), storageUrl: undefined };
  expect(await move(store, other)).toEqual({
    copied: contents.length,
    bytes,
    kept: 0,
    damaged: [],
  });
  const back = await openStorage(other);
  for (const one of contents) expect((await back.get(contentHash(one)))?.equals(one)).toBe(true);
});

test("STORE-13: what is damaged is named and not moved", async () => {
  const folder = { dataDir: await temporaryFolder(), storageUrl: undefined };
  const other = { dataDir: await temporaryFolder(), storageUrl: undefined };
  const storage = await openStorage(folder);
  const [page, text] = ["a page", "a text"].map((one) => Buffer.from(one));
  const [hash, sound] = [
    contentHash(page ?? Buffer.alloc(0)),
    contentHash(text ?? Buffer.alloc(0)),
  ];
  await storage.put(hash, page ?? Buffer.alloc(0));
  await storage.put(sound, text ?? Buffer.alloc(0));
  await writeFile(join(folder.dataDir, "storage", hash.slice(0, 2), hash.slice(2)), "a pagf");
  expect(await move(folder, other)).toMatchObject({ copied: 1, damaged: [hash] });
  const there = await openStorage(other);
  expect([await there.has(hash), await there.has(sound)]).toEqual([false, true]);
});
