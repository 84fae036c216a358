import { Group } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";

/** From the tools of a picture to those of the item that it stands in, e.g. to move it. */
export function ItemToolsButton({
  canvas,
  element,
}: {
  canvas: CanvasControl;
  element: HTMLElement;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const item = canvas.handles.around(element, "item");
  if (!item) return null;
  return (
    <ToolButton
      className="button icon-only ghost"
      label={t("item.tools", { name: fieldWord(item.handle.spec.itemName) })}
      Icon={Group}
      onClick={() => {
        flushSync(() => {
          canvas.hover.set({ ...canvas.hover.get(), item });
          canvasState(editor).popoverTarget.set(null);
        });
        document.querySelector<HTMLElement>('[data-item-toolbar] [tabindex="0"]')?.focus();
      }}
    />
  );
}
