import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseFontManifest } from "#/render/font-manifest.ts";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { allFontFaces } from "./canvas-fonts.ts";

const built = path.join(import.meta.dirname, "../../../dist/fonts/fonts.json");
const manifest = parseFontManifest(readFileSync(built, "utf8"));

it.each(fontPairIds)("STRESS-05: the canvas has every slice of %s, those of italics too", (id) => {
  const pair = fontPairOf(id);
  const css = allFontFaces(manifest, pair);
  const families = [pair.heading, pair.body].map((one) => manifest.families[one]);
  const slices = families.flatMap(({ slices: all, italics }, index) => [
    ...all,
    ...(index === 0 ? (italics?.slices ?? []) : []),
  ]);
  expect(slices.filter(({ file }) => !css.includes(file))).toEqual([]);
});
