import { useLayoutEffect, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";
import { useEditor } from "../../../session/editor.ts";
import { createSignal, useSignal } from "../../../signals/signal.ts";
import type { Signal } from "../../../signals/signal.ts";
import { reorderByKey } from "../../../ui/reorder/reorder.ts";
import type { Reordering } from "../../../ui/reorder/reorder.ts";
import { useRowMoves } from "../../../ui/reorder/use-row-moves.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { removeLink, removePage } from "../page-commands.ts";
import { rowsIn } from "./tree-lines.ts";
import { treeKey } from "./tree-keys.ts";
import type { RowAction } from "./tree-keys.ts";
import { useTreeReorder } from "./tree-reorder.ts";
import type { ShownTree } from "./tree-reorder.ts";
import { useActiveRow } from "./use-active-row.ts";
import { useMoveWords } from "./use-move-words.ts";
import { useShownTree } from "./use-shown-tree.ts";

/** Moving rows, by hand and by keys. */
function useMoves(shown: Signal<ShownTree>, list: RefObject<HTMLElement | null>) {
  const editor = useEditor();
  const [state] = useState(() => createSignal<Reordering | null>(null));
  const say = useMoveWords(shown);
  const host = useTreeReorder({ editor, state, list, shown, say });
  const { hasMoved, begin } = useRowMoves(host, list);
  return {
    state,
    hasMoved,
    begin(event: PointerEvent<HTMLElement>, row: TreeRow, isMovable: boolean): void {
      begin(event, row.id, isMovable);
    },
    /** Answers whether the key meant a move. */
    byKey(key: string, row: TreeRow): boolean {
      hasMoved.set(false);
      const before = state.get();
      const what = reorderByKey(host, key, row.id);
      if (what) editor.announce(say(what, row, state.get() ?? before));
      return what !== undefined;
    },
    /** Moves by one place at once. */
    byOne(key: string, row: TreeRow): void {
      for (const one of [" ", key, " "]) this.byKey(one, row);
    },
  };
}

const nothing: ShownTree = {
  tree: { menu: [], others: [] },
  lines: [],
  heights: { row: 0, label: 0 },
};

/** The tree as it is shown, and all that is done in it. What is found stands in no order that could be changed. */
export function useTree(query: string, list: RefObject<HTMLElement | null>) {
  const editor = useEditor();
  const t = useTranslate("pages");
  const [shown] = useState(() => createSignal(nothing));
  const moves = useMoves(shown, list);
  const moving = useSignal(moves.state);
  const folded = useShownTree(query, moving !== null);
  useLayoutEffect(() => shown.set(folded));
  const [renaming, setRenaming] = useState<string | null>(null);
  const shownPage = useSignal(editor.page);
  const active = useActiveRow(list, rowsIn(folded.lines), shownPage);
  const isMovable = (row: TreeRow): boolean =>
    query.trim() === "" && (row.item !== undefined || !row.isHome);

  const act: Readonly<Record<RowAction, (row: TreeRow) => void>> = {
    open(row) {
      if (moves.hasMoved.get()) return;
      active.set(row);
      if (row.entry && row.entry.id !== shownPage) editor.openPage(row.entry.id);
    },
    toggle: folded.toggle,
    rename: (row) => (row.entry ?? row.item) && setRenaming(row.id),
    remove(row) {
      if (!row.entry) removeLink(editor, row.id, t);
      else if (!row.isHome) void removePage(editor, row.entry.id, t);
    },
  };
  const handleKey = (event: KeyboardEvent, row: TreeRow): void => {
    const { key: pressed, altKey, shiftKey, ctrlKey, metaKey } = event;
    const isStep = altKey && shiftKey && /^Arrow(Up|Down)$/.test(pressed);
    if (isStep) {
      if (moving === null && isMovable(row)) moves.byOne(pressed, row);
      event.preventDefault();
      event.stopPropagation();
    }
    // a key that is held with others is the browser's, or a shortcut of the editor
    if (altKey || ctrlKey || metaKey) return;
    const isMove = isMovable(row) && moves.byKey(pressed, row);
    const isClosed = folded.isClosed(row);
    const key = isMove ? undefined : treeKey(pressed, { lines: folded.lines, row, isClosed });
    if (!isMove && !key) return;
    event.preventDefault();
    event.stopPropagation();
    if (key?.does === "go") active.focus(key.to);
    else if (key) act[key.does](row);
  };
  return {
    ...folded,
    active,
    act,
    handleKey,
    moving,
    shownPage,
    renaming,
    endRenaming(row: TreeRow) {
      setRenaming(null);
      active.focus(row);
    },
    handlePress(event: PointerEvent<HTMLElement>, row: TreeRow) {
      moves.begin(event, row, isMovable(row));
    },
  };
}
