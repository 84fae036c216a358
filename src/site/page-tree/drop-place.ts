import type { TreeRow } from "./page-tree.ts";

/** Where a row of the tree may be put. `after` is the row of the same list that it comes behind; null is first. */
export type TreePlace =
  | { readonly in: "menu"; readonly parent: string | null; readonly after: string | null }
  | { readonly in: "others"; readonly after: string | null };

interface Drop {
  /** The row that is moved. */
  readonly row: TreeRow;
  /** The rows of the menu and the other pages without it and its own. */
  readonly menu: readonly TreeRow[];
  readonly others: readonly TreeRow[];
  /** Its place among the rows of the menu, the heading behind them, and the other pages. */
  readonly index: number;
  /** The level that is wished for: more than 1 is within the menu of the link before. */
  readonly level: number;
}

/** The rows without one of them and the rows of its own menu. */
export function rowsWithout(rows: readonly TreeRow[], { id }: TreeRow): TreeRow[] {
  return rows.filter((row) => row.id !== id && row.parent !== id);
}

/** Whether the row stands for a link: the home page may be there without one. */
function hasLink(row: TreeRow | undefined): row is TreeRow {
  return row?.item !== undefined;
}

/**
 * The place that a drop means: in the middle of a menu it is that menu, behind a link one may choose between its menu
 * and the bar. What has a menu of its own stays in the bar.
 */
export function placeOfDrop({ row, menu, others, index, level }: Drop): TreePlace {
  if (index > menu.length)
    return { in: "others", after: others[index - menu.length - 2]?.id ?? null };
  const before = menu[index - 1];
  const next = menu[index];
  const previous = hasLink(before) ? before : undefined;
  const isInside = next !== undefined && next.parent !== null;
  const isNested = row.children === 0 && previous !== undefined && (isInside || level > 1);
  if (isNested)
    return previous.parent === null
      ? { in: "menu", parent: previous.id, after: null }
      : { in: "menu", parent: previous.parent, after: previous.id };
  // what can't go into a menu comes behind the whole of it
  return { in: "menu", parent: null, after: previous?.parent ?? previous?.id ?? null };
}

/** Level of a place: 2 within a menu of its own. */
export function levelOf(place: TreePlace): 1 | 2 {
  return place.in === "menu" && place.parent !== null ? 2 : 1;
}
