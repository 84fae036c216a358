import { useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, RefObject } from "react";
import type { TreeRow } from "#/site/page-tree/page-tree.ts";

/** The row that the keyboard is on: by its link, or by its page once it has another link or none. */
interface Place {
  readonly id: string;
  readonly page: string | undefined;
}

interface ActiveRow {
  readonly row: TreeRow | undefined;
  readonly set: (row: TreeRow) => void;
  /** Gives the row the focus as soon as it is drawn. */
  readonly focus: (row: TreeRow) => void;
  readonly listeners: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Which row has the tab stop of the tree, and the focus: it follows a row that is moved, and outlives one that goes. */
export function useActiveRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  shownPage: string,
): ActiveRow {
  const [active, setActive] = useState<Place | null>(null);
  const isWanted = useRef(false);
  const isWithin = useRef(false);
  const row =
    rows.find(({ id }) => id === active?.id) ??
    rows.find(({ entry }) => entry && entry.id === active?.page) ??
    rows.find(({ entry }) => entry?.id === shownPage) ??
    rows[0];
  const set = ({ id, entry }: TreeRow): void => setActive({ id, page: entry?.id });
  useLayoutEffect(() => {
    // what had the focus and was drawn anew has lost it without a word
    const isLost = isWithin.current && document.activeElement === document.body;
    if ((!isWanted.current && !isLost) || !row) return;
    const element = list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
    if (!element) return;
    isWanted.current = false;
    element.focus();
  });
  return {
    row,
    set,
    focus(next) {
      isWanted.current = true;
      setActive({ id: next.id, page: next.entry?.id });
    },
    listeners: {
      onFocus: () => (isWithin.current = true),
      onBlur: ({ relatedTarget, currentTarget }) =>
        (isWithin.current = currentTarget.contains(relatedTarget)),
    },
  };
}
