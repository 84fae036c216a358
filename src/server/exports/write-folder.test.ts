import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type LeavingFile, textFile } from "../archives/leaving-file.ts";
import { writeFolder } from "./write-folder.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "written-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
}

const home = textFile("website/index.html", "home");
const style = textFile("website/assets/a.css", "a");

test("EXPORT-06: a folder that is written again has what is new, and no more what is gone", async () => {
  const folder = join(await emptyFolder(), "new");
  expect(await writeFolder(folder, [style, home])).toEqual({ written: 2, kept: 0, removed: 0 });
  const news = textFile("website/index.html", "news");
  const other = textFile("website/assets/b.css", "b");
  expect(await writeFolder(folder, [other, news])).toEqual({ written: 2, kept: 0, removed: 1 });
  expect(await writeFolder(folder, [other, news])).toEqual({ written: 0, kept: 2, removed: 0 });
  const all = [".vitrine.json", "website/assets/b.css", "website/index.html"];
  expect(await filesIn(folder)).toEqual(all);
  expect(await readFile(join(folder, "website/index.html"), "utf8")).toBe("news");
  await rm(join(folder, "website/index.html"));
  expect(await writeFolder(folder, [other, news])).toEqual({ written: 1, kept: 1, removed: 0 });
});

test("EXPORT-06: a folder with somebody else’s files is left as it is", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "thesis.txt"), "x");
  await expect(writeFolder(folder, [home])).rejects.toThrow("has other files in it");
  expect(await filesIn(folder)).toEqual(["thesis.txt"]);
  await writeFolder(join(folder, "site"), [home]);
  await writeFile(join(folder, "site", "notes.txt"), "x");
  await writeFolder(join(folder, "site"), []);
  expect(await filesIn(join(folder, "site"))).toEqual([".vitrine.json", "notes.txt"]);
});

test("EXPORT-06: what is written, or removed, lies within the folder", async () => {
  const parent = await emptyFolder();
  const folder = join(parent, "site");
  await mkdir(folder);
  await writeFile(join(parent, "thesis.txt"), "x");
  for (const path of ["../thesis.txt", "website/../../thesis.txt"])
    await expect(writeFolder(folder, [textFile(path, "y")])).rejects.toThrow("is no file of");
  await writeFile(join(folder, ".vitrine.json"), '{"files":{"../thesis.txt":"x"}}');
  await expect(writeFolder(folder, [])).rejects.toThrow("is no file of");
  expect(await readFile(join(parent, "thesis.txt"), "utf8")).toBe("x");
});

test("EXPORT-06: what breaks off leaves pages whole, and is made good another time", async () => {
  const folder = await emptyFolder();
  await writeFolder(folder, [style, home]);
  const broken: LeavingFile = {
    ...textFile("website/index.html", "changed"),
    async *open() {
      yield Buffer.from("cha");
      throw new Error("The disk is gone");
    },
  };
  await expect(writeFolder(folder, [style, broken])).rejects.toThrow("The disk is gone");
  expect(await readFile(join(folder, "website/index.html"), "utf8")).toBe("home");
  const whole = textFile("website/index.html", "changed");
  expect(await writeFolder(folder, [style, whole])).toEqual({ written: 1, kept: 1, removed: 0 });
  const all = [".vitrine.json", "website/assets/a.css", "website/index.html"];
  expect(await filesIn(folder)).toEqual(all);
});
