import type { Link } from "#/site/link.ts";
import type { SpecOf } from "../field-spec.ts";

/** What a cell is besides its words: of which kind, by the id of an item of the table's key, and where it leads. */
export interface CellFacts {
  readonly kind?: string;
  readonly link?: Link;
}

/**
 * What the cells of a row are, by the ids of their columns; a column without an entry has neither. Kinds that the key
 * hasn't are none, and are kept: the key may get them back. So are entries of columns that are gone.
 */
export type CellFactsValue = { [column: string]: CellFacts };

export interface CellFactsField extends SpecOf<"cell-facts", CellFactsValue> {
  /** The list of the section that has the kinds. */
  readonly legend: string;
  /** Most columns of the table. */
  readonly max: number;
}

/** The facts of a row's cells, edited with their words; its starting items say a list of columns and kinds by their keys. */
export function cellFacts(
  options: Omit<CellFactsField, "kind" | "name" | "stored" | "edited">,
): CellFactsField {
  return { kind: "cell-facts", ...options };
}
