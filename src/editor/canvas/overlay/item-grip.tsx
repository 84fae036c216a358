import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { reorderByKey, startReorder } from "../../ui/reorder/reorder.ts";
import type { KeyboardReorder } from "../../ui/reorder/reorder.ts";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl, Found } from "../canvas-control.ts";
import { itemBoxes, itemMoves, listAround, useItemReorder } from "./item-reorder.ts";

interface ItemGripProps {
  readonly canvas: CanvasControl;
  readonly found: Found<"item">;
}

/** Drags an item to its place in the list, with a mouse or a finger; Space and the arrow keys do so too. */
export function ItemGrip({ canvas, found }: ItemGripProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const host = useItemReorder(canvas, found);
  const { item, spec } = found.handle;
  if (!listAround(canvas, found)) return null;
  const say = (what: KeyboardReorder): void => {
    const name = fieldWord(spec.itemName);
    const count = itemBoxes(canvas, found).length;
    const place = (host.state.get()?.index ?? 0) + 1;
    if (what === "picked-up") editor.announce(t("section.pickedUp", { name }));
    else if (what === "cancelled") editor.announce(t("section.cancelled"));
    else if (what === "moved") editor.announce(t("item.toolbar", { name, place, count }));
  };
  return (
    <ToolButton
      className="button icon-only ghost grip"
      label={t("section.drag")}
      Icon={GripVertical}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        itemMoves(editor).moved.set(found);
        startReorder(host, event, item);
      }}
      onBlur={() => reorderByKey(host, "Tab", item)}
      onKeyDown={(event) => {
        itemMoves(editor).moved.set(found);
        const what = reorderByKey(host, event.key, item);
        if (!what) return;
        event.preventDefault();
        event.stopPropagation();
        say(what);
      }}
    />
  );
}
