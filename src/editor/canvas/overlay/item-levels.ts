import { useState } from "react";
import type { CanvasControl, Found } from "../canvas-control.ts";

/** The items that an item stands in and itself, the outermost first: a row of a gallery, and a picture of it. */
export function itemLevels(
  { handles }: Pick<CanvasControl, "handles">,
  found: Found<"item">,
): readonly Found<"item">[] {
  const { parentElement } = found.element;
  const outer = parentElement && handles.around(parentElement, "item");
  return outer ? [...itemLevels({ handles }, outer), found] : [found];
}

/** The item that the tools are for: the innermost one, or one around it that was chosen. */
export interface ItemAtHand {
  readonly levels: readonly Found<"item">[];
  readonly found: Found<"item">;
  choose(level: Found<"item">): void;
}

/** One that was chosen stays at hand as long as what is pointed at is within it. */
export function useItemAtHand(
  canvas: CanvasControl,
  innermost: Found<"item"> | null,
): ItemAtHand | null {
  const [chosen, setChosen] = useState<string | null>(null);
  if (!innermost?.element.isConnected) return null;
  const levels = itemLevels(canvas, innermost);
  return {
    levels,
    found: levels.find(({ handle }) => handle.item === chosen) ?? innermost,
    choose: ({ handle }) => setChosen(handle.item),
  };
}
