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

export function usableCss(css: string): UsableCss {
  const pieces = piecesOf(css.replace(comments, ""));
  const needs = new Set<string>();
  everyNeed(pieces, needs);
  const asked = [...needs];
  return {
    key: (has) => asked.filter((one) => has.has(one)).join(" "),
    used: (has, tree) => write(readProperties(usedPieces(pieces, { has, tree }))),
  };
}
