import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { longestWordLetters } from "#/lib/letter-width.ts";
import { fontPackageOf, fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import type { FontPair } from "#/site/font-pair.ts";
import { readSfnt } from "./sfnt.ts";
import { opticalAxis, sourceFileOf } from "./source-file.ts";

const require = createRequire(import.meta.url);
const words = (
  "достопримечательностями благотворительности широкоформатный иллюминация шиномонтаж противотуманные дополнительное " +
  "электрооборудование машиностроение предупреждающие commitment communication memorandum responsibilities photography"
).split(" ");
const written = words.flatMap((word) => [
  word,
  word.replace(/^./u, (first) => first.toUpperCase()),
  word.toUpperCase(),
]);

async function headingWidths(pair: FontPair): Promise<(word: string) => number> {
  const folder = path.dirname(require.resolve(`${fontPackageOf(pair.heading)}/package.json`));
  const faces = await Promise.all(
    ["latin", "cyrillic"].map(async (subset) => {
      const file = readFileSync(path.join(folder, "files", sourceFileOf(pair.heading, subset)));
      const variationAxes = { ...opticalAxis(pair.heading), wght: pair.headingWeight };
      return readSfnt(
        await subsetFont(file, written.join(""), { targetFormat: "truetype", variationAxes }),
      );
    }),
  );
  const advanceOf = (letter: string) =>
    faces
      .map((face) => face.advanceOf(letter.codePointAt(0) ?? 0))
      .find((advance) => advance !== undefined) ?? 0;
  return (word) => [...word].reduce((sum, letter) => sum + advanceOf(letter) + pair.tracking, 0);
}

describe("letterWidth", () => {
  it.each(fontPairIds)(
    "of %s leaves room for every long word, small, capitalised and in capitals",
    async (id) => {
      const pair = fontPairOf(id);
      const widthOf = await headingWidths(pair);
      for (const word of written) {
        expect(widthOf(word), word).toBeLessThanOrEqual(
          longestWordLetters(word) * pair.letterWidth,
        );
      }
    },
  );
});
