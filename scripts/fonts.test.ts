import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInRanges } from "#/lib/unicode-range.ts";
import { filesOfFamily, parseFontManifest } from "#/render/font-manifest.ts";
import type { FontManifest } from "#/render/font-manifest.ts";
import { fontPackageOf } from "#/site/font-pair.ts";
import { buildFonts } from "./fonts.ts";
import { fallbackOf } from "./fonts/fallback.ts";
import { readSfnt } from "./fonts/sfnt.ts";

const outDir = mkdtempSync(path.join(tmpdir(), "vitrine-fonts-"));
let manifest: FontManifest;

beforeAll(async () => {
  await buildFonts({ outDir });
  manifest = parseFontManifest(readFileSync(path.join(outDir, "fonts.json"), "utf8"));
});

afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const require = createRequire(import.meta.url);

/** A file of Source Serif as it comes, in the drawing of its texts. */
function sourceOfTexts(subset: string): Buffer {
  const folder = path.dirname(require.resolve(`${fontPackageOf("source-serif-4")}/package.json`));
  return readFileSync(path.join(folder, "files", `source-serif-4-${subset}-wght-normal.woff2`));
}

/** How wide a line is in a face, in em. */
async function widthOf(face: Buffer, line: string): Promise<number> {
  const variationAxes = { wght: 430 };
  const bytes = await subsetFont(face, line, { targetFormat: "truetype", variationAxes });
  const { advanceOf } = readSfnt(bytes);
  return [...line].reduce((sum, one) => sum + (advanceOf(one.codePointAt(0) ?? 0) ?? 0), 0);
}

describe("buildFonts", () => {
  it("has every file of the manifest at the size it names, and the licences", () => {
    const slices = Object.values(manifest.families).flatMap((family) => family.slices);
    for (const { file, bytes } of slices)
      expect(statSync(path.join(outDir, file)).size).toBe(bytes);
    expect(readdirSync(outDir)).toHaveLength(
      Object.values(manifest.families).flatMap(filesOfFamily).length + 2,
    );
    expect(readFileSync(path.join(outDir, "LICENSES.txt"), "utf8")).toContain(
      "SIL Open Font License",
    );
  });

  it("lets every family draw Russian, №, ₽ and figures, each sign from one slice", () => {
    for (const family of Object.values(manifest.families)) {
      for (const sign of "Съешь ещё этих булок №1 за 300 ₽ — «Да»!") {
        const code = sign.codePointAt(0) ?? 0;
        const slices = family.slices.filter((slice) => isInRanges(code, slice.ranges));
        expect(slices.map((slice) => slice.id)).toHaveLength(1);
      }
    }
  });

  it("never charges much for one ₽", () => {
    for (const family of Object.values(manifest.families)) {
      const slice = family.slices.find((one) => one.id === "ruble");
      expect(slice?.unicodeRange).toBe("U+20BD");
      expect(slice?.bytes).toBeLessThan(2048);
    }
  });

  it("keeps Latin and Cyrillic of a family under 50 KB", () => {
    for (const family of Object.values(manifest.families)) {
      const both = family.slices.filter((slice) => slice.id === "latin" || slice.id === "cyrillic");
      expect(both).toHaveLength(2);
      expect(both.reduce((sum, slice) => sum + slice.bytes, 0)).toBeLessThan(52_000);
    }
  });

  it("LOOK-06: cuts Source Serif as titles are drawn, a tenth narrower than its texts, and measures its stand-in so", async () => {
    const { slices, fallback } = manifest.families["source-serif-4"];
    const line = "Nothing happens until you nod";
    const cut = slices.find(({ id }) => id === "latin")?.file ?? "";
    const titles = await widthOf(readFileSync(path.join(outDir, cut)), line);
    expect(titles / (await widthOf(sourceOfTexts("latin"), line))).toBeLessThan(0.92);
    const asTexts = await fallbackOf({
      files: ["latin", "cyrillic"].map(sourceOfTexts),
      generic: "serif",
      strongWeight: 430,
      others: {},
    });
    for (const script of ["latin", "cyrillic"] as const)
      expect(fallback.bold[script] / asTexts.bold[script]).toBeLessThan(0.94);
  });

  it("STRESS-05: has italics of the faces of titles with a serif, at the weight of these, of up to 16 KB", () => {
    const slanted = Object.entries(manifest.families).filter(([, { italics }]) => italics);
    expect(slanted.map(([id, { italics }]) => [id, italics?.weight])).toEqual([
      ["cormorant", "700"],
      ["source-serif-4", "430"],
    ]);
    for (const [, { italics }] of slanted) {
      for (const id of ["latin", "cyrillic"])
        expect(italics?.slices.find((slice) => slice.id === id)?.bytes).toBeLessThan(16_384);
    }
  });

  it("does nothing the second time, and mends what is missing or broken", async () => {
    const file = path.join(outDir, "fonts.json");
    const before = statSync(file).mtimeMs;
    await buildFonts({ outDir });
    expect(statSync(file).mtimeMs).toBe(before);
    const lost = path.join(outDir, manifest.families.inter.slices[0]?.file ?? "");
    rmSync(lost);
    writeFileSync(path.join(outDir, "old-latin.00.woff2"), "x");
    await buildFonts({ outDir });
    expect(statSync(lost).size).toBeGreaterThan(0);
    expect(readdirSync(outDir)).not.toContain("old-latin.00.woff2");
    writeFileSync(file, "{");
    await buildFonts({ outDir });
    expect(parseFontManifest(readFileSync(file, "utf8"))).toEqual(manifest);
  });
});
