import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { fontPackageOf } from "#/site/font-pair.ts";
import { readSfnt } from "./sfnt.ts";
import { opticalAxis, sourceFileOf } from "./source-file.ts";

const require = createRequire(import.meta.url);
const title = "Nothing happens until you nod";

async function widthOf(file: string, others: Readonly<Record<string, number>>): Promise<number> {
  const folder = path.dirname(require.resolve(`${fontPackageOf("source-serif-4")}/package.json`));
  const bytes = readFileSync(path.join(folder, "files", file));
  const variationAxes = { ...others, wght: 430 };
  const face = readSfnt(
    await subsetFont(bytes, title, { targetFormat: "truetype", variationAxes }),
  );
  return [...title].reduce((sum, one) => sum + (face.advanceOf(one.codePointAt(0) ?? 0) ?? 0), 0);
}

it("LOOK-06: titles in Source Serif are drawn for their size, a tenth narrower than its texts; other faces have one drawing", async () => {
  const texts = await widthOf("source-serif-4-latin-wght-normal.woff2", {});
  const file = sourceFileOf("source-serif-4", "latin");
  const titles = await widthOf(file, opticalAxis("source-serif-4"));
  expect(titles / texts).toBeLessThan(0.92);
  expect(sourceFileOf("onest", "latin")).toBe("onest-latin-wght-normal.woff2");
  expect(opticalAxis("onest")).toEqual({});
});
