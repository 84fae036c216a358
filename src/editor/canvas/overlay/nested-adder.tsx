import { ListPlus } from "lucide-react";
import type { ReactNode } from "react";
import { isOfKind } from "#/fields/held-value.ts";
import { writeItem } from "../../fields/items/item-commands.ts";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import { canvasState } from "../canvas-state.ts";
import type { Found } from "../canvas-control.ts";

/** Begins a list within an item that the page doesn't render while it is empty: the menu of a link in the bar. */
export function NestedAdder({ element, handle }: Found<"item">): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { target, list, item, spec } = handle;
  const name = Object.keys(spec.item).find((one) => isOfKind(spec.item[one], "list"));
  const nested = name === undefined ? undefined : spec.item[name];
  if (name === undefined || nested?.kind !== "list") return null;
  if (element.querySelector('[data-edit="list"]')) return null;
  return (
    <ToolButton
      className="button icon-only ghost"
      label={t("item.addInside", { name: fieldWord(nested.itemName) })}
      Icon={ListPlus}
      onClick={() => {
        // what is open beside the item would lie over the list that begins below it
        canvasState(editor).popoverTarget.set(null);
        writeItem(editor, { target, list: [...list, item, name], spec: nested });
      }}
    />
  );
}
