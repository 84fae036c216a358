import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Pixels of a row of the grid, of which each item spans as many as it needs, and between an item and the next below. */
const rowHeight = 4;
const gap = 16;

/**
 * Closes the columns of a grid whose items have different heights: each goes, in its order, to the end of the column
 * that is shortest by then. Measured as `items` change, and with the width.
 */
export function useClosedColumns(list: RefObject<HTMLElement | null>, items: unknown): void {
  useLayoutEffect(() => {
    const node = list.current;
    if (!node) return;
    const close = (): void => {
      const children = [...node.children].filter((child) => child instanceof HTMLElement);
      const heights = children.map(({ offsetHeight }) => offsetHeight);
      for (const [index, { style }] of children.entries()) {
        const rows = `span ${Math.ceil(((heights[index] ?? 0) + gap) / rowHeight)}`;
        // nothing within the item inherits it
        if (style.gridRowEnd !== rows) style.gridRowEnd = rows;
      }
    };
    close();
    const observer = new ResizeObserver(close);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are a reason to measure
  }, [list, items]);
}
