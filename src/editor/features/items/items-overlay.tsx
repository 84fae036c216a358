import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { addItem } from "../../fields/items/item-commands.ts";
import { useSignal, useSignalPart } from "../../signals/signal.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { ItemTools } from "../../canvas/overlay/item-tools.tsx";
import { isSameTarget } from "../../canvas/find-target.ts";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import { Tracked } from "../../canvas/overlay/tracked.tsx";

/** An item smaller than this has its toolbar above it, clear of a text's ring and counter. */
const small = { width: 220, height: 120 } as const;
const clearance = 36;

const placeToolbar: PlaceNode = (box, view, { offsetWidth: width, offsetHeight: height }) => {
  if (box.top + box.height < 0 || box.top > view.height) return undefined;
  const isSmall = box.width < small.width || box.height < small.height;
  const end = Math.min(box.left + box.width, view.width) - width;
  if (!isSmall) return { left: Math.max(0, end - 6), top: Math.max(4, box.top + 6) };
  const above = box.top - height - clearance;
  const left = Math.max(0, Math.min(box.left, view.width - width));
  return { left, top: above >= 0 ? above : box.top + box.height + 12 };
};

/** What can be done with the item of a list that is pointed at or edited, in the section that is selected. */
function ItemToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const found = useSignalPart(canvas.hover, (hover) => hover.item);
  const selection = useSignal(editor.selection);
  const popover = useSignal(canvasState(editor).popoverTarget);
  if (
    !found?.element.isConnected ||
    popover !== null ||
    !isSameTarget(found.handle.target, selection)
  )
    return null;
  return (
    <>
      <div className="clip">
        <Tracked canvas={canvas} find={() => found.element} className="itm" />
      </div>
      <Tracked
        canvas={canvas}
        find={() => found.element}
        place={placeToolbar}
        className="item-toolbar-place"
      >
        <div
          onPointerEnter={() => canvas.holdHover(true)}
          onPointerLeave={() => canvas.holdHover(false)}
        >
          <ItemTools found={found} />
        </div>
      </Tracked>
    </>
  );
}

/** A list without items shows where its first one goes. */
function EmptyLists({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const selection = useSignal(editor.selection);
  useSignal(editor.store.history);
  // the bar shows its lists several times, folded away at most widths: they are filled in its own panel
  if (!selection || ("part" in selection && selection.part === "navigation")) return null;
  const section = canvas.elementOf(selection);
  if (!section) return null;
  const lists = [...section.querySelectorAll<HTMLElement>('[data-edit="list"]')].filter(
    (list) => !list.querySelector('[data-edit="item"]') && list.getClientRects().length > 0,
  );
  return lists.map((element) => {
    const found = canvas.handles.around(element, "list");
    if (!found) return null;
    return (
      <Tracked
        key={fieldTopic(found.handle.target, found.handle.list)}
        canvas={canvas}
        find={() => element}
        place={({ left, top }) => ({ left, top })}
        className="item-toolbar-place"
      >
        <button
          type="button"
          className="btn sm"
          onClick={() => addItem(editor, found.handle, null)}
        >
          <Plus aria-hidden="true" />
          {t("item.addFirst")}
        </button>
      </Tracked>
    );
  });
}

/** Over the page: the item at hand, and lists that have none. */
export function ItemsOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  return (
    <>
      <ItemToolbar canvas={canvas} />
      <EmptyLists canvas={canvas} />
    </>
  );
}
