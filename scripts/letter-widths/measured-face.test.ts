import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterWidths } from "#/sections/kit/letter-widths.data.ts";
import { lineWidth } from "#/sections/kit/line-width.ts";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { measureFace, shapedFace } from "./measured-face.ts";
import type { ShapedFace } from "./measured-face.ts";

const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&’.,-@_ ";
const cyrillic = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёІіЇїЄєҐґ";

const letter = (letters: string): fc.Arbitrary<string> => fc.constantFrom(...letters);
const anyName = fc
  .oneof(
    fc.string({ unit: letter(latin), minLength: 2, maxLength: 14 }),
    fc.string({ unit: letter(cyrillic), minLength: 2, maxLength: 14 }),
    fc.string({ unit: letter(latin + cyrillic), minLength: 2, maxLength: 14 }),
  )
  .map((name) => name.trim())
  .filter((name) => name !== "");

/** Of the page’s width: how large a name of one or two letters is (`footer-name.css`). */
const largest = 0.5;

/** The ink of a line in em as the face itself is shaped: each script in its own file, as on pages. */
function inkOf(line: string, faces: Record<"latin" | "cyrillic", ShapedFace>, tracking: number) {
  const faceOf = (text: string) => (/\p{sc=Cyrillic}/u.test(text) ? faces.cyrillic : faces.latin);
  const runs = line.match(/\p{sc=Cyrillic}+|[^\p{sc=Cyrillic}]+/gu) ?? [];
  const total = runs.reduce((sum, run) => sum + faceOf(run).advanceOf(run), 0);
  const first = line.charAt(0);
  const last = line.charAt(line.length - 1);
  const [before] = faceOf(first).bearingsOf(first);
  const [, after] = faceOf(last).bearingsOf(last);
  return (total - before - after) / 1000 + tracking * (line.length - 1);
}

describe.each(fontPairIds)("FOOT-02: in %s", (id) => {
  const pair = fontPairOf(id);

  it("letters are as wide as the face’s", async () => {
    expect(letterWidths[id]).toEqual(await measureFace(pair));
  });

  it("a name in Latin or Cyrillic letters fills 97 % of the page or more, and never more than it", async () => {
    const faces = {
      latin: await shapedFace(pair, "latin", latin),
      cyrillic: await shapedFace(pair, "cyrillic", cyrillic),
    };
    fc.assert(
      fc.property(anyName, (name) => {
        const width = lineWidth(name, id);
        if (!width) throw new Error(`${name} isn’t measured`);
        const size = Math.min(largest, 1 / width.ink);
        const filled = inkOf(name, faces, pair.tracking) * size;
        expect(filled).toBeLessThanOrEqual(1);
        if (size < largest) expect(filled).toBeGreaterThanOrEqual(0.97);
      }),
      { numRuns: 300 },
    );
  });
});
