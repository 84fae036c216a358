import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl } from "../canvas-control.ts";

/** What the item is called that something stands in, e.g. "Button 1"; undefined for what stands in none. */
export function itemName(
  canvas: Pick<CanvasControl, "handles">,
  inside: Element,
): string | undefined {
  const item = canvas.handles.around(inside, "item");
  const list = item && canvas.handles.around(item.element, "list")?.element;
  if (!list) return undefined;
  const items = [...list.querySelectorAll("[data-edit=item]")].filter(
    (one) => one.parentElement?.closest("[data-edit=list]") === list,
  );
  return `${fieldWord(item.handle.spec.itemName)} ${items.indexOf(item.element) + 1}`;
}
