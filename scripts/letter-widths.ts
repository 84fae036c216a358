/**
 * Measures the letters of the faces of titles, for names that are as wide as the page, and writes them to
 * `src/sections/kit/letter-widths.data.ts`. Run it when a pair of fonts or its face changes.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fontPairIds, fontPairOf } from "#/site/font-pair.ts";
import { measureFace } from "./letter-widths/measured-face.ts";

const file = path.join(import.meta.dirname, "../src/sections/kit/letter-widths.data.ts");

const faces = await Promise.all(
  fontPairIds.map(async (id) => [id, await measureFace(fontPairOf(id))] as const),
);
writeFileSync(
  file,
  `import type { FontPairId } from "#/site/font-pair.ts";
import type { MeasuredFace } from "./measured-face.ts";

/** By pair, its face of titles as \`node scripts/boot.mjs letter-widths\` measures it. */
export const letterWidths: Readonly<Record<FontPairId, MeasuredFace>> = ${JSON.stringify(Object.fromEntries(faces))};
`,
);
