import { useMemo } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { elementOfTarget } from "../../canvas/find-target.ts";
import { grown } from "../../canvas/overlay/around.ts";
import type { Spot } from "../../canvas/overlay/clear-spot.ts";
import { placeClear } from "../../canvas/overlay/place-clear.ts";
import { spotsAlong } from "../../canvas/overlay/spots-along.ts";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import type { Box } from "../../canvas/tracker.ts";
import { useEditor } from "../../session/editor.ts";
import type { OtherTab } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { placeBehind } from "./caret-place.ts";
import { colourClass, othersOf } from "./people.ts";
import "./presence.css";

/** Pixels between words and the ring around them. */
const ringDistance = 6;
const gap = 3;

/** A text or a section of the page that others are at. */
interface Mark {
  readonly key: string;
  readonly kind: "text" | "section";
  readonly find: () => HTMLElement | null | undefined;
  readonly tabs: readonly OtherTab[];
}

/** Above the start of what somebody is at; otherwise beside it or below. */
function spotsOfName(box: Box, { width, height }: { width: number; height: number }): Spot[] {
  const ring = grown(box, ringDistance);
  const end = ring.left + ring.width;
  const above = ring.top - gap - height;
  const bottom = ring.top + ring.height;
  return [
    { left: ring.left, top: above },
    { left: ring.left - gap - width, top: ring.top },
    { left: end + gap, top: bottom - height },
    { left: ring.left, top: bottom + gap },
    { left: end - width, top: bottom + gap },
    { left: end - width, top: above },
  ];
}

/** At the foot of a section's end stands what is said about it. */
const distanceToPin = 60;

/** In the upper end corner of a section; otherwise at its start or its foot, or along its edges from the top down. */
function spotsOfSection(box: Box, size: { width: number; height: number }): Spot[] {
  const { width, height } = size;
  const end = box.left + box.width - width - 10;
  const bottom = box.top + box.height - height;
  return [
    { left: end, top: box.top },
    { left: box.left + 10, top: box.top },
    { left: end - distanceToPin, top: bottom },
    { left: box.left + 10, top: bottom },
    ...spotsAlong(box, size, "top"),
  ];
}

function markOf(canvas: CanvasControl, tab: OtherTab): Omit<Mark, "tabs"> | undefined {
  const { place } = tab;
  if (!place || place.page === null || tab.role === "viewer") return undefined;
  const { page, section, text } = place;
  if (text !== null) {
    const selector = `[data-topic="${CSS.escape(text)}"]`;
    const find = () => canvas.document.querySelector<HTMLElement>(selector);
    return { key: `text ${text}`, kind: "text", find };
  }
  if (section === null) return undefined;
  const find = () => elementOfTarget(canvas.document, { page, section });
  return { key: `section ${section}`, kind: "section", find };
}

/** What others are at on the page that is shown, each text and section once. */
function marksOf(
  canvas: CanvasControl,
  tabs: readonly OtherTab[],
  shown: { readonly page: string; readonly language: string },
): Mark[] {
  const marks = new Map<string, Mark>();
  for (const tab of tabs) {
    if (tab.place?.page !== shown.page || tab.place.language !== shown.language) continue;
    const mark = markOf(canvas, tab);
    if (!mark) continue;
    marks.set(mark.key, { ...mark, tabs: [...(marks.get(mark.key)?.tabs ?? []), tab] });
  }
  return [...marks.values()];
}

/** As high as its line, behind so many letters of a text; nowhere where there is no line. */
function placeCaret(find: Mark["find"], letters: number): PlaceNode {
  return (_box, { zoom }) => {
    const element = find();
    const line = element && placeBehind(element, letters).getClientRects()[0];
    if (!line) return undefined;
    return { left: line.left * zoom - 1, top: line.top * zoom, height: line.height * zoom };
  };
}

interface MarkBoxProps {
  readonly canvas: CanvasControl;
  readonly mark: Mark;
  readonly here: readonly OtherTab[];
}

function MarkBox({ canvas, mark, here }: MarkBoxProps): ReactNode {
  const { find, kind, tabs } = mark;
  const isText = kind === "text";
  const placeName = useMemo(
    () => placeClear({ canvas, spots: isText ? spotsOfName : spotsOfSection, isAside: true }),
    [canvas, isText],
  );
  const [first] = tabs;
  if (!first) return null;
  const colour = colourClass(first, here);
  return (
    <>
      <Tracked
        canvas={canvas}
        find={find}
        place={(box) => (isText ? grown(box, ringDistance) : box)}
        className={`person-mark ${kind} ${colour}`}
      />
      <Tracked canvas={canvas} find={find} place={placeName} className={`person-chip ${colour}`}>
        {[...new Set(tabs.map(({ name }) => name))].join(", ")}
      </Tracked>
      {tabs.map((tab) => (
        <Caret key={tab.tab} canvas={canvas} mark={mark} tab={tab} here={here} />
      ))}
    </>
  );
}

/** Where somebody writes in a text. */
function Caret({ canvas, mark, tab, here }: MarkBoxProps & { readonly tab: OtherTab }): ReactNode {
  const caret = tab.place?.caret;
  if (mark.kind === "section" || caret === undefined) return null;
  return (
    <Tracked
      canvas={canvas}
      find={mark.find}
      place={placeCaret(mark.find, caret)}
      className={`person-caret ${colourClass(tab, here)}`}
    />
  );
}

/** On the page: the texts and sections that others are at, with their names. */
export function PresenceOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const others = othersOf(useSignal(editor.others));
  const page = useSignal(editor.page);
  const language = useSignal(editor.language);
  return (
    <div className="person-marks">
      {marksOf(canvas, others, { page, language }).map((mark) => (
        <MarkBox key={mark.key} canvas={canvas} mark={mark} here={others} />
      ))}
    </div>
  );
}
