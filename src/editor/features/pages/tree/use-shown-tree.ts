import { useMemo, useState } from "react";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { usePageTree } from "../use-page-tree.ts";
import { foundLines, treeLines } from "./tree-lines.ts";
import type { LineHeights } from "./tree-lines.ts";
import type { ShownTree } from "./tree-reorder.ts";
import { useRowName } from "./use-row-name.ts";

const wide: LineHeights = { row: 36, label: 30 };
const narrow: LineHeights = { row: 44, label: 32 };

interface FoldedTree extends ShownTree {
  readonly isClosed: (row: TreeRow) => boolean;
  /** Closes the menu of a row, or opens it. */
  readonly toggle: (row: TreeRow) => void;
}

/** The lines of the tree: all of it, but for closed menus, or what matches a query. */
export function useShownTree(query: string, isMoving: boolean): FoldedTree {
  const tree = usePageTree();
  const nameOf = useRowName();
  const heights = useNarrow() ? narrow : wide;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase();
    if (wanted === "") return treeLines(tree, heights, { closed, hasOthers: isMoving });
    const matches = (row: TreeRow): boolean =>
      `${nameOf(row)} ${row.entry?.path ?? ""}`.toLocaleLowerCase().includes(wanted);
    return foundLines(tree, heights, matches);
  }, [tree, heights, closed, isMoving, query, nameOf]);
  return {
    tree,
    lines,
    heights,
    isClosed: ({ id }) => closed.has(id),
    toggle({ id }) {
      const next = new Set(closed);
      if (!next.delete(id)) next.add(id);
      setClosed(next);
    },
  };
}
