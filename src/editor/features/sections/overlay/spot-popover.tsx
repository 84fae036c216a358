import { Suspense, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { fieldTopic } from "../../../document-store/topics.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { elementOf, listenTo } from "../../../canvas/events/listen.ts";
import { spotAround } from "../../../canvas/find-target.ts";
import { CanvasPopover } from "../../../canvas/overlay/canvas-popover.tsx";
import { OutlineBox } from "../../../canvas/overlay/outline-box.tsx";
import { placesOfSpot } from "../../../canvas/places-of-spot.ts";
import type { PopoverTarget } from "../../../canvas/popover-target.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { fieldWord } from "../../../words/own-names.ts";
import { fieldControls } from "./field-controls.ts";
import { FieldBeside } from "./fields-beside.tsx";
import { IconChoice } from "./icon-choice.tsx";
import "./background-popover.css";

type SpotTarget = Extract<PopoverTarget, { kind: "icon" | "value" }>;

/** Enter or Space on an icon or a value that has the focus opens its control. */
function useSpotKeys(canvas: CanvasControl): void {
  const editor = useEditor();
  useEffect(() => {
    const { isPreview, popoverTarget } = canvasState(editor);
    const listeners = listenTo(canvas.document);
    listeners.on(
      "keydown",
      (event) => {
        const element = elementOf(event.target);
        const isPress = event.key === "Enter" || event.key === " ";
        const kind = element?.dataset["edit"];
        if (!isPress || !element || isPreview.get()) return;
        if (kind !== "icon" && kind !== "value") return;
        const icon = canvas.handles.around(element, "icon");
        const value = canvas.handles.around(element, "value");
        if (!icon && !value) return;
        event.preventDefault();
        // what is selected anew closes what was open
        editor.selection.set(spotAround(element, editor.page.get()));
        if (icon) popoverTarget.set({ kind: "icon", ...icon, isByKeys: true });
        else if (value) popoverTarget.set({ kind: "value", ...value, isByKeys: true });
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

function SpotControl({
  popover,
  find,
  onLeave,
}: {
  readonly popover: SpotTarget;
  readonly find: () => HTMLElement | undefined;
  readonly onLeave: () => void;
}): ReactNode {
  if (popover.kind === "icon") return <IconChoice handle={popover.handle} />;
  const { target, path, spec } = popover.handle;
  const Control = fieldControls.get(spec.kind);
  if (!Control) return null;
  const place = { target, path };
  return (
    <div className="background-popover">
      <FieldBeside {...{ place, spec, Control, onLeave }} element={find} />
    </div>
  );
}

function OpenSpot({ canvas, popover }: { canvas: CanvasControl; popover: SpotTarget }): ReactNode {
  const editor = useEditor();
  const { kind, element, handle, isByKeys = false } = popover;
  const { target, path, spec } = handle;
  const topic = fieldTopic(target, path);
  const places = (): readonly HTMLElement[] => placesOfSpot(canvas.document, kind, topic);
  // another icon is another element in the same place
  const place = useRef(places().indexOf(element));
  // another cell of a row is of the same field
  const find = (): HTMLElement | undefined =>
    element.isConnected ? element : places()[place.current];
  const close = (): void => {
    canvasState(editor).popoverTarget.set(null);
    find()?.focus();
  };
  const control = <SpotControl popover={popover} find={find} onLeave={close} />;
  return (
    <>
      <OutlineBox canvas={canvas} find={find} className="spot-box" isAsRound />
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

/** Over the page: the icon or the value whose popover is open. */
export function SpotPopover({ canvas }: { canvas: CanvasControl }): ReactNode {
  useSpotKeys(canvas);
  const popover = useSignal(canvasState(useEditor()).popoverTarget);
  if (popover?.kind !== "icon" && popover?.kind !== "value") return null;
  const { target, path } = popover.handle;
  return <OpenSpot key={fieldTopic(target, path)} canvas={canvas} popover={popover} />;
}
