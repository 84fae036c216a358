/** What is read of a TrueType or OpenType file. Lengths are in em. */
export type FontFacts = {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly codePoints: ReadonlySet<number>;
  /** Advance width of a character, undefined where the font has none. */
  readonly advanceOf: (codePoint: number) => number | undefined;
};

/** Reads an uncompressed font. @throws RangeError where a table is missing or cut. */
export function readSfnt(file: Uint8Array): FontFacts {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesOf(view);
  const em = view.getUint16(tableAt(tables, "head") + 18);
  const hhea = tableAt(tables, "hhea");
  const hmtx = tableAt(tables, "hmtx");
  const metricsCount = view.getUint16(hhea + 34);
  const glyphs = glyphsOf(view, tableAt(tables, "cmap"));
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    codePoints: new Set(glyphs.keys()),
    advanceOf: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined
        ? undefined
        : view.getUint16(hmtx + 4 * Math.min(glyph, metricsCount - 1)) / em;
    },
  };
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
  }
  return tables;
}

function tableAt(tables: Map<string, number>, tag: string): number {
  const offset = tables.get(tag);
  if (offset === undefined) throw new RangeError(`The font has no table ${tag}`);
  return offset;
}

/** Character → glyph, from subtables of format 4 and 12. */
function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 8 + 8 * index);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, glyphs);
    if (format === 12) addGroups(view, subtable, glyphs);
  }
  return glyphs;
}

function addSegments(view: DataView, subtable: number, glyphs: Map<number, number>): void {
  const doubledCount = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubledCount + 2;
  const deltas = starts + doubledCount;
  const offsets = deltas + doubledCount;
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const start = view.getUint16(starts + segment);
    const delta = view.getUint16(deltas + segment);
    const offset = view.getUint16(offsets + segment);
    for (let code = start; code <= view.getUint16(ends + segment) && code < 0xffff; code += 1) {
      const stored =
        offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - start));
      const glyph = offset !== 0 && stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function addGroups(view: DataView, subtable: number, glyphs: Map<number, number>): void {
  for (let index = 0; index < view.getUint32(subtable + 12); index += 1) {
    const group = subtable + 16 + 12 * index;
    const start = view.getUint32(group);
    const glyph = view.getUint32(group + 8);
    for (let code = start; code <= view.getUint32(group + 4); code += 1)
      glyphs.set(code, glyph + code - start);
  }
}
