import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFileStorage } from "./file-storage.ts";
import { contentHash } from "./storage.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-storage-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("file storage", () => {
  test("putting the same from many sides at once leaves one file and nothing half-written", async () => {
    const folder = await temporaryFolder();
    const storage = await createFileStorage(folder);
    const bytes = Buffer.from("same");
    const hash = contentHash(bytes);
    await Promise.all(Array.from({ length: 20 }, () => storage.put(hash, bytes)));
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
    expect(await readdir(join(folder, hash.slice(0, 2)))).toHaveLength(1);
  });

  test("what a crash left half-written is gone after the next start", async () => {
    const folder = await temporaryFolder();
    await createFileStorage(folder);
    await writeFile(join(folder, "incoming", "torn"), "x");
    await createFileStorage(folder);
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
  });

  test("what another process is writing stays", async () => {
    const folder = await temporaryFolder();
    await createFileStorage(folder);
    await writeFile(join(folder, "incoming", "half"), "x");
    await createFileStorage(folder, { isShared: true });
    expect(await readdir(join(folder, "incoming"))).toEqual(["half"]);
  });

  test("NEW-11: removes what nobody has put again since", async () => {
    const folder = await temporaryFolder();
    const storage = await createFileStorage(folder);
    const other = await createFileStorage(folder, { isShared: true });
    const bytes = Buffer.from("a picture");
    const hash = contentHash(bytes);
    await storage.put(hash, bytes);
    const path = join(folder, hash.slice(0, 2), hash.slice(2));
    const long = new Date(Date.now() - 7_200_000);
    const since = Date.now() - 3_600_000;
    expect(await storage.removeUnused(hash, since)).toBe(false);
    await utimes(path, long, long);
    // another process has it put once more
    await other.put(hash, bytes);
    expect(await storage.removeUnused(hash, since)).toBe(false);
    expect(await storage.get(hash)).toEqual(bytes);
    await utimes(path, long, long);
    expect(await storage.removeUnused(hash, since)).toBe(true);
    expect(await storage.has(hash)).toBe(false);
    expect(await storage.removeUnused(hash, since)).toBe(true);
    await storage.put(hash, bytes);
    expect(await storage.get(hash)).toEqual(bytes);
  });

  test("NEW-11: what was being removed when the process ended is there after the next start", async () => {
    const folder = await temporaryFolder();
    const storage = await createFileStorage(folder);
    const bytes = Buffer.from("a picture");
    const hash = contentHash(bytes);
    await storage.put(hash, bytes);
    await mkdir(join(folder, "leaving"), { recursive: true });
    await rename(join(folder, hash.slice(0, 2), hash.slice(2)), join(folder, "leaving", hash));
    expect(await (await createFileStorage(folder)).get(hash)).toEqual(bytes);
  });
});
