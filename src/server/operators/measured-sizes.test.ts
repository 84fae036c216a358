import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { createMeasuredSizes } from "./measured-sizes.ts";
import { storedBytes } from "./stored-bytes.ts";

const place = { dataDir: "/nowhere", storageUrl: undefined };
const longestMs = 5_000;
const never = () => new Promise<never>(() => undefined);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-stored-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with what was sent: a picture that two sites have, of 700 bytes. */
async function prepare() {
  const database = await openDatabase({ dataDir: await temporaryFolder() });
  onTestFinished(() => database.close());
  for (const table of ["assets", "sentFiles"])
    await sql`create table ${sql.table(table)} (hash text, bytes integer)`.execute(database.db);
  const add = (hash: string) => sql`insert into assets values (${hash}, 700)`.execute(database.db);
  await add("h1");
  await add("h1");
  return { database, add };
}

test("OPER-22: what is stored is measured once in five minutes, as of one moment, however many ask", async () => {
  const { database, add } = await prepare();
  let now = 1_000_000;
  const measure = vi.fn(async () => 900);
  const clock = { now: () => now, sleep: never };
  const ask = createMeasuredSizes({ database, clock, place, longestMs, measure });
  const first = { pictures: 700, files: 0, stored: 900 };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([first, first, first]);
  await add("h2");
  now += 299_999;
  expect(await ask()).toEqual(first);
  expect(measure).toHaveBeenCalledTimes(1);
  now += 1;
  expect(await ask()).toEqual({ ...first, pictures: 1_400 });
  expect(measure).toHaveBeenCalledTimes(2);
  // a clock that was set back
  now -= 1_000;
  await ask();
  expect(measure).toHaveBeenCalledTimes(3);
});

test("OPER-22: a measure that takes too long or fails is none, and is told to end", async () => {
  const { database } = await prepare();
  let told: AbortSignal | undefined;
  const endless = (_: unknown, signal: AbortSignal) => {
    told = signal;
    return never();
  };
  const hasty = { now: () => 1, sleep: async () => undefined };
  const late = createMeasuredSizes({ database, clock: hasty, place, longestMs, measure: endless });
  expect(await late()).toEqual({ pictures: null, files: null, stored: null });
  expect(told?.aborted).toBe(true);
  const clock = { now: () => 1, sleep: never };
  const measure = () => Promise.reject(new Error("no disk"));
  const failing = createMeasuredSizes({ database, clock, place, longestMs, measure });
  expect(await failing()).toEqual({ pictures: 700, files: 0, stored: null });
  await sql`drop table assets`.execute(database.db);
  const without = createMeasuredSizes({
    database,
    clock,
    place,
    longestMs,
    measure: async () => 1,
  });
  expect(await without()).toEqual({ pictures: null, files: null, stored: 1 });
});

test("OPER-22: nothing more of a folder is looked at once nobody waits", async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, "storage", "ab");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "c".repeat(62)), "1234");
  const own = { dataDir, storageUrl: undefined };
  expect(await storedBytes(own, new AbortController().signal)).toBe(4);
  await expect(storedBytes(own, AbortSignal.abort(new Error("over")))).rejects.toThrow("over");
});
