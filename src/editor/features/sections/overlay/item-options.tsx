import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { CanvasPopover } from "../../../canvas/overlay/canvas-popover.tsx";
import { OutlineBox } from "../../../canvas/overlay/outline-box.tsx";
import type { PopoverTarget } from "../../../canvas/popover-target.ts";
import { fieldValue } from "../../../document-store/read-field.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { itemsOf } from "../../../fields/items/item-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { fieldWord } from "../../../words/own-names.ts";
import { FieldsBeside } from "./fields-beside.tsx";
import "./background-popover.css";

type OptionsTarget = Extract<PopoverTarget, { kind: "options" }>;

/** The element of the item as it is now: it may have been rendered anew. */
function elementOf({ document, handles }: CanvasControl, { element, handle }: OptionsTarget) {
  if (element.isConnected) return element;
  const topic = fieldTopic(handle.target, [...handle.list, handle.item]);
  return [...document.querySelectorAll<HTMLElement>('[data-edit="item"]')].find((one) => {
    const found = handles.around(one, "item")?.handle;
    return found && fieldTopic(found.target, [...found.list, found.item]) === topic;
  });
}

function OpenOptions({
  canvas,
  popover,
}: {
  canvas: CanvasControl;
  popover: OptionsTarget;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const box = useRef<HTMLDivElement>(null);
  const { popoverTarget } = canvasState(editor);
  const { element, handle } = popover;
  const { target, list, item, spec } = handle;
  useStored(editor.store, fieldTopic(target, list), (records) => fieldValue(records, target, list));
  const items = itemsOf(editor, handle);
  const place = items.findIndex(({ id }) => id === item);
  const isGone = place === -1;
  useEffect(() => {
    // undone, or taken away by somebody else
    if (isGone) popoverTarget.set(null);
    else box.current?.focus();
  }, [isGone, popoverTarget]);
  if (isGone) return null;
  const find = (): HTMLElement | undefined => elementOf(canvas, popover);
  const close = (): void => {
    const now = find();
    flushSync(() => {
      if (now) canvas.hover.set({ ...canvas.hover.get(), item: { element: now, handle: handle } });
      popoverTarget.set(null);
    });
    const tools = document.querySelector<HTMLElement>("[data-item-toolbar] [data-item-options]");
    if (tools) tools.focus();
    else canvas.focus();
  };
  const name = t("item.toolbar", {
    name: fieldWord(spec.itemName),
    place: place + 1,
    count: items.length,
  });
  return (
    <>
      <OutlineBox canvas={canvas} find={find} className="item-frame" around={6} />
      <CanvasPopover
        canvas={canvas}
        element={element}
        find={find}
        label={t("item.optionsOf", { name })}
        onEscape={close}
      >
        <div ref={box} tabIndex={-1} className="background-popover item-options">
          <div className="row">
            <h2 className="section-title grow">{name}</h2>
            <IconButton label={t("close")} icon={<X aria-hidden="true" />} onClick={close} />
          </div>
          <FieldsBeside
            target={target}
            within={[...list, item]}
            specs={spec.item}
            element={find}
            onLeave={close}
          />
        </div>
      </CanvasPopover>
    </>
  );
}

/** Over the page: the item whose fields are edited beside it. */
export function ItemOptions({ canvas }: { canvas: CanvasControl }): ReactNode {
  const popover = useSignal(canvasState(useEditor()).popoverTarget);
  if (popover?.kind !== "options") return null;
  const { target, list, item } = popover.handle;
  return (
    <OpenOptions key={fieldTopic(target, [...list, item])} canvas={canvas} popover={popover} />
  );
}
