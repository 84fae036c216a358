import type { PageTree, TreeRow } from "#/site/page-tree/page-tree.ts";

/** What stands in the list of pages, one below the other. */
export type TreeLine =
  | { readonly kind: "row"; readonly row: TreeRow; readonly level: 1 | 2; readonly top: number }
  | { readonly kind: "label"; readonly name: "menu" | "others"; readonly top: number };

export interface LineHeights {
  readonly row: number;
  readonly label: number;
}

/** The heading over the pages that are not in the menu, among what rows are dropped between. */
export const othersLabel = "#others";

interface Shown {
  /** Links whose menus are closed. */
  readonly closed: ReadonlySet<string>;
  /** The heading of the other pages is there even if none is. */
  readonly hasOthers: boolean;
}

/** The lines of the tree with their places, from the top. */
export function treeLines(
  { menu, others }: PageTree,
  heights: LineHeights,
  { closed, hasOthers }: Shown,
): TreeLine[] {
  const lines: TreeLine[] = [];
  let top = 0;
  const addLabel = (name: "menu" | "others"): void => {
    lines.push({ kind: "label", name, top });
    top += heights.label;
  };
  const addRow = (row: TreeRow): void => {
    lines.push({ kind: "row", row, level: row.parent === null ? 1 : 2, top });
    top += heights.row;
  };
  addLabel("menu");
  for (const row of menu) if (row.parent === null || !closed.has(row.parent)) addRow(row);
  if (others.length > 0 || hasOthers) addLabel("others");
  for (const row of others) addRow(row);
  return lines;
}

/** The rows that match what is searched, without levels. */
export function foundLines(
  { menu, others }: PageTree,
  heights: LineHeights,
  matches: (row: TreeRow) => boolean,
): TreeLine[] {
  return [...menu, ...others]
    .filter(matches)
    .map((row, index) => ({ kind: "row", row, level: 1, top: index * heights.row }));
}

/** Where the lines end. */
export function linesEnd(lines: readonly TreeLine[], heights: LineHeights): number {
  const last = lines.at(-1);
  return last ? last.top + heights[last.kind] : 0;
}

export function rowsIn(lines: readonly TreeLine[]): TreeRow[] {
  return lines.flatMap((line) => (line.kind === "row" ? [line.row] : []));
}

export interface ListPlace {
  readonly place: number;
  readonly count: number;
}

/** Says the how-manieth of how many a row is in its list: the menu, a menu within it, or the other pages. */
export function listPlaces(lines: readonly TreeLine[]): (row: TreeRow) => ListPlace {
  const lists = new Map<string, string[]>();
  const nameOf = ({ parent, item, isHome }: TreeRow): string =>
    parent ?? (item || isHome ? "menu" : "others");
  for (const row of rowsIn(lines)) {
    const list = lists.get(nameOf(row)) ?? [];
    list.push(row.id);
    lists.set(nameOf(row), list);
  }
  return (row) => {
    const list = lists.get(nameOf(row)) ?? [];
    return { place: list.indexOf(row.id) + 1, count: list.length };
  };
}
