import { useEffect, useState } from "react";
import type { PointerEvent, RefObject } from "react";
import { createSignal } from "../../signals/signal.ts";
import type { Signal } from "../../signals/signal.ts";
import { startReorder } from "./reorder.ts";
import type { ReorderHost } from "./reorder.ts";

export interface RowMoves {
  /** Whether the press that ends now has moved a row: it opens nothing then. */
  readonly hasMoved: Signal<boolean>;
  /** A press on a row or its handle: a mouse that moves on moves it, and a finger that rests first. */
  begin(event: PointerEvent<HTMLElement>, id: string, isMovable: boolean): void;
}

/** Rows of a list that are moved by pressing them anywhere. The list doesn't scroll under a finger that moves one. */
export function useRowMoves(host: ReorderHost, list: RefObject<HTMLElement | null>): RowMoves {
  const [hasMoved] = useState(() => createSignal(false));
  useEffect(() => {
    const element = list.current;
    const hold = (event: TouchEvent): void => {
      if (host.state.get()) event.preventDefault();
    };
    element?.addEventListener("touchmove", hold, { passive: false });
    return () => element?.removeEventListener("touchmove", hold);
  }, [list, host]);
  useEffect(
    () =>
      host.state.subscribe(() => {
        if (host.state.get()?.pointer) hasMoved.set(true);
      }),
    [host, hasMoved],
  );
  return {
    hasMoved,
    begin(event, id, isMovable) {
      hasMoved.set(false);
      if (isMovable && event.button === 0) startReorder(host, event, id);
    },
  };
}
