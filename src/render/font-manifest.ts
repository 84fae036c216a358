import * as z from "zod/mini";
import { parseUnicodeRange } from "#/lib/unicode-range.ts";
import { fontFamilies } from "#/site/fonts.data.ts";
import type { FontFamilyId } from "#/site/font-pair.ts";

const scale = z.object({
  latin: z.number().check(z.positive()),
  cyrillic: z.number().check(z.positive()),
});

const fontFallback = z.object({
  /** In em of the real face. */
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  /** Width of the real face as a multiple of the local one's, by script. */
  regular: scale,
  bold: scale,
});

const slice = z.pipe(
  z.object({
    id: z.string(),
    file: z.string().check(z.regex(/^[a-z0-9-]+\.[0-9a-f]+\.woff2$/)),
    unicodeRange: z.string(),
    bytes: z.int().check(z.positive()),
  }),
  z.transform((value) => ({ ...value, ranges: parseUnicodeRange(value.unicodeRange) })),
);

const familyIds = Object.keys(fontFamilies) as [FontFamilyId, ...FontFamilyId[]];

const fontManifest = z.object({
  /** Changes with anything that the files are made from. */
  key: z.string(),
  families: z.record(
    z.enum(familyIds),
    z.object({
      weights: z.string(),
      slices: z.array(slice),
      fallback: fontFallback,
      /** Of a face of titles with a serif, at the weight of these. */
      italics: z.optional(z.object({ weight: z.string(), slices: z.array(slice) })),
    }),
  ),
});

export type FontFallback = z.infer<typeof fontFallback>;
export type FontSlice = z.infer<typeof slice>;
/** As it stands in the file, before it is parsed. */
export type FontManifestFile = z.input<typeof fontManifest>;
export type FontManifest = z.output<typeof fontManifest>;

/** The names of a family's files. */
export function filesOfFamily({
  slices,
  italics,
}: {
  readonly slices: readonly Pick<FontSlice, "file">[];
  readonly italics?: { readonly slices: readonly Pick<FontSlice, "file">[] } | undefined;
}): string[] {
  return [...slices, ...(italics?.slices ?? [])].map(({ file }) => file);
}

export const fontManifestName = "fonts.json";

/** Reads `fonts.json`. @throws where it is no manifest that has every family. */
export function parseFontManifest(json: string): FontManifest {
  return fontManifest.parse(JSON.parse(json));
}
