import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putSqliteTables } from "../../../test/databases.ts";
import { startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { createBucket } from "../../../test/swift.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { openStorage } from "../storage/open-storage.ts";
import { openStore } from "../storage/s3/open-s3-storage.ts";
import { contentName } from "../storage/s3/s3-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { openInFolder } from "./folder-target.ts";
import { makeBackup } from "./make-backup.ts";
import { openOneFile } from "./one-file-target.ts";
import { readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const { now } = Date;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An installation whose files are in a store. */
async function filled() {
  const bucket = await createBucket();
  const dataDir = await temporaryFolder();
  await putSqliteTables(dataDir);
  const storage = await openStorage({ dataDir, storageUrl: bucket.url() });
  const contents = ["a page", "", "a picture ".repeat(500_000)].map((text) => Buffer.from(text));
  for (const bytes of contents) await storage.put(contentHash(bytes), bytes);
  const source = {
    dataDir,
    storageUrl: bucket.url(),
    databaseUrl: undefined,
    databaseTimeouts: defaultTimeouts,
    program: "0.1.0",
  };
  return { bucket, storage, contents, source };
}

test("BACKUP-22: what is in a store is in the backup, and comes back into a folder or another store", async () => {
  const { contents, source } = await filled();
  const folder = await temporaryFolder();
  const paths = [join(folder, "one.tar"), join(folder, "shared", "1.tar")];
  for (const [place, path] of paths.entries()) {
    const target =
      place === 0
        ? await openOneFile(path, now)
        : await openInFolder(join(folder, "shared"), "1.tar", now);
    expect(await makeBackup({ source, target, now })).toMatchObject({
      damaged: [],
      contents: { count: 3 },
    });
    await readBackup(path);
    const other = await createBucket();
    for (const storageUrl of [undefined, other.url()]) {
      const dataDir = await temporaryFolder();
      await restoreBackup({ path, dataDir, databaseUrl: undefined, storageUrl });
      const restored = await openStorage({ dataDir, storageUrl });
      for (const bytes of contents)
        expect((await restored.get(contentHash(bytes)))?.equals(bytes)).toBe(true);
      expect(existsSync(join(dataDir, "storage"))).toBe(storageUrl === undefined);
      expect(await readdir(dataDir)).toContain("vitrine.sqlite");
    }
  }
});

test("BACKUP-22: what a store has damaged is named, and a store that fails ends the backup, which can be gone on with", async () => {
  const { bucket, contents, source } = await filled();
  const [page = Buffer.alloc(0)] = contents;
  const store = openStore(bucket.url());
  onTestFinished(store.close);
  await store.put(contentName(contentHash(page)), Buffer.from("no page"));
  const path = join(await temporaryFolder(), "one.tar");
  const proxy = await startFaultyProxy(bucket.port);
  onTestFinished(proxy.close);
  const large = contentName(contentHash(contents[2] ?? page));
  proxy.fail(({ target }) => (target.includes(large) ? 403 : "none"));
  const failing = { ...source, storageUrl: bucket.url(proxy.port) };
  await expect(
    makeBackup({ source: failing, target: await openOneFile(path, now), now }),
  ).rejects.toThrow("403");
  expect(existsSync(path)).toBe(false);
  const summary = await makeBackup({ source, target: await openOneFile(path, now), now });
  expect(summary).toMatchObject({ damaged: [contentHash(page)], contents: { count: 2 } });
});
