import { Plus } from "lucide-react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { writeItem } from "../../fields/items/item-commands.ts";
import { useSignal, useSignalPart } from "../../signals/signal.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { ItemTools } from "../../canvas/overlay/item-tools.tsx";
import { SectionToolsButton } from "../../canvas/overlay/section-tools-button.tsx";
import { useItemAtHand } from "../../canvas/overlay/item-levels.ts";
import { isContentOf } from "../../canvas/is-content-of.ts";
import type { Spot } from "../../canvas/overlay/clear-spot.ts";
import { placeClear } from "../../canvas/overlay/place-clear.ts";
import type { Box } from "../../canvas/tracker.ts";
import { OutlineBox } from "../../canvas/overlay/outline-box.tsx";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import { ItemDragLayer } from "./item-drag-layer.tsx";

/** Pixels between an item's edge and its toolbar. */
const gap = 6;

/** In the item's corners, on its edges, and around it, or before the page. */
function spotsOfToolbar(item: Box, { width, height }: { width: number; height: number }): Spot[] {
  const end = item.left + item.width;
  const bottom = item.top + item.height;
  const columns = [end - gap - width, item.left + gap];
  const rows = [
    item.top + gap,
    item.top - height / 2,
    item.top - gap - height,
    bottom - gap - height,
    bottom - height / 2,
    bottom + gap,
  ];
  const around = rows.flatMap((top) => columns.map((left) => ({ left, top })));
  const beside = [end + gap, item.left - gap - width, -gap - width].map((left) => ({
    left,
    top: item.top,
  }));
  return [...around, ...beside];
}

/**
 * What can be done with the item of a list that is pointed at or was left by Escape, in the section that is selected,
 * while nothing is typed.
 */
function ItemToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const pointedAt = useSignalPart(canvas.hover, (hover) => hover.item);
  const atHand = useItemAtHand(canvas, pointedAt);
  const selection = useSignal(editor.selection);
  const popover = useSignal(canvasState(editor).popoverTarget);
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  // where it was pressed, whichever item around is chosen
  const own = atHand?.levels.at(-1)?.element;
  const place = useMemo(
    () => placeClear({ canvas, spots: spotsOfToolbar, isBesideNames: true, ...(own && { own }) }),
    [canvas, own],
  );
  if (!atHand || popover !== null || isTyping) return null;
  const { found } = atHand;
  if (!isContentOf(editor, found.handle.target, selection)) return null;
  return (
    <>
      <OutlineBox
        canvas={canvas}
        find={() => found.element}
        className="item-frame"
        around={6}
        isAsRound
      />
      <Tracked canvas={canvas} find={() => own} place={place} className="item-toolbar-place">
        <SectionToolsButton canvas={canvas} target={found.handle.target} />
        <div
          onPointerEnter={() => canvas.holdHover(true)}
          // what has the keyboard stays: so does an item whose grip was let go of far from it
          onPointerLeave={({ pointerType, currentTarget }) =>
            pointerType === "mouse" &&
            canvas.holdHover(currentTarget.contains(document.activeElement))
          }
        >
          <ItemTools canvas={canvas} atHand={atHand} />
        </div>
      </Tracked>
    </>
  );
}

/**
 * Where a list begins that has nothing yet: there, between what is above and below it, above it, or at its other side.
 * One whose items stand in the middle begins there.
 */
function spotsOfAdder(
  { left, top, width }: Box,
  size: { width: number; height: number },
  isCentred: boolean,
): Spot[] {
  // an empty list may be narrower than what begins it
  const rest = Math.max(0, width - size.width);
  const lefts = [...(isCentred ? [left + rest / 2] : []), left, left + rest];
  const rows = [top, top - size.height / 2, top - size.height];
  return rows.flatMap((y) => lefts.map((x) => ({ left: x, top: y })));
}

/** A list without items shows where its first one goes, and what that would be, while nothing is typed. */
function EmptyLists({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const selection = useSignal(editor.selection);
  useSignal(editor.store.history);
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  if (isTyping) return null;
  // the bar shows its lists several times, folded away at most widths: its toolbar begins them
  if (!selection || ("part" in selection && selection.part === "navigation")) return null;
  const section = canvas.elementOf(selection);
  if (!section) return null;
  const lists = [...section.querySelectorAll<HTMLElement>('[data-edit="list"]')].filter(
    (list) => !list.querySelector('[data-edit="item"]') && list.getClientRects().length > 0,
  );
  return lists.map((element) => {
    const found = canvas.handles.around(element, "list");
    if (!found) return null;
    const name = fieldWord(found.handle.spec.itemName);
    return (
      <Tracked
        key={fieldTopic(found.handle.target, found.handle.list)}
        canvas={canvas}
        find={() => element}
        place={placeClear({
          canvas,
          spots: (box, size) => spotsOfAdder(box, size, element.dataset["align"] === "center"),
          isAside: true,
        })}
        className="item-toolbar-place"
      >
        <button
          type="button"
          className="button sm"
          aria-label={t("item.addFirst", { name })}
          onClick={() => writeItem(editor, found.handle, null)}
        >
          <Plus aria-hidden="true" />
          {name}
        </button>
      </Tracked>
    );
  });
}

/** Over the page: the item at hand, lists that have none, and an item on its way. */
export function ItemsOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  return (
    <>
      <ItemToolbar canvas={canvas} />
      <EmptyLists canvas={canvas} />
      <ItemDragLayer canvas={canvas} />
    </>
  );
}
