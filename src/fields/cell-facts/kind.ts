import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { linkSchema } from "#/site/link.ts";
import type { FieldKind } from "../field-kind.ts";
import type { ItemInitial } from "../field-spec.ts";
import type { CellFactsField, CellFactsValue } from "./spec.ts";

/** Entries that may be stored for each column: those of former columns are kept. */
const storedPerColumn = 4;

function startsOf(own: ItemInitial[string] | undefined): readonly ItemInitial[] {
  return Array.isArray(own) ? own : [];
}

export const cellFactsKind: FieldKind<CellFactsField> = {
  kind: "cell-facts",
  setBy: "field.set",
  isContent: false,
  schema: (spec) =>
    z
      .record(
        idSchema,
        z.strictObject({ kind: z.optional(idSchema), link: z.optional(linkSchema) }),
      )
      .check(
        z.refine((value) => Object.keys(value).length <= spec.max * storedPerColumn, "Many cells"),
      ),
  initial: (_spec, own, { keys }) =>
    Object.fromEntries(
      startsOf(own).flatMap(({ column, kind }) => {
        const id = typeof column === "string" ? keys?.get(column) : undefined;
        const ofKind = typeof kind === "string" ? keys?.get(kind) : undefined;
        return id === undefined || ofKind === undefined ? [] : [[id, { kind: ofKind }]];
      }),
    ),
  blank: () => ({}),
  // columns and kinds may have been copied along
  copy: (_spec, value, { items, link }) =>
    Object.fromEntries(
      Object.entries(value).map(([column, facts]) => {
        const to = facts.link && link(facts.link);
        return [
          items?.get(column) ?? column,
          {
            ...(facts.kind !== undefined && { kind: items?.get(facts.kind) ?? facts.kind }),
            ...(to && { link: to }),
          },
        ];
      }),
    ),
  isUntouched: (_spec, value) => Object.values(value).every(({ link }) => link === undefined),
  isFilled: (value) => Object.keys(value).length > 0,
  links: (value: CellFactsValue) =>
    Object.values(value).flatMap(({ link }) => (link ? [link] : [])),
  problems: ({ value, brokenLink }) =>
    Object.entries(value).flatMap(([column, { link }]) => {
      const code = link && brokenLink(link);
      return code ? [{ code, path: [column] }] : [];
    }),
};
