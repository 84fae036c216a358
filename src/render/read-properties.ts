import { paletteFields } from "#/site/palette-fields.ts";
import { lateReads } from "./late-reads.ts";
import { declarationOf, readsOf } from "./style-pieces.ts";
import type { Declaration, Piece } from "./style-pieces.ts";

/** The palette's names, which are read by whoever styles a page on (R35). */
export const paletteNames: readonly string[] = Object.keys(paletteFields).map(
  (name) => `--${name}`,
);

/** Custom properties that are read elsewhere. */
const readElsewhere: readonly string[] = [...paletteNames, ...lateReads];

/** Tokens that no view sets anew: room, time, heights of lines and controls, weights. `read-properties.test.ts` checks it. */
export const settledToken =
  /^--(?:s\d+|caps|fast|popup|ease|lh-\w+|control|field|eyebrow|caption|container|shadow-popup|k|track|w-\w+)$/;

const plainReading = /var\((--[\w-]+)\)/g;

type BySetting = ReadonlyMap<string | undefined, readonly Declaration[]>;

function everyDeclaration(pieces: readonly Piece[]): Declaration[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === "group") return everyDeclaration(piece.pieces);
    if (piece.kind === "rule") return piece.declarations;
    return [{ text: piece.text, sets: undefined, reads: readsOf(piece.text) }];
  });
}

/** What is read in the end: a property that only unread ones read is not. */
function everyRead(settings: BySetting): Set<string> {
  const found = new Set<string>();
  const due = [...readElsewhere];
  for (const { reads } of settings.get(undefined) ?? []) due.push(...reads);
  for (let name = due.pop(); name !== undefined; name = due.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const { reads } of settings.get(name) ?? []) due.push(...reads);
  }
  return found;
}

/** The values of tokens that have one on the whole page. */
function settledValues(pieces: readonly Piece[], settings: BySetting): Map<string, string> {
  const values = new Map<string, string>();
  for (const piece of pieces) {
    if (piece.kind !== "rule" || piece.selectors.some(({ text }) => text !== ":root")) continue;
    for (const { text, sets, reads } of piece.declarations) {
      if (sets === undefined || !settledToken.test(sets) || reads.length > 0) continue;
      if (settings.get(sets)?.length === 1) values.set(sets, text.slice(sets.length + 1).trim());
    }
  }
  return values;
}

/** The pieces with each text and declaration replaced, and without what nothing is left of. */
function changed(
  pieces: readonly Piece[],
  change: {
    readonly text: (text: string) => string;
    readonly declaration: (one: Declaration) => Declaration | undefined;
  },
): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "text") return [{ kind: "text", text: change.text(piece.text) }];
    if (piece.kind === "group") {
      const inner = changed(piece.pieces, change);
      return inner.length > 0 ? [{ ...piece, pieces: inner }] : [];
    }
    const declarations = piece.declarations.flatMap((one) => change.declaration(one) ?? []);
    return declarations.length > 0 ? [{ ...piece, declarations }] : [];
  });
}

/** The pieces with the values of tokens in the place of their names, where those never change. */
function withValues(pieces: readonly Piece[]): Piece[] {
  const settings = Map.groupBy(everyDeclaration(pieces), ({ sets }) => sets);
  const values = settledValues(pieces, settings);
  const text = (css: string): string =>
    css.replace(plainReading, (whole, name: string) => values.get(name) ?? whole);
  const declaration = (one: Declaration): Declaration =>
    one.reads.some((name) => values.has(name)) ? declarationOf(text(one.text)) : one;
  return changed(pieces, { text, declaration });
}

/** A style sheet without custom properties that nothing reads, and with values in the place of tokens that have only one. */
export function readProperties(pieces: readonly Piece[]): Piece[] {
  const valued = withValues(pieces);
  const read = everyRead(Map.groupBy(everyDeclaration(valued), ({ sets }) => sets));
  return changed(valued, {
    text: (css) => css,
    declaration: (one) => (one.sets === undefined || read.has(one.sets) ? one : undefined),
  });
}
