import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
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

/** But for the file that holds the folder. */
async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== ".vitrine.lock")
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

test("EXPORT-06: what lost its bytes is written again, whatever the record says", async () => {
  const folder = await emptyFolder();
  const page: LeavingFile = { ...textFile("website/about/index.html", "about"), isExact: false };
  await writeFolder(folder, [style, home, page]);
  await truncate(join(folder, style.path), 0);
  await truncate(join(folder, page.path), 0);
  const files = [style, home, page];
  expect(await writeFolder(folder, files)).toEqual({ written: 2, kept: 1, removed: 0 });
  await writeFile(join(folder, home.path), "home and more");
  expect(await writeFolder(folder, files)).toEqual({ written: 1, kept: 2, removed: 0 });
});

test("EXPORT-06: a run that was cut off leaves nothing behind that the next one stumbles over", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, ".vitrine.json.new"), '{"fil');
  await writeFolder(folder, [style, home]);
  await writeFile(join(folder, `${style.path}.new`), "half");
  expect(await writeFolder(folder, [home])).toEqual({ written: 0, kept: 1, removed: 1 });
  expect(await filesIn(folder)).toEqual([".vitrine.json", "website/index.html"]);
});

test.each(["", '{"files":{"a', '{"files":7}', "null"])(
  "EXPORT-06: where the record is %j, it is said what to do, and nothing is changed",
  async (record) => {
    const folder = await emptyFolder();
    await writeFolder(folder, [home]);
    await writeFile(join(folder, ".vitrine.json"), record);
    await expect(writeFolder(folder, [style])).rejects.toThrow(/\.vitrine\.json is damaged.*Empty/);
    expect(await filesIn(folder)).toEqual([".vitrine.json", "website/index.html"]);
  },
);

test("EXPORT-06: one run at a time writes to a folder", async () => {
  const folder = await emptyFolder();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow: LeavingFile = {
    ...home,
    async *open() {
      begun.resolve();
      await promise;
      yield Buffer.from("home");
    },
  };
  const first = writeFolder(folder, [slow]);
  await begun.promise;
  await expect(writeFolder(folder, [style])).rejects.toThrow("is being written already");
  resolve();
  expect(await first).toEqual({ written: 1, kept: 0, removed: 0 });
  expect(await writeFolder(folder, [home])).toEqual({ written: 0, kept: 1, removed: 0 });
});
