import { startTransition, useCallback, useEffect, useState } from "react";
import { useEditor } from "../../../session/editor.ts";

/** More than a window shows: these are there first, so that their thumbnails needn't wait for the rest. */
const firstShown = 12;
/** So many more come at a time: laid out they take less than a frame of a slow machine. */
const moreShown = 18;
/** Milliseconds between them. */
const pause = 20;
/** After so many milliseconds the rest comes also where nothing of the first ones is drawn. */
const longestWait = 600;

interface ShownCount {
  readonly count: number;
  /** The first one is drawn: the rest may come. */
  readonly begin: () => void;
  readonly showAll: () => void;
}

/** How many of `total` options are there: the first ones, and the rest little by little once these are drawn. */
export function useShownCount(total: number): ShownCount {
  const { timers } = useEditor();
  const [isBegun, setBegun] = useState(false);
  const [count, setCount] = useState(firstShown);
  useEffect(() => {
    if (count >= total) return undefined;
    if (!isBegun) return timers.after(longestWait, () => setBegun(true));
    const add = (): void => startTransition(() => setCount((shown) => shown + moreShown));
    return timers.after(pause, add);
  }, [timers, isBegun, count, total]);
  return {
    count,
    begin: useCallback(() => setBegun(true), []),
    showAll: useCallback(() => setCount(total), [total]),
  };
}
