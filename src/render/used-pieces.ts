import type { Piece, Selector } from "./style-pieces.ts";

function canMatch({ all, choices }: Selector, has: ReadonlySet<string>): boolean {
  const isThere = (one: string): boolean => has.has(one);
  return (
    all.every(isThere) && choices.every((branches) => branches.some((one) => one.every(isThere)))
  );
}

/** What of a style sheet can match something on a page that has these marks. */
export function usedPieces(pieces: readonly Piece[], has: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "text") return [piece];
    if (piece.kind === "group") {
      const inner = usedPieces(piece.pieces, has);
      return inner.length > 0 ? [{ ...piece, pieces: inner }] : [];
    }
    const selectors = piece.selectors.filter((one) => canMatch(one, has));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  });
}
