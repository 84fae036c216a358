import type { PopoverTarget } from "../../../../../canvas/popover-target.ts";

/** The place of a cell that was pressed among those of its row; undefined where a whole row is edited. */
export function placeOfPressedCell(popover: PopoverTarget | null): number | undefined {
  if (popover?.kind !== "value") return undefined;
  const cells = popover.element.closest("tr")?.querySelectorAll('td [data-edit="value"]');
  const at = [...(cells ?? [])].indexOf(popover.element);
  return at === -1 ? undefined : at;
}
