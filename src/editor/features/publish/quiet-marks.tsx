import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CircleX, TriangleAlert } from "lucide-react";
import { toProblemInfo } from "#/api/problem-info.ts";
import { cutText } from "#/lib/text-length.ts";
import type { Problem } from "#/site/problem.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { Spot } from "../../canvas/overlay/clear-spot.ts";
import type { Box, View } from "../../canvas/tracker.ts";
import { placeClear } from "../../canvas/overlay/place-clear.ts";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { showProblem } from "../../session/show-problem.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { canIgnore, ignoreChecks } from "./ignoring.ts";
import { fieldFinder, isSectionInView, marksOf } from "./marks.ts";
import type { Mark } from "./marks.ts";
import { placeOnPage, problemWords } from "./problem-words.ts";
import "./quiet-marks.css";

interface QuietMarksProps {
  readonly canvas: CanvasControl;
  readonly problems: readonly Problem[];
}

/** The side of a mark, and its distance from what it is about. */
const size = 24;
const gap = 6;

const bar = "body > .nav";

/** So much of a text names it, in characters. */
const longestName = 60;

/** The lines of an element's words, in pixels of the stage. */
function linesOf(element: Element, zoom: number): Box[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left: left * zoom,
    top: top * zoom,
    width: width * zoom,
    height: height * zoom,
  }));
}

/** Behind the words of a line, in its middle. */
function behind({ left, top, width, height }: Box, isRtl: boolean): Spot {
  return { left: isRtl ? left - size - gap : left + width + gap, top: top + (height - size) / 2 };
}

/** At the corner of a button, else behind the last or the first of its words, before or above them. */
function spotsOf(element: Element, box: Box, zoom: number): Spot[] {
  const isRtl = element.ownerDocument.defaultView?.getComputedStyle(element).direction === "rtl";
  const lines = linesOf(element, zoom);
  const first = lines[0] ?? box;
  const last = lines.at(-1) ?? box;
  const button = element.closest('[data-edit="link"]')?.getBoundingClientRect();
  const corner = button && {
    left: (isRtl ? button.left : button.right) * zoom - size / 2,
    top: button.top * zoom - size / 2,
  };
  return [
    ...(corner ? [corner] : []),
    behind(last, isRtl),
    behind(first, isRtl),
    behind(first, !isRtl),
    { left: isRtl ? first.left : first.left + first.width - size, top: first.top - size - gap },
  ];
}

/** At the words of its field, wherever it lies over no words. */
function placeBeside(canvas: CanvasControl, element: Element): PlaceNode {
  // a page that is scrolled moves marks with their fields: they are placed anew only when a field changes its size
  let known = "";
  let away = { left: 0, top: 0 };
  return (box, view, node) => {
    if (box.top + box.height < 0 || box.top > view.height) return undefined;
    const key = [box.left, box.width, box.height, view.width, view.zoom].join(" ");
    if (key !== known) {
      const spots = (): Spot[] => spotsOf(element, box, view.zoom);
      const spot = placeClear({ canvas, own: element, spots, isScrolled: true })(box, view, node);
      known = key;
      away = { left: (spot?.left ?? 0) - box.left, top: (spot?.top ?? 0) - box.top };
    }
    return { left: box.left + away.left, top: box.top + away.top };
  };
}

/** In the lower corner of a picture. */
const placeWithin: PlaceNode = ({ left, top, height }, view) =>
  top + height < 0 || top > view.height
    ? undefined
    : { left: left + gap, top: top + height - size - gap };

/** Where the bar that stays at the window's top ends, in pixels of the stage: asked once a frame for all marks. */
function barEdgeOf({ document }: CanvasControl): (view: View) => number {
  let known: View | undefined;
  let edge = 0;
  return (view) => {
    if (view !== known) {
      known = view;
      edge = (document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0) * view.zoom;
    }
    return edge;
  };
}

/** Unseen while what it marks is scrolled under the bar. */
function notUnder(edgeOf: (view: View) => number, place: PlaceNode): PlaceNode {
  return (box, view, node) => {
    const spot = place(box, view, node);
    return spot?.top !== undefined && spot.top < edgeOf(view) ? undefined : spot;
  };
}

/** The first words of a text, by which it is told from others. */
function nameOfField(page: Document, topic: string): string {
  const element = page.querySelector(`[data-topic="${CSS.escape(topic)}"][data-edit="text"]`);
  const words = (element?.textContent ?? "").trim().replaceAll(/\s+/g, " ");
  const start = cutText(words, longestName);
  return start === words ? words : `${start}…`;
}

/** What is marked of the page as it is drawn: its sections come one after the other. */
function useMarks({ canvas, problems }: QuietMarksProps): readonly Mark[] {
  const language = useSignal(useEditor().language);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    let drawn = -1;
    const look = (): void => {
      const count = canvas.document.querySelector("main")?.childElementCount ?? 0;
      if (count === drawn) return;
      drawn = count;
      setMarks(marksOf(canvas.document, problems, language));
    };
    return canvas.tracker.track({ find: () => null, place: look, movement: "sections" });
  }, [canvas, problems, language]);
  return marks;
}

/** Marks beside what publishing would find. While something is typed none of them is seen. */
export function QuietMarks({ canvas, problems }: QuietMarksProps): ReactNode {
  const marks = useMarks({ canvas, problems });
  const edgeOf = useMemo(() => barEdgeOf(canvas), [canvas]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { isPending } = canvas.text;
    const hide = (): void => void box.current?.toggleAttribute("data-typing", isPending.get());
    hide();
    return isPending.subscribe(hide);
  }, [canvas]);
  return (
    <div ref={box} className="quiet-marks">
      {marks.map((mark) => (
        <QuietMark key={mark.topic} canvas={canvas} mark={mark} edgeOf={edgeOf} />
      ))}
    </div>
  );
}

interface QuietMarkProps {
  readonly canvas: CanvasControl;
  readonly mark: Mark;
  readonly edgeOf: (view: View) => number;
}

function QuietMark({ canvas, mark, edgeOf }: QuietMarkProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const { topic, problems } = mark;
  const may = useMay();
  const [first] = problems;
  const found = problems.map(toProblemInfo);
  const canBeIgnored = may("editor") && found.every(canIgnore);
  const findField = useMemo(() => fieldFinder(canvas.document, topic), [canvas, topic]);
  const findSeen = (): HTMLElement | null => {
    const field = findField();
    return field && isSectionInView(field) ? field : null;
  };
  const place = useMemo(() => {
    const element = findField();
    const own = element?.matches('[data-edit="text"]') ? placeBeside(canvas, element) : placeWithin;
    return element?.closest(bar) ? own : notUnder(edgeOf, own);
  }, [canvas, findField, edgeOf]);
  const words = problems.map((one) => problemWords(t, one, 1)).join(". ");
  const about = nameOfField(canvas.document, topic);
  const where = first && placeOnPage(t, editor.store.records(), toProblemInfo(first));
  const name = `${words}. ${[where, about].filter(Boolean).join(": ")}`;
  const isError = problems.some(({ severity }) => severity === "error");
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <Tracked
      canvas={canvas}
      find={findSeen}
      place={place}
      movement="sections"
      className="quiet-mark"
    >
      <button
        type="button"
        className={isError ? "error" : "warn"}
        aria-label={name}
        onClick={() => first && showProblem(editor, { ...first, path: [...first.path] })}
      >
        <Icon aria-hidden="true" />
      </button>
      <div className="quiet-words">
        <span aria-hidden="true">{words}</span>
        {canBeIgnored && (
          <button
            type="button"
            className="link"
            aria-label={t("publish.ignore", { what: name })}
            onClick={() => ignoreChecks(editor, found, t)}
          >
            {t("publish.ignoreIt")}
          </button>
        )}
      </div>
    </Tracked>
  );
}
