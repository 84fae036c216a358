import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl } from "../canvas-control.ts";

/** The items of the list around something, in their order, and the one that it stands in; undefined for what stands in none. */
export function itemsAround({ handles }: Pick<CanvasControl, "handles">, inside: Element) {
  const item = handles.around(inside, "item");
  const list = item && handles.around(item.element, "list")?.element;
  if (!list) return undefined;
  const all = [...list.querySelectorAll("[data-edit=item]")].filter(
    (one) => one.parentElement?.closest("[data-edit=list]") === list,
  );
  return { item, all };
}

/** What the item is called that something stands in, e.g. "Button 1"; undefined for what stands in none. */
export function itemName(
  canvas: Pick<CanvasControl, "handles">,
  inside: Element,
): string | undefined {
  const around = itemsAround(canvas, inside);
  if (!around) return undefined;
  const { item, all } = around;
  return `${fieldWord(item.handle.spec.itemName)} ${all.indexOf(item.element) + 1}`;
}
