import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emptyUploads, uploadsFolder, withUploadFolder } from "./uploads.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("PROJ-04: what was on its way when the server was killed is thrown away at its next start; a command's goes on", async () => {
  const dataDir = await dataFolder();
  const left = async (whose: "server" | "command", name: string) => {
    const folder = join(uploadsFolder(dataDir, whose), name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "project.zip"), "half of it");
    return folder;
  };
  const now = Date.now();
  await left("server", "of-killed");
  await left("command", "of-running");
  const old = await left("command", "of-killed");
  await utimes(old, new Date(now - 90_000_000), new Date(now - 90_000_000));
  await emptyUploads(dataDir, now);
  expect(await readdir(join(dataDir, "uploads"))).toEqual(["command"]);
  expect(await readdir(uploadsFolder(dataDir, "command"))).toEqual(["of-running"]);
  await emptyUploads(await dataFolder(), now);
});

test("PROJ-04: an upload has a folder while it is worked on, however that ends", async () => {
  const uploads = uploadsFolder(await dataFolder(), "server");
  const failing = withUploadFolder(uploads, async (folder) => {
    await writeFile(join(folder, "a"), "a");
    expect(await readdir(uploads)).toHaveLength(1);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await withUploadFolder(uploads, async () => "done")).toBe("done");
  expect(await readdir(uploads)).toEqual([]);
});
