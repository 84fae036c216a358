import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import type { MeasuredFace, MeasuredScript } from "#/sections/kit/measured-face.ts";
import { fontPackageOf } from "#/site/font-pair.ts";
import type { FontPair } from "#/site/font-pair.ts";
import { opticalAxis, sourceFileOf } from "../fonts/source-file.ts";

const require = createRequire(import.meta.url);

/** The letters of names by the subset that has them. Letters with marks are as wide as those below the marks, or said so. */
const scripts = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&’.,-–!+@_ ",
  cyrillic: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёІіЇїЄєҐґЎў",
} as const;
const marked = {
  latin: "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
  "latin-ext": "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽž",
} as const;

/** Thousandths of an em → hundredths, in which kerning and the white around letters are told: that is exact enough. */
function coarse(thousandths: number): number {
  return Math.round(thousandths / 10) || 0;
}

/** A face at one weight, which shapes lines as browsers do. */
export type ShapedFace = {
  /** In thousandths of an em, with kerning. */
  readonly advanceOf: (line: string) => number;
  /** White before the ink of a letter and after it, in thousandths of an em. */
  readonly bearingsOf: (letter: string) => readonly [number, number];
};

/** Opens a subset of a pair's face of titles with these letters. */
export async function shapedFace(
  pair: FontPair,
  subset: string,
  letters: string,
): Promise<ShapedFace> {
  const folder = path.dirname(require.resolve(`${fontPackageOf(pair.heading)}/package.json`));
  const name = sourceFileOf(pair.heading, subset);
  const bytes = await subsetFont(readFileSync(path.join(folder, "files", name)), letters, {
    targetFormat: "truetype",
    keepFeatures: ["kern", "ccmp", "locl"],
    variationAxes: { ...opticalAxis(pair.heading), wght: pair.headingWeight },
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const font = new hb.Font(face);
  const inEm = (units: number): number => Math.round((units / face.upem) * 1000);
  const shape = (line: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer;
  };
  const unitsOf = (line: string): number =>
    shape(line)
      .getGlyphPositions()
      .reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return {
    advanceOf: (line) => inEm(unitsOf(line)),
    bearingsOf(letter) {
      const glyph = shape(letter).getGlyphInfos()[0]?.codepoint ?? 0;
      const extents = font.glyphExtents(glyph);
      const start = extents?.xBearing ?? 0;
      return [inEm(start), inEm(unitsOf(letter) - start - (extents?.width ?? 0))];
    },
  };
}

/** Numbers the different rows, in order of appearance. */
function classesOf(rows: readonly string[]): { of: number[]; distinct: string[] } {
  const distinct = [...new Set(rows)];
  return { of: rows.map((row) => distinct.indexOf(row)), distinct };
}

async function measureScript(
  pair: FontPair,
  subset: keyof typeof scripts,
): Promise<MeasuredScript> {
  const letters = [...scripts[subset]];
  const face = await shapedFace(pair, subset, scripts[subset]);
  const advances = letters.map(face.advanceOf);
  const pairs = letters.map((first, row) =>
    letters.map((second, column) => {
      const kerning =
        face.advanceOf(first + second) - (advances[row] ?? 0) - (advances[column] ?? 0);
      return coarse(kerning);
    }),
  );
  const first = classesOf(pairs.map((row) => row.join(" ")));
  const second = classesOf(letters.map((_, column) => pairs.map((row) => row[column]).join(" ")));
  const columns = second.distinct.map((_, one) => second.of.indexOf(one));
  const rows = first.distinct.map((row) => {
    const values = row.split(" ");
    return columns.map((column) => values[column]).join(" ");
  });
  return {
    letters: scripts[subset],
    advances: advances.join(" "),
    bearings: letters.map((letter) => face.bearingsOf(letter).map(coarse).join(" ")).join(" "),
    firsts: first.of.join(" "),
    seconds: second.of.join(" "),
    kerning: rows.join(","),
  };
}

/** Letters with marks that are wider or narrower than those below the marks. */
async function markedLetters(pair: FontPair, latin: MeasuredScript): Promise<string> {
  const base = new Map(
    [...latin.letters].map((letter, at) => [letter, Number(latin.advances.split(" ")[at])]),
  );
  const found: string[] = [];
  for (const [subset, letters] of Object.entries(marked)) {
    const face = await shapedFace(pair, subset, letters);
    for (const letter of letters) {
      const advance = face.advanceOf(letter);
      if (base.get(letter.normalize("NFD").charAt(0)) !== advance)
        found.push(`${letter}${advance}`);
    }
  }
  return found.join(" ");
}

/** The widths of a pair's face of titles, as a name in one line needs them. */
export async function measureFace(pair: FontPair): Promise<MeasuredFace> {
  const latin = await measureScript(pair, "latin");
  return {
    scripts: [latin, await measureScript(pair, "cyrillic")],
    others: await markedLetters(pair, latin),
  };
}
