import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CircleX, TriangleAlert } from "lucide-react";
import { toProblemInfo } from "#/api/problem-info.ts";
import type { Problem } from "#/site/problem.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
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
import { problemWords } from "./problem-words.ts";
import "./quiet-marks.css";

interface QuietMarksProps {
  readonly canvas: CanvasControl;
  readonly problems: readonly Problem[];
}

/** The side of a mark, and its distance from what it is about. */
const size = 24;
const gap = 6;

/** Behind the end of its field, before its beginning or above it, wherever it lies over no words. */
function placeBeside(canvas: CanvasControl, element: Element): PlaceNode {
  const place = placeClear({
    canvas,
    own: element,
    spots: ({ left, top, width }) => [
      { left: left + width + gap, top },
      { left: left - size - gap, top },
      { left: left + width - size, top: top - size - gap },
    ],
  });
  // a page that is scrolled moves marks with their fields: they are placed anew only when a field changes its size
  let known = "";
  let away = { left: 0, top: 0 };
  return (box, view, node) => {
    if (box.top + box.height < 0 || box.top > view.height) return undefined;
    const key = [box.left, box.width, box.height, view.width, view.zoom].join(" ");
    const spot = key === known ? undefined : place(box, view, node);
    if (spot) {
      known = key;
      away = { left: (spot.left ?? 0) - box.left, top: (spot.top ?? 0) - box.top };
    }
    return { left: box.left + away.left, top: box.top + away.top };
  };
}

/** In the lower corner of a picture. */
const placeWithin: PlaceNode = ({ left, top, height }, view) =>
  top + height < 0 || top > view.height
    ? undefined
    : { left: left + gap, top: top + height - size - gap };

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
        <QuietMark key={mark.topic} canvas={canvas} mark={mark} />
      ))}
    </div>
  );
}

function QuietMark({ canvas, mark }: { canvas: CanvasControl; mark: Mark }): ReactNode {
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
    const element = canvas.document.querySelector(`[data-topic="${CSS.escape(topic)}"]`);
    return element?.matches('[data-edit="text"]') ? placeBeside(canvas, element) : placeWithin;
  }, [canvas, topic]);
  const words = problems.map((one) => problemWords(t, one, 1));
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
        aria-label={words.join(". ")}
        onClick={() => first && showProblem(editor, { ...first, path: [...first.path] })}
      >
        <Icon aria-hidden="true" />
      </button>
      <div className="quiet-words">
        <span aria-hidden="true">{words.join(". ")}</span>
        {canBeIgnored && (
          <button
            type="button"
            className="link"
            aria-label={t("publish.ignore", { what: words.join(". ") })}
            onClick={() => ignoreChecks(editor, found, t)}
          >
            {t("publish.ignoreIt")}
          </button>
        )}
      </div>
    </Tracked>
  );
}
