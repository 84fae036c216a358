import type { LocalizedText } from "#/site/localized-text.ts";
import type { OwnWords, SpecOf } from "../field-spec.ts";

/**
 * What stands in the cells of a table's row, by the ids of its columns: true is a tick, a text its words. A column
 * without a cell has nothing. Cells of columns that are gone are kept: the columns may come back.
 */
export type CellsValue = { [column: string]: true | LocalizedText };

export interface CellsField extends SpecOf<"cells", CellsValue> {
  /** The list of the section that has the columns. */
  readonly columns: string;
  /** Most columns of the table. */
  readonly max: number;
  /** Characters of a cell. */
  readonly limit: number;
  /** Characters of a note below a cell's words, which is the second line of its text; without it there is none. */
  readonly note?: number;
  /** The field of the same level that says what the cells are besides their words, edited with them, and the list of kinds. */
  readonly facts?: { readonly field: string; readonly legend: string };
}

/** Characters of a cell's text: its words, and where there may be one, a line break and its note. */
export function cellLimit({ limit, note }: Pick<CellsField, "limit" | "note">): number {
  return note === undefined ? limit : limit + 1 + note;
}

/** A cell's words, and the note on the line below them; "" where there is none. */
export function linesOfCell(text: string): { readonly words: string; readonly note: string } {
  const at = text.indexOf("\n");
  return at === -1
    ? { words: text, note: "" }
    : { words: text.slice(0, at), note: text.slice(at + 1).replaceAll("\n", " ") };
}

/** What a cell begins with: its column by the key of the list's starting item, and its words; a tick without any. */
export interface CellStart {
  readonly column: string;
  readonly words?: OwnWords;
}

/** The cells of a row; its starting items say a list of `CellStart`. */
export function cells(
  options: Omit<CellsField, "kind" | "name" | "stored" | "edited">,
): CellsField {
  return { kind: "cells", edited: "popover", ...options };
}
