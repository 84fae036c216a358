import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Plus,
  Square,
  SquareMinus,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { addItem, itemsOf, moveItem, removeItem } from "../../fields/items/item-commands.ts";
import { useSignal, useSignalPart } from "../../signals/signal.ts";
import { fieldValue } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { Toolbar } from "../../ui/layer/toolbar.tsx";
import type { CanvasControl, Found } from "../../canvas/canvas-control.ts";
import type { HandleOf } from "../../canvas/handle.ts";
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

/** Items beside each other move left and right, those below each other up and down. */
function isInRow(element: HTMLElement): boolean {
  const other = element.nextElementSibling ?? element.previousElementSibling;
  return (
    !!other && Math.abs(other.getBoundingClientRect().top - element.getBoundingClientRect().top) < 4
  );
}

/** Moving, adding and removing an item, and the style of a button. */
export function ItemTools({ found }: { found: Found<"item"> }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const { element, handle } = found;
  const { target, list, item, spec } = handle;
  useStored(editor.store, fieldTopic(target, list), (records) => fieldValue(records, target, list));
  const items = itemsOf(editor, handle);
  const place = items.findIndex(({ id }) => id === item);
  if (place === -1) return null;
  const [Back, Forward] = isInRow(element) ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const isFull = items.length >= spec.max;
  const isFewest = items.length <= spec.min;
  const last = items.length - 1;
  return (
    <Toolbar label={t("item.toolbar", { place: place + 1, count: items.length })} className="itb">
      {last > 0 && (
        <>
          <ToolButton
            className="btn ic gho"
            label={t("item.back")}
            Icon={Back}
            disabled={place === 0}
            onClick={() => moveItem(editor, handle, item, -1)}
          />
          <ToolButton
            className="btn ic gho"
            label={t("item.forward")}
            Icon={Forward}
            disabled={place === last}
            onClick={() => moveItem(editor, handle, item, 1)}
          />
        </>
      )}
      {spec.item["type"]?.kind === "choice" && <ButtonStyle handle={handle} />}
      <ToolButton
        className="btn ic gho"
        label={isFull ? t("item.full", { count: spec.max }) : t("item.add")}
        Icon={Plus}
        disabled={isFull}
        onClick={() => addItem(editor, handle, item)}
      />
      <ToolButton
        className="btn ic gho"
        label={isFewest ? t("item.fewest", { count: spec.min }) : t("item.remove")}
        Icon={Trash2}
        disabled={isFewest}
        onClick={() => {
          editor.spot.set(null);
          removeItem(editor, handle, item);
        }}
      />
    </Toolbar>
  );
}

/** A button is filled, or (the secondary style) has a contour. */
function ButtonStyle({ handle: { target, list, item } }: { handle: HandleOf<"item"> }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const path = [...list, item, "type"];
  const type = useStored(editor.store, fieldTopic(target, path), (records) =>
    fieldValue(records, target, path),
  );
  const isContour = type === "tertiary";
  return (
    <ToolButton
      className="btn ic gho"
      label={`${t("item.button")}: ${t(isContour ? "item.outlined" : "item.filled")}`}
      Icon={isContour ? Square : SquareMinus}
      onClick={() =>
        editor.dispatch({
          name: "field.set",
          args: { target, path, value: isContour ? "primary" : "tertiary" },
        })
      }
    />
  );
}

/** What can be done with the item of a list that is pointed at or edited, in the section that is selected. */
export function ItemToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const found = useSignalPart(canvas.hover, (hover) => hover.item);
  const selection = useSignal(editor.selection);
  const spot = useSignal(editor.spot);
  if (!found?.element.isConnected || spot !== null || !isSameTarget(found.handle.target, selection))
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
        className="itb-place"
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
export function EmptyLists({ canvas }: { canvas: CanvasControl }): ReactNode {
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
        className="itb-place"
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
