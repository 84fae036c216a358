import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { storableTextSchema } from "#/site/localized-text.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { FieldKind } from "../field-kind.ts";
import { ownWords } from "../field-spec.ts";
import type { ItemInitial, OwnWords } from "../field-spec.ts";
import { saysOnly, textKind } from "../text/kind.ts";
import { text } from "../text/spec.ts";
import { cellLimit } from "./spec.ts";
import type { CellsField, CellsValue } from "./spec.ts";

/** Cells that may be stored for each column: those of former columns are kept. */
const storedPerColumn = 4;

interface Start {
  readonly column: string;
  readonly words: OwnWords | undefined;
}

function startsOf(own: ItemInitial[string] | undefined): Start[] {
  if (!Array.isArray(own)) return [];
  return own.map(({ column, words }: ItemInitial) => ({
    column: typeof column === "string" ? column : "",
    words: typeof words === "object" && "en" in words ? words : undefined,
  }));
}

function begun({ words }: Start, language: LanguageCode): CellsValue[string] {
  return words ? { [language]: { text: ownWords(words, language) } } : true;
}

/** Whether a cell is as it began, in whichever of a template's languages. */
function isAs({ words }: Start, cell: CellsValue[string]): boolean {
  if (!words || cell === true) return !words && cell === true;
  return Object.keys(cell).length > 0 && saysOnly(cell, words);
}

function textsIn(value: CellsValue) {
  return Object.entries(value).flatMap(([column, cell]) =>
    cell === true ? [] : [{ column, cell }],
  );
}

export const cellsKind: FieldKind<CellsField> = {
  kind: "cells",
  setBy: "field.set",
  isContent: true,
  schema: (spec) =>
    z
      .record(idSchema, z.union([z.literal(true), storableTextSchema(cellLimit(spec))]))
      .check(
        z.refine((value) => Object.keys(value).length <= spec.max * storedPerColumn, "Many cells"),
      ),
  initial: (_spec, own, { language, keys }) =>
    Object.fromEntries(
      startsOf(own).flatMap((start) => {
        const column = keys?.get(start.column);
        return column === undefined ? [] : [[column, begun(start, language)]];
      }),
    ),
  blank: () => ({}),
  // the columns may have been copied along
  copy: (_spec, value, { items, text: fit }) =>
    Object.fromEntries(
      Object.entries(value).map(([column, cell]) => [
        items?.get(column) ?? column,
        cell === true || !fit ? cell : fit(cell),
      ]),
    ),
  isUntouched(_spec, value, own) {
    const starts = startsOf(own);
    const all = Object.values(value);
    if (all.length === 0) return true;
    return (
      all.length === starts.length && starts.every((start, at) => isAs(start, all[at] ?? true))
    );
  },
  isFilled: (value) => Object.keys(value).length > 0,
  texts: (value, spec) =>
    textsIn(value).map(({ column, cell }) => ({
      path: [column],
      limit: cellLimit(spec),
      text: cell,
    })),
  part: (spec, name) =>
    idSchema.safeParse(name).success ? text({ limit: cellLimit(spec) }) : undefined,
  problems: ({ spec, value, ...checked }) =>
    textsIn(value).flatMap(({ column, cell }) =>
      (
        textKind.problems?.({
          ...checked,
          spec: text({ limit: cellLimit(spec) }),
          value: cell,
          initials: () => [],
        }) ?? []
      ).map((one) => ({ ...one, path: [column] })),
    ),
};
