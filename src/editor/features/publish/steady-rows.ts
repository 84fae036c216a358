import { useState } from "react";
import type { MouseEvent, PointerEvent } from "react";

/** A row, or one that has just gone and keeps its place. */
interface SteadyRow<Row> {
  readonly row: Row;
  readonly isGone: boolean;
}

/**
 * Rows of which a press on an action takes one away: it keeps its place while the pointer stays among them, so that
 * the next press doesn't meet another row. `events` belong on the box around them.
 */
export function useSteadyRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  const steady: SteadyRow<Row>[] = [...new Map([...kept, ...now])].map(([key, row]) => ({
    row,
    isGone: !now.has(key),
  }));
  const events = {
    onClickCapture({ target, detail }: MouseEvent): void {
      const isAction = target instanceof Element && target.closest(".row-action") !== null;
      // a click by keys has no detail: it goes on to the next row
      if (isAction && detail > 0)
        setKept(new Map(steady.map(({ row }) => [keyOf(row), row] as const)));
    },
    onPointerLeave({ pointerType }: PointerEvent): void {
      if (pointerType === "mouse") setKept(new Map());
    },
  };
  return { steady, events };
}
