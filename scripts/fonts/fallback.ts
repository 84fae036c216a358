import subsetFont from "subset-font";
import type { FontFallback } from "#/render/font-manifest.ts";
import { samples } from "./sample-text.data.ts";
import type { Script } from "./sample-text.data.ts";
import { readSfnt } from "./sfnt.ts";

type Width = Record<Script, number>;

/** Mean letter width of the sample texts in em, in Arial and Times New Roman. */
const localWidths: Record<"sans-serif" | "serif", { regular: Width; bold: Width }> = {
  "sans-serif": {
    regular: { latin: 0.4515, cyrillic: 0.5042 },
    bold: { latin: 0.485, cyrillic: 0.5418 },
  },
  serif: {
    regular: { latin: 0.4067, cyrillic: 0.4563 },
    bold: { latin: 0.4346, cyrillic: 0.4851 },
  },
};

export type FallbackOptions = {
  /** woff2 files of the Latin and the Cyrillic subset. */
  readonly files: readonly Buffer[];
  readonly generic: "sans-serif" | "serif";
  /** The weight whose stand-in is the bold local face. */
  readonly strongWeight: number;
  /** The values of the other axes. */
  readonly others: Readonly<Record<string, number>>;
};

/** How a local face must be scaled so that its lines are as long and as high as those of the real one. */
export async function fallbackOf({
  files,
  generic,
  strongWeight,
  others,
}: FallbackOptions): Promise<FontFallback> {
  const regular = await widthsAt({ ...others, wght: 400 }, files);
  const bold = await widthsAt({ ...others, wght: strongWeight }, files);
  const local = localWidths[generic];
  return {
    ascent: regular.ascent,
    descent: regular.descent,
    lineGap: regular.lineGap,
    regular: ratios(regular.widths, local.regular),
    bold: ratios(bold.widths, local.bold),
  };
}

async function widthsAt(variationAxes: Record<string, number>, files: readonly Buffer[]) {
  const text = Object.values(samples).join("");
  const faces = await Promise.all(
    files.map(async (file) =>
      readSfnt(
        await subsetFont(file, text, {
          targetFormat: "truetype",
          keepFeatures: [],
          variationAxes,
        }),
      ),
    ),
  );
  const face = faces[0];
  if (face === undefined) throw new RangeError("A fallback needs a Latin file");
  const widthOf = (sample: string) => {
    const advances = [...sample].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return faces.map((one) => one.advanceOf(code)).find((advance) => advance !== undefined) ?? 0;
    });
    return advances.reduce((sum, advance) => sum + advance, 0) / advances.length;
  };
  const widths = { latin: widthOf(samples.latin), cyrillic: widthOf(samples.cyrillic) };
  return {
    ascent: round(face.ascent),
    descent: round(face.descent),
    lineGap: round(face.lineGap),
    widths,
  };
}

function ratios(own: Width, local: Width): Width {
  return { latin: round(own.latin / local.latin), cyrillic: round(own.cyrillic / local.cyrillic) };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
