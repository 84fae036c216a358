import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putSqliteTables } from "../../../test/databases.ts";
import { startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { createBucket } from "../../../test/swift.ts";
import { defaultTimeouts } from "../db/timeouts.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { openStore } from "../storage/s3/open-s3-storage.ts";
import { contentName, hashOfContent } from "../storage/s3/s3-storage.ts";
import { contentHash } from "../storage/storage.ts";
import { backupName } from "./backup-folder.ts";
import { openBackupPlace } from "./backup-place.ts";
import { makeBackup } from "./make-backup.ts";
import { withNamedBackup } from "./named-backup.ts";
import { readBackup } from "./read-backup.ts";
import { replaceDatabase } from "./replace-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { createBackupThread } from "./run-in-thread.ts";
import { splitAddress } from "./store-address.ts";

const day = (number: number) => Date.UTC(2026, 10, number, 3);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An installation on a folder, whose backups are in a store. */
async function installation() {
  const bucket = await createBucket();
  const proxy = await startFaultyProxy(bucket.port);
  onTestFinished(proxy.close);
  const url = bucket.url(proxy.port).replace("?", "/backups?");
  const dataDir = await temporaryFolder();
  await putSqliteTables(dataDir);
  const storage = await createFileStorage(join(dataDir, "storage"));
  const put = async (text: string) => {
    const bytes = Buffer.from(text);
    await storage.put(contentHash(bytes), bytes);
    return contentHash(bytes);
  };
  const source = {
    dataDir,
    databaseUrl: undefined,
    databaseTimeouts: defaultTimeouts,
    program: "0.1.0",
  };
  const open = async () => {
    const place = await openBackupPlace(url, { dataDir, storageUrl: undefined });
    onTestFinished(place.close);
    return place;
  };
  const make = async (at: number) => {
    const place = await open();
    const summary = await makeBackup({
      source,
      target: await place.open(backupName(at), () => at),
      now: () => at,
    });
    await place.close();
    return summary;
  };
  const store = openStore(url);
  onTestFinished(store.close);
  const names = async () => (await Array.fromAsync(store.list("vitrine-"))).map(({ name }) => name);
  const contents = async () =>
    (await Array.fromAsync(store.list("content/")))
      .map(({ name }) => hashOfContent(name) ?? name)
      .toSorted();
  const archive = (at: number) => url.replace("?", `/${backupName(at)}?`);
  return { proxy, url, dataDir, storage, put, open, make, store, names, contents, archive, source };
}

test("BACKUP-23: backups in a store give back what was stored, share it, and are checked without being restored", async () => {
  const { url, put, storage, make, contents, names, archive, proxy, dataDir } =
    await installation();
  const [page, picture] = [await put("a page"), await put("a picture ".repeat(500_000))];
  await make(day(1));
  const before = proxy.calls.length;
  const text = await put("a text");
  expect((await make(day(2))).contents.count).toBe(3);
  const sent = proxy.calls
    .slice(before)
    .filter(({ method, target }) => method === "PUT" && target.includes("/content/"));
  expect(sent.map(({ target }) => target.slice(-62))).toEqual([text.slice(2)]);
  expect(await contents()).toEqual([page, picture, text].toSorted());
  expect((await names()).length).toBe(4);
  expect(await readdir(dataDir)).not.toContain("backup-scratch");
  for (const [name, count] of [
    [url, 3],
    [archive(day(2)), 3],
    [archive(day(1)), 2],
  ] as const) {
    const restored = await temporaryFolder();
    const summary = await withNamedBackup(
      name,
      async ({ path, beside }) => {
        await readBackup(path, { ...(beside && { beside }) });
        return restoreBackup({ path, beside, dataDir: restored, databaseUrl: undefined });
      },
      restored,
    );
    expect(summary.contents.count).toBe(count);
    const back = await createFileStorage(join(restored, "storage"));
    expect(await back.get(picture)).toEqual(await storage.get(picture));
    expect((await readdir(restored)).toSorted()).toEqual(["storage", "vitrine.sqlite"]);
  }
});

test("BACKUP-15: a SQLite database alone is put back from a backup in a store, with the files that are gone by now", async () => {
  const { url, dataDir, put, make } = await installation();
  const kept = await put("a lamp");
  const gone = await put("another lamp");
  await make(day(1));
  const database = join(dataDir, "vitrine.sqlite");
  await writeFile(database, "damaged");
  await rm(join(dataDir, "storage"), { recursive: true });
  await put("a lamp");
  const aside = await withNamedBackup(
    url,
    ({ path, beside }) => replaceDatabase({ path, beside, isBackup: true, dataDir }),
    dataDir,
  );
  expect(await readFile(join(aside, "vitrine.sqlite"), "utf8")).toBe("damaged");
  expect((await readFile(database)).subarray(0, 15).toString()).toBe("SQLite format 3");
  const storage = await createFileStorage(join(dataDir, "storage"));
  for (const hash of [kept, gone]) expect((await storage.get(hash))?.length).toBeGreaterThan(0);
  expect((await readdir(dataDir)).filter((name) => name.startsWith("backup-scratch"))).toEqual([]);
});

test("BACKUP-23: what is damaged or gone in the store is found, and nothing of it comes into its place", async () => {
  const { url, put, make, store } = await installation();
  const page = await put("a page");
  await make(day(1));
  const check = () =>
    withNamedBackup(url, ({ path, beside }) => readBackup(path, { ...(beside && { beside }) }));
  await check();
  await store.put(contentName(page), Buffer.from("a pagf"));
  await expect(check()).rejects.toThrow(/needs s3:.*, which is damaged/);
  const restored = await temporaryFolder();
  const restore = withNamedBackup(
    url,
    ({ path, beside }) =>
      restoreBackup({ path, beside, dataDir: restored, databaseUrl: undefined }),
    restored,
  );
  await expect(restore).rejects.toThrow("which is damaged");
  expect(await readdir(restored)).toEqual([]);
  await store.remove(contentName(page));
  await expect(check()).rejects.toThrow(/needs s3:.*, which is missing/);
});

test("BACKUP-23 (F10): one that is cut off has no name, nothing is overwritten, and the next goes on with what it sent", async () => {
  const { put, make, names, contents, proxy } = await installation();
  const hashes = [await put("a page"), await put("a text")];
  proxy.fail(({ method, target }) => (method === "PUT" && target.endsWith(".tar") ? 403 : "none"));
  await expect(make(day(1))).rejects.toThrow("403");
  expect((await names()).filter((name) => name.endsWith(".tar"))).toEqual([]);
  expect(await contents()).toEqual(hashes.toSorted());
  let sent = 0;
  proxy.fail(({ method, target }) => {
    if (method === "PUT" && target.includes("/content/")) sent += 1;
    return "none";
  });
  await make(day(1));
  expect(sent).toBe(0);
  await expect(make(day(1))).rejects.toThrow("exists already");
});

test("BACKUP-23: whoever looks at the place meanwhile takes nothing from a backup that is being made", async () => {
  const { open, names, source } = await installation();
  const place = await open();
  const target = await place.open(backupName(day(1)), () => day(1));
  const onlooker = await open();
  expect(await onlooker.all(20)).toEqual([]);
  await onlooker.close();
  await makeBackup({ source, target, now: () => day(1) });
  expect(await names()).toContain(backupName(day(1)));
});

test("BACKUP-24: so many backups stay in a store, with what they need, and none goes while a list is missing", async () => {
  const { put, storage, make, open, names, contents, store } = await installation();
  const old = await put("an old page");
  await make(day(1));
  await storage.remove(old);
  const page = await put("a page");
  for (const number of [2, 3]) await make(day(number));
  const place = await open();
  const made = backupName(day(3));
  await place.thin({ keep: 3, made, isComplete: true });
  expect(await contents()).toEqual([old, page].toSorted());
  await place.thin({ keep: 2, made, isComplete: false });
  expect((await names()).filter((name) => name.endsWith(".tar"))).toEqual(
    [2, 3].map((number) => backupName(day(number))),
  );
  expect(await contents()).toEqual([old, page].toSorted());
  // somebody keeps one under another name, without its list
  await store.put("kept.tar", Buffer.from("x"));
  await expect(place.thin({ keep: 2, made, isComplete: true })).rejects.toThrow("has no list");
  expect(await contents()).toEqual([old, page].toSorted());
  await store.remove("kept.tar");
  await place.thin({ keep: 2, made, isComplete: true });
  expect(await contents()).toEqual([page]);
  expect(await place.newest(day(4))).toEqual({ newest: day(3), ahead: [] });
});

test("BACKUP-24: scheduled ones are read again and thinned on their thread", async () => {
  const { url, dataDir, put, names, source, archive } = await installation();
  await put("a page");
  const thread = createBackupThread({ longestMs: 60_000 });
  const run = () => thread.run({ dir: url, kept: 1, source });
  expect(await run()).toMatchObject({ state: "made", damaged: 0 });
  expect(await run()).toMatchObject({ state: "made", damaged: 0 });
  expect((await names()).filter((name) => name.endsWith(".tar"))).toHaveLength(1);
  expect(existsSync(join(dataDir, "backup-scratch"))).toBe(false);
  const failed = await thread.run({ dir: archive(day(1)), kept: 1, source });
  expect(failed).toMatchObject({ state: "failed", isExplained: true });
});

test("BACKUP-25: backups aren’t kept where files are, an address that is none is refused, and secrets aren’t repeated", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "sites"));
  const storageUrl = "s3://k:hunter2@host/bucket/folder?region=x";
  for (const url of ["s3://other:k@host/bucket/folder", "s3://k:hunter2@host/bucket/folder/"])
    await expect(openBackupPlace(url, { dataDir, storageUrl })).rejects.toThrow(
      "where STORAGE_URL keeps files",
    );
  for (const url of [
    "s3://bucket",
    "s3://k:hunter2@host/one.tar",
    "s3://k:hunter2@host/bucket/one.tar",
    "s3://",
  ])
    await expect(openBackupPlace(url, { dataDir, storageUrl })).rejects.toThrow(
      /^(?!.*hunter2).*name/i,
    );
  const place = await openBackupPlace("s3://k:hunter2@host/bucket", { dataDir, storageUrl });
  expect(place.shown).toBe("s3://host/bucket");
  await place.close();
  expect(splitAddress("s3://k:s@host:1/bucket/folder/one.tar?tls=off")).toEqual({
    place: "s3://k:s@host:1/bucket/folder?tls=off",
    archive: "one.tar",
  });
});
