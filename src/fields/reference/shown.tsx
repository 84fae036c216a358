import type { ReactNode } from "react";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { ReferenceField } from "./spec.ts";

/** The item that it points at, by its title. */
export function ShownReference({ spec, value, tools }: ShownValueProps<ReferenceField>): ReactNode {
  // an id that the list hasn't reads as none
  const item = tools.itemsOf(spec.list).find(({ id }) => id === value);
  return item ? item.name : fieldWord(spec.none);
}
