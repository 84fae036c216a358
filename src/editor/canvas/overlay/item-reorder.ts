import { useMemo } from "react";
import { itemsOf, moveItemBehind } from "../../fields/items/item-commands.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useEditor } from "../../session/editor.ts";
import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import { dropBeside } from "../../ui/reorder/drop-beside.ts";
import type { PlacedBox } from "../../ui/reorder/drop-beside.ts";
import type { Reordering, ReorderHost } from "../../ui/reorder/reorder.ts";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl, Found } from "../canvas-control.ts";
import { frameOnScreen, roomOnScreen } from "../frame-on-screen.ts";
import type { HandleOf } from "../handle.ts";

export const itemMoves = editorState(() => ({
  /** The item that is moved by its grip, and where it would land. */
  reordering: createSignal<Reordering | null>(null),
  /** Where it stands now. */
  moved: createSignal<Found<"item"> | null>(null),
}));

export function isOfList(one: HandleOf<"item">, other: HandleOf<"item" | "list">): boolean {
  return fieldTopic(one.target, one.list) === fieldTopic(other.target, other.list);
}

/** The list around an item; undefined where its items stand among others, as the pictures of an article do. */
export function listAround(
  { handles }: Pick<CanvasControl, "handles">,
  { element, handle }: Found<"item">,
): Found<"list"> | undefined {
  const { parentElement } = element;
  const found = parentElement ? handles.around(parentElement, "list") : undefined;
  return found && isOfList(handle, found.handle) ? found : undefined;
}

/** The items beside an item that are seen, and itself, in their order. */
function shownBeside(canvas: CanvasControl, found: Found<"item">): Found<"item">[] {
  const list = listAround(canvas, found);
  if (!list) return [];
  return [...list.element.querySelectorAll<HTMLElement>('[data-edit="item"]')].flatMap(
    (element) => {
      const one = canvas.handles.around(element, "item");
      return one && isOfList(one.handle, found.handle) && element.getClientRects().length > 0
        ? [one]
        : [];
    },
  );
}

/** Those as boxes on the screen. */
export function itemBoxes(canvas: CanvasControl, found: Found<"item">): PlacedBox[] {
  const frame = frameOnScreen(canvas);
  return shownBeside(canvas, found).map(({ element, handle }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      id: handle.item,
      left: frame.left + left * frame.zoom,
      top: frame.top + top * frame.zoom,
      width: width * frame.zoom,
      height: height * frame.zoom,
    };
  });
}

/** What scrolls an element to its sides; null where all of it is seen. */
export function sideScrollerOf(element: HTMLElement): HTMLElement | null {
  const { defaultView: view, body } = element.ownerDocument;
  if (!view || element === body) return null;
  const isLonger = element.scrollWidth > element.clientWidth + 1;
  if (isLonger && /auto|scroll/.test(view.getComputedStyle(element).overflowX)) return element;
  return element.parentElement && sideScrollerOf(element.parentElement);
}

function acrossOf(canvas: CanvasControl, found: Found<"item">): ReorderHost["across"] {
  const list = listAround(canvas, found);
  const scroller = list ? sideScrollerOf(list.element) : null;
  if (!scroller) return undefined;
  return {
    room() {
      const { left: start, zoom } = frameOnScreen(canvas);
      const { left, right } = scroller.getBoundingClientRect();
      return {
        left: Math.max(0, start + left * zoom),
        right: Math.min(globalThis.innerWidth, start + right * zoom),
      };
    },
    scrollBy: (distance) =>
      scroller.scrollBy({ left: distance / frameOnScreen(canvas).zoom, behavior: "instant" }),
  };
}

/** An item is moved among those of its list; where it came to stand is announced. */
export function useItemReorder(canvas: CanvasControl, found: Found<"item">): ReorderHost {
  const editor = useEditor();
  const t = useTranslate("editing");
  return useMemo((): ReorderHost => {
    const boxes = () => itemBoxes(canvas, found);
    const across = acrossOf(canvas, found);
    return {
      state: itemMoves(editor).reordering,
      timers: editor.timers,
      boxes,
      indexAt: (id, point) => dropBeside(boxes(), id, point),
      room: () => roomOnScreen(canvas),
      scrollBy: (distance) =>
        canvas.document.defaultView?.scrollBy({
          top: distance / frameOnScreen(canvas).zoom,
          behavior: "instant",
        }),
      ...(across && { across }),
      isHandleApart: true,
      onDrop(id, index) {
        const { handle } = found;
        const others = boxes().filter((box) => box.id !== id);
        if (!moveItemBehind(editor, handle, id, others[index - 1]?.id ?? null)) return;
        const items = itemsOf(editor, handle);
        const place = items.findIndex((item) => item.id === id) + 1;
        const name = fieldWord(handle.spec.itemName);
        editor.announce(t("item.toolbar", { name, place, count: items.length }));
      },
    };
  }, [editor, canvas, found, t]);
}
