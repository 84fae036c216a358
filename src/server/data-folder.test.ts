import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holdDataFolder } from "./data-folder.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-hold-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a missing folder is made and can be held again after its release", async () => {
  const path = join(await temporaryFolder(), "a", "b");
  (await holdDataFolder(path)).release();
  (await holdDataFolder(path)).release();
});

test("a second server on the same folder is told to stop", async () => {
  const path = await temporaryFolder();
  const first = await holdDataFolder(path);
  onTestFinished(() => first.release());
  await expect(holdDataFolder(path)).rejects.toThrow("Another server is already using");
});

test("a path that is a file stops the start with a sentence", async () => {
  const path = join(await temporaryFolder(), "file");
  await writeFile(path, "");
  await expect(holdDataFolder(path)).rejects.toThrow("can’t be written to");
});
