import { useMemo } from "react";
import type { RefObject } from "react";
import { levelOf, placeOfDrop, rowsWithout } from "#/site/page-tree/drop-place.ts";
import type { TreePlace } from "#/site/page-tree/drop-place.ts";
import type { PageTree, TreeRow } from "#/site/page-tree/page-tree.ts";
import type { Editor } from "../../../session/editor.ts";
import type { Signal } from "../../../signals/signal.ts";
import type { ReorderBox } from "../../../ui/reorder/drop-index.ts";
import type { KeyboardReorder, Reordering, ReorderHost } from "../../../ui/reorder/reorder.ts";
import { movePage } from "../page-commands.ts";
import { othersLabel } from "./tree-lines.ts";
import type { LineHeights, TreeLine } from "./tree-lines.ts";

/** What the tree shows now, for what happens between two renderings. */
export interface ShownTree {
  readonly tree: PageTree;
  readonly lines: readonly TreeLine[];
  readonly heights: LineHeights;
}

export function findRow({ menu, others }: PageTree, id: string): TreeRow | undefined {
  return menu.find((row) => row.id === id) ?? others.find((row) => row.id === id);
}

/** Where a row would land; undefined where the row is gone. */
export function placeOfMove(
  { tree }: ShownTree,
  { id, index, shift }: Reordering,
): TreePlace | undefined {
  const row = findRow(tree, id);
  if (!row) return undefined;
  const menu = rowsWithout(tree.menu, row);
  const own = row.parent === null ? 1 : 2;
  // a link that is no page's, and the home page, stay in the menu
  const stays = !row.entry || row.isHome;
  const last = stays ? Math.min(index, menu.length) : index;
  const others = rowsWithout(tree.others, row);
  return placeOfDrop({ row, menu, others, index: last, level: own + shift });
}

function boxesOf({ tree, lines, heights }: ShownTree, id: string, top: number): ReorderBox[] {
  const moved = findRow(tree, id);
  return lines.flatMap((line): ReorderBox[] => {
    const height = heights[line.kind];
    const at = { top: top + line.top, height };
    if (line.kind === "label") return line.name === "others" ? [{ id: othersLabel, ...at }] : [];
    return line.row.parent !== null && line.row.parent === moved?.id
      ? []
      : [{ id: line.row.id, ...at }];
  });
}

/** Bottom of a row and of its menu, which follows. */
function endOf({ lines, heights }: ShownTree, id: string, withMenu: boolean): number | undefined {
  const line = lines.findLast(
    (one) => one.kind === "row" && (one.row.id === id || (withMenu && one.row.parent === id)),
  );
  return line && line.top + heights.row;
}

/** Where the line stands that shows a place, from the top of the lines. */
export function lineOfPlace(shown: ShownTree, place: TreePlace): number {
  const { lines, heights } = shown;
  const label = lines.findLast((one) => one.kind === "label");
  const labelEnd = (label?.top ?? 0) + heights.label;
  if (place.in === "others")
    return (place.after === null ? undefined : endOf(shown, place.after, false)) ?? labelEnd;
  if (place.after !== null)
    return endOf(shown, place.after, place.parent === null) ?? heights.label;
  if (place.parent !== null) return endOf(shown, place.parent, false) ?? heights.label;
  const [first] = shown.tree.menu;
  // the home page stays above, where it is there without a link
  return heights.label + (first?.item === undefined && first ? heights.row : 0);
}

/** Pixels by which the second level is further in. */
const levelWidth = 24;

/** What became of a row that is moved, in words. */
export type MoveWords = (what: KeyboardReorder, row: TreeRow, move: Reordering | null) => string;

interface TreeReorderOptions {
  readonly editor: Editor;
  readonly state: Signal<Reordering | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly shown: Signal<ShownTree>;
  readonly say: MoveWords;
}

/** Rows are moved within the menu, between its levels, and into and out of it. */
export function useTreeReorder(options: TreeReorderOptions): ReorderHost {
  const { editor, state, list, shown, say } = options;
  return useMemo(
    () => ({
      state,
      timers: editor.timers,
      levelWidth,
      boxes(id) {
        const box = list.current?.getBoundingClientRect();
        return boxesOf(shown.get(), id, (box?.top ?? 0) - (list.current?.scrollTop ?? 0));
      },
      room: () => list.current?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight },
      scrollBy: (distance) => list.current?.scrollBy(0, distance),
      onDrop(id, index, shift) {
        const row = findRow(shown.get().tree, id);
        const move = { id, index, shift, pointer: null };
        const place = placeOfMove(shown.get(), move);
        if (!row || !place) return;
        const words = say("dropped", row, move);
        movePage(editor, row, place);
        editor.announce(words);
      },
    }),
    [editor, state, list, shown, say],
  );
}

/** What a place is called, for the ghost and for screen readers. */
export interface PlaceWords {
  readonly key: "intoMenuOf" | "inMenu" | "notInMenu";
  readonly parent: string;
  readonly place: number;
  readonly count: number;
}

/** How a place reads: which menu, and the how-manieth of how many it will be. */
export function placeWords(
  { tree }: ShownTree,
  row: TreeRow,
  place: TreePlace,
  nameOf: (row: TreeRow) => string,
): PlaceWords {
  const siblings =
    place.in === "others"
      ? tree.others
      : tree.menu.filter(({ parent, item }) => item !== undefined && parent === place.parent);
  const rest = siblings.filter(({ id }) => id !== row.id);
  const after = rest.findIndex(({ id }) => id === place.after);
  const counts = { place: place.after === null ? 1 : after + 2, count: rest.length + 1 };
  if (place.in === "others") return { key: "notInMenu", parent: "", ...counts };
  const parent = levelOf(place) === 2 ? findRow(tree, place.parent ?? "") : undefined;
  return parent
    ? { key: "intoMenuOf", parent: nameOf(parent), ...counts }
    : { key: "inMenu", parent: "", ...counts };
}
