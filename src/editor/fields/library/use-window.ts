import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Rows of one height, of which only those in view are drawn. */
export interface WindowedRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Inner width of what scrolls, in pixels; 0 before it is measured. */
  readonly width: number;
  /** The first and, behind it, the end of the rows that are drawn. */
  readonly first: number;
  readonly end: number;
  readonly handleScroll: () => void;
  /** Scrolls as far as is needed for a row to be seen. */
  reveal(row: number): void;
}

/** Rows that are drawn above and below what is seen. */
const spare = 3;
/** What is drawn until the height is known. */
const unmeasured = { width: 0, height: 800 };

/** `list` is what the rows stand in; before it may stand what has a height of its own. */
export function useWindow(
  rows: number,
  heightFor: (width: number) => number,
  list: RefObject<HTMLElement | null>,
): WindowedRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unmeasured);
  const [top, setTop] = useState(0);
  const height = heightFor(size.width);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const measure = (): void => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(node);
      const padding = (parseFloat(paddingInlineStart) || 0) + (parseFloat(paddingInlineEnd) || 0);
      if (node.clientHeight > 0)
        setSize({ width: node.clientWidth - padding, height: node.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const startOf = useCallback(
    (node: HTMLElement): number => {
      const start = list.current?.getBoundingClientRect().top ?? 0;
      return Math.max(0, start - node.getBoundingClientRect().top + node.scrollTop);
    },
    [list],
  );
  const handleScroll = useCallback(() => {
    const node = scroller.current;
    if (!node) return;
    // only another row draws anything anew
    setTop(Math.floor(Math.max(0, node.scrollTop - startOf(node)) / height));
  }, [height, startOf]);
  const seen = Math.ceil(size.height / height);
  return {
    scroller,
    width: size.width,
    first: Math.max(0, Math.min(top, rows) - spare),
    end: Math.min(rows, top + seen + spare),
    handleScroll,
    reveal(row) {
      const node = scroller.current;
      if (!node) return;
      const from = startOf(node) + row * height;
      if (from < node.scrollTop) node.scrollTop = from;
      else if (from + height > node.scrollTop + node.clientHeight)
        node.scrollTop = from + height - node.clientHeight;
    },
  };
}
