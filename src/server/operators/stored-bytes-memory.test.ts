import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { storedBytes } from "./stored-bytes.ts";
import { rememberStoredBytes } from "./stored-bytes-memory.ts";

const place = { dataDir: "/nowhere", storageUrl: undefined };
const longestMs = 5_000;
const never = () => new Promise<never>(() => undefined);

test("OPER-22: what is stored is measured once in five minutes, however many ask", async () => {
  let now = 1_000_000;
  const measure = vi.fn(async () => 7);
  const clock = { now: () => now, sleep: never };
  const ask = rememberStoredBytes({ clock, place, longestMs, measure });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([7, 7, 7]);
  now += 299_999;
  expect(await ask()).toBe(7);
  expect(measure).toHaveBeenCalledTimes(1);
  now += 1;
  await ask();
  expect(measure).toHaveBeenCalledTimes(2);
  // a clock that was set back
  now -= 1_000;
  await ask();
  expect(measure).toHaveBeenCalledTimes(3);
});

test("OPER-22: a measure that takes too long or fails is none, and is told to end", async () => {
  const clock = { now: () => 1, sleep: async () => undefined };
  let told: AbortSignal | undefined;
  const endless = (_: unknown, signal: AbortSignal) => {
    told = signal;
    return never();
  };
  expect(await rememberStoredBytes({ clock, place, longestMs, measure: endless })()).toBeNull();
  expect(told?.aborted).toBe(true);
  const measure = () => Promise.reject(new Error("no disk"));
  const patient = { now: () => 1, sleep: never };
  expect(await rememberStoredBytes({ clock: patient, place, longestMs, measure })()).toBeNull();
});

test("OPER-22: nothing more of a folder is looked at once nobody waits", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-stored-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const folder = join(dataDir, "storage", "ab");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "c".repeat(62)), "1234");
  const own = { dataDir, storageUrl: undefined };
  expect(await storedBytes(own, new AbortController().signal)).toBe(4);
  await expect(storedBytes(own, AbortSignal.abort(new Error("over")))).rejects.toThrow("over");
});
