import { createContext, use } from "react";
import type { ListSpec } from "#/fields/kinds.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";

/** The list that an item belongs to. */
export interface ListPlace {
  readonly target: Target;
  readonly list: FieldPath;
  readonly spec: ListSpec;
}

export const ListContext = createContext<ListPlace | null>(null);

/** @throws for an item outside of a list */
export function useList(): ListPlace {
  const list = use(ListContext);
  if (!list) throw new Error("Outside of a list");
  return list;
}
