import { mayMatch } from "./may-match.ts";
import type { PageTree } from "./may-match.ts";
import type { Piece, Selector } from "./style-pieces.ts";

/** What is known of a page: its marks, and its elements where they were looked at. */
export interface KnownOfPage {
  readonly has: ReadonlySet<string>;
  readonly tree: PageTree | undefined;
}

function canMatch({ all, choices, text }: Selector, { has, tree }: KnownOfPage): boolean {
  const isThere = (one: string): boolean => has.has(one);
  return (
    all.every(isThere) &&
    choices.every((branches) => branches.some((one) => one.every(isThere))) &&
    (!tree || mayMatch(text, tree))
  );
}

/** What of a style sheet can match something on a page. */
export function usedPieces(pieces: readonly Piece[], page: KnownOfPage): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "text") return [piece];
    if (piece.kind === "group") {
      const inner = usedPieces(piece.pieces, page);
      return inner.length > 0 ? [{ ...piece, pieces: inner }] : [];
    }
    const selectors = piece.selectors.filter((one) => canMatch(one, page));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  });
}
