import type { PageTree } from "./may-match.ts";
import { usedPieces } from "./used-pieces.ts";
import { piecesOf } from "./style-pieces.ts";
import type { Piece } from "./style-pieces.ts";
import { readProperties } from "./read-properties.ts";

function write(pieces: readonly Piece[]): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "group") css += `${piece.condition}{${write(piece.pieces)}}`;
    else {
      const selectors = piece.selectors.map(({ text }) => text).join(",");
      css += `${selectors}{${piece.declarations.map(({ text }) => text).join(";")}}`;
    }
  }
  return css;
}

function everyNeed(pieces: readonly Piece[], into: Set<string>): void {
  for (const piece of pieces) {
    if (piece.kind === "group") everyNeed(piece.pieces, into);
    if (piece.kind === "rule")
      for (const { all, choices } of piece.selectors)
        for (const need of [...all, ...choices.flat(2)]) into.add(need);
  }
}

/** A style sheet of which pages get what can match something on them. */
export interface UsableCss {
  /** The marks that the sheet asks for, of those that a page has (page-marks.ts): equal keys get equal sheets. */
  key(has: ReadonlySet<string>): string;
  /**
   * The sheet without rules that need a mark which a page doesn't have, or elements that stand in it as in none of its
   * `tree`, and without custom properties that nothing reads.
   */
  used(has: ReadonlySet<string>, tree?: PageTree): string;
}

/** From the sources (`npm run dev`) sheets come with their comments. */
const comments = /\/\*.*?\*\//gsu;

/** A part of a style sheet taken apart, with the marks that it asks for. */
interface Part {
  readonly pieces: readonly Piece[];
  readonly needs: ReadonlySet<string>;
}

function partOf(css: string): Part {
  const pieces = piecesOf(css.replace(comments, ""));
  const needs = new Set<string>();
  everyNeed(pieces, needs);
  return { pieces, needs };
}

/** All templates, and what themes and widgets of the last sites begin and end with. */
const mostParts = 256;
const lastParts = new Map<string, Part>();

/** A part from memory where it is one of the last: pages differ in which templates they have, and sites in their themes. */
function knownPart(css: string): Part {
  const part = lastParts.get(css) ?? partOf(css);
  lastParts.delete(css);
  lastParts.set(css, part);
  const [oldest] = lastParts.keys();
  if (lastParts.size > mostParts && oldest !== undefined) lastParts.delete(oldest);
  return part;
}

/** A style sheet of these parts, each of which has whole rules. */
export function usableCss(...css: readonly string[]): UsableCss {
  const parts = css.map(knownPart);
  const pieces = parts.flatMap((part) => part.pieces);
  const asked = [...new Set(parts.flatMap(({ needs }) => [...needs]))];
  return {
    key: (has) => asked.filter((one) => has.has(one)).join(" "),
    used: (has, tree) => write(readProperties(usedPieces(pieces, { has, tree }))),
  };
}
