import subsetFont from "subset-font";
import { readSfnt } from "./sfnt.ts";

/** The weights that a family is cut to: those that the design uses make a file a fifth smaller. */
export interface Weights {
  readonly min: number;
  readonly max: number;
}

// Kerning, marks, joining scripts and figures; small capitals, stylistic sets and fractions are never asked for.
const keptFeatures = (
  "kern liga rlig ccmp locl mark mkmk rvrn rclt " +
  "init medi fina isol calt " +
  "tnum pnum lnum"
).split(" ");
// In Latin faces contextual alternates are arrows and the like, for up to 4 KB a file.
const latinFeatures = keptFeatures.filter((feature) => feature !== "calt");

/** The characters that a compressed font draws. */
export async function drawnCodePoints(file: Buffer): Promise<ReadonlySet<number>> {
  const font = await subsetFont(file, null, {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    keepFeatures: [],
  });
  return readSfnt(font).codePoints;
}

/** A woff2 file with only these characters and weights, or this weight, and the other axes at these values. */
export function cutSlice(
  file: Buffer,
  slice: { id: string; subset: string; codePoints: readonly number[] },
  weights: Weights | number,
  others: Readonly<Record<string, number>>,
): Promise<Buffer> {
  return subsetFont(file, String.fromCodePoint(...slice.codePoints), {
    targetFormat: "woff2",
    keepFeatures: featuresOf(slice),
    // Screens of today draw variable outlines without instructions.
    noHinting: true,
    variationAxes: {
      ...others,
      wght: typeof weights === "number" ? weights : { min: weights.min, max: weights.max },
    },
  });
}

function featuresOf({ id, subset }: { id: string; subset: string }): string[] {
  if (id === "ruble") return [];
  return subset === "arabic" ? keptFeatures : latinFeatures;
}
