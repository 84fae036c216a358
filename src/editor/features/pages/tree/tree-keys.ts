import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { rowsIn } from "./tree-lines.ts";
import type { TreeLine } from "./tree-lines.ts";

/** What is done with the row itself. */
export type RowAction = "open" | "rename" | "remove" | "toggle";

/** What a key does on a row of the tree. */
export type TreeKey = { readonly does: "go"; readonly to: TreeRow } | { readonly does: RowAction };

interface KeyContext {
  readonly lines: readonly TreeLine[];
  readonly row: TreeRow;
  readonly isClosed: boolean;
}

/** The keys of a tree (WAI-ARIA), and those of its rows; undefined where a key means nothing. */
export function treeKey(key: string, { lines, row, isClosed }: KeyContext): TreeKey | undefined {
  const rows = rowsIn(lines);
  const here = rows.findIndex(({ id }) => id === row.id);
  const go = (to: TreeRow | undefined): TreeKey | undefined => to && { does: "go", to };
  const isParent = row.children > 0;
  switch (key) {
    case "ArrowDown":
      return go(rows[here + 1]);
    case "ArrowUp":
      return go(rows[here - 1]);
    case "Home":
      return go(rows[0]);
    case "End":
      return go(rows.at(-1));
    case "ArrowRight":
      if (isParent) return isClosed ? { does: "toggle" } : go(rows[here + 1]);
      return undefined;
    case "ArrowLeft":
      if (isParent && !isClosed) return { does: "toggle" };
      return go(rows.find(({ id }) => id === row.parent));
    case "Enter":
      return { does: "open" };
    case "F2":
      return { does: "rename" };
    case "Delete":
    case "Backspace":
      return { does: "remove" };
    default:
      return undefined;
  }
}
