import { Suspense, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { fieldTopic } from "../../../document-store/topics.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { elementOf, listenTo } from "../../../canvas/events/listen.ts";
import { targetAround } from "../../../canvas/find-target.ts";
import { CanvasPopover } from "../../../canvas/overlay/canvas-popover.tsx";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { placesOfIcon } from "../../../canvas/places-of-icon.ts";
import type { PopoverTarget } from "../../../canvas/popover-target.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { fieldWord } from "../../../words/own-names.ts";
import { IconChoice } from "./icon-choice.tsx";

type IconTarget = Extract<PopoverTarget, { kind: "icon" }>;

/** Enter or Space on an icon that has the focus leads to the others. */
function useIconKeys(canvas: CanvasControl): void {
  const editor = useEditor();
  useEffect(() => {
    const { isPreview, popoverTarget } = canvasState(editor);
    const listeners = listenTo(canvas.document);
    listeners.on(
      "keydown",
      (event) => {
        const element = elementOf(event.target);
        const isPress = event.key === "Enter" || event.key === " ";
        if (!isPress || !element?.matches('[data-edit="icon"]') || isPreview.get()) return;
        const found = canvas.handles.around(element, "icon");
        if (!found) return;
        event.preventDefault();
        // what is selected anew closes what was open
        editor.selection.set(targetAround(found.element, editor.page.get()));
        popoverTarget.set({ kind: "icon", ...found, isByKeys: true });
      },
      // before the keys of its section
      { capture: true },
    );
    return listeners.stop;
  }, [editor, canvas]);
}

/** Gives the keyboard to what is within once it is there. */
function Focusing({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return <div ref={box}>{children}</div>;
}

function OpenIcon({ canvas, popover }: { canvas: CanvasControl; popover: IconTarget }): ReactNode {
  const editor = useEditor();
  const { element, handle, isByKeys = false } = popover;
  const { target, path, spec } = handle;
  const topic = fieldTopic(target, path);
  // another icon is another element in the same place
  const place = useRef(placesOfIcon(canvas.document, topic).indexOf(element));
  const find = (): HTMLElement | undefined => placesOfIcon(canvas.document, topic)[place.current];
  const control = <IconChoice handle={handle} />;
  const close = (): void => {
    canvasState(editor).popoverTarget.set(null);
    find()?.focus();
  };
  return (
    <>
      <div className="clip">
        <Tracked canvas={canvas} find={find} className="spot-box" />
      </div>
      <CanvasPopover
        canvas={canvas}
        element={element}
        find={find}
        label={spec.label ? fieldWord(spec.label) : ""}
        onEscape={close}
      >
        <Suspense fallback={null}>{isByKeys ? <Focusing>{control}</Focusing> : control}</Suspense>
      </CanvasPopover>
    </>
  );
}

/** Over the page: the icon whose popover is open. */
export function IconPopover({ canvas }: { canvas: CanvasControl }): ReactNode {
  useIconKeys(canvas);
  const popover = useSignal(canvasState(useEditor()).popoverTarget);
  if (popover?.kind !== "icon") return null;
  const { target, path } = popover.handle;
  return <OpenIcon key={fieldTopic(target, path)} canvas={canvas} popover={popover} />;
}
