import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { popoverFields } from "#/fields/popover-fields.ts";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { canvasState } from "../canvas-state.ts";
import type { Found } from "../canvas-control.ts";

/** Opens the fields of an item that are edited beside it; nothing where it has none. */
export function ItemOptionsButton({ element, handle }: Found<"item">): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  if (popoverFields(handle.spec.item).length === 0) return null;
  return (
    <ToolButton
      className="button icon-only ghost"
      label={t("item.options")}
      Icon={SlidersHorizontal}
      aria-haspopup="dialog"
      data-item-options=""
      onClick={() => canvasState(editor).popoverTarget.set({ kind: "options", element, handle })}
    />
  );
}
