import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CircleX, TriangleAlert } from "lucide-react";
import { toProblemInfo } from "#/api/problem-info.ts";
import { cutText } from "#/lib/cut-text.ts";
import type { Problem } from "#/site/problem.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { View } from "../../canvas/tracker.ts";
import { barEdgesOf } from "../../canvas/overlay/bar-edge.ts";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { paintsOf } from "../../signals/after-paint.ts";
import { useSignal } from "../../signals/signal.ts";
import { useTranslate } from "../../words/i18n.ts";
import { findMarked, placeMark } from "./mark-place.ts";
import { canIgnore, ignoreChecks } from "./ignoring.ts";
import { marksOf } from "./marks.ts";
import type { Mark } from "./marks.ts";
import { urgency } from "./problem-groups.ts";
import { placeOnPage, problemWords } from "./problem-words.ts";
import { showCheck } from "./show-check.ts";
import "./quiet-marks.css";

interface QuietMarksProps {
  readonly canvas: CanvasControl;
  readonly problems: readonly Problem[];
}

/** So much of a text names it, in characters. */
const longestName = 60;

/** The first words of a text, by which it is told from others. */
function nameOfField(page: Document, topic: string): string {
  const element = page.querySelector(`[data-topic="${CSS.escape(topic)}"][data-edit="text"]`);
  const words = (element?.textContent ?? "").trim().replaceAll(/\s+/g, " ");
  const start = cutText(words, longestName);
  return start === words ? words : `${start}…`;
}

function topicOf({ topic }: Mark): string {
  return topic;
}

/**
 * Fields that were written in since the page was looked at: what was found there may be mended, and its words have
 * moved. One that is only come to keeps its mark, which Tab leads to from there.
 */
function useWritten({ canvas, problems }: QuietMarksProps): ReadonlySet<string | undefined> {
  const [known, setKnown] = useState({ of: problems, written: new Set<string | undefined>() });
  const written = useRef(known.written);
  if (known.of !== problems) setKnown({ of: problems, written: new Set() });
  useEffect(() => {
    const { focus, isPending } = canvas.text;
    written.current = new Set();
    const note = (): void => {
      if (isPending.get()) written.current.add(focus.get()?.element.dataset["topic"]);
      // while something is typed no mark is seen
      else if (written.current.size > 0)
        setKnown({ of: problems, written: new Set(written.current) });
    };
    note();
    return isPending.subscribe(note);
  }, [canvas, problems]);
  return known.written;
}

/** What is marked of the page as it is drawn: its sections come one after the other. */
function useMarks({ canvas, problems }: QuietMarksProps): readonly Mark[] {
  const editor = useEditor();
  const language = useSignal(editor.language);
  const others = useSignal(editor.others);
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
  // what somebody else writes in grows letter by letter, under any mark
  const theirs = new Set(others.map(({ place }) => place?.text));
  const own = useWritten({ canvas, problems });
  return marks.filter(({ topic }) => !theirs.has(topic) && !own.has(topic));
}

/** Marks beside what publishing would find. While something is typed none of them is seen. */
export function QuietMarks({ canvas, problems }: QuietMarksProps): ReactNode {
  const marks = useMarks({ canvas, problems });
  const edgeOf = useMemo(() => {
    const edgesOf = barEdgesOf(canvas);
    return (view: View) => edgesOf(view).bottom;
  }, [canvas]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { isPending } = canvas.text;
    const hide = (): void => void box.current?.toggleAttribute("data-typing", isPending.get());
    hide();
    // the letter comes first: hidden marks are styled anew with all that they hold
    const afterPaint = paintsOf(window);
    let cancel = (): void => undefined;
    const stop = isPending.subscribe(() => {
      cancel();
      cancel = afterPaint(hide);
    });
    return () => {
      cancel();
      stop();
    };
  }, [canvas]);
  const befores = useMemo(
    () => marks.map((_, index) => marks.slice(0, index).map(topicOf)),
    [marks],
  );
  return (
    <div ref={box} className="quiet-marks">
      {marks.map((mark, index) => (
        <QuietMark
          key={mark.topic}
          canvas={canvas}
          mark={mark}
          before={befores[index] ?? []}
          edgeOf={edgeOf}
        />
      ))}
    </div>
  );
}

interface QuietMarkProps {
  readonly canvas: CanvasControl;
  readonly mark: Mark;
  /** What is marked before it. */
  readonly before: readonly string[];
  readonly edgeOf: (view: View) => number;
}

function QuietMark({ canvas, mark, before, edgeOf }: QuietMarkProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const { topic } = mark;
  const may = useMay();
  const problems = mark.problems.toSorted((one, other) => urgency(one) - urgency(other));
  const kinds = [...Map.groupBy(problems, ({ code }) => code).values()];
  const [first] = problems;
  const found = problems.map(toProblemInfo);
  const canBeIgnored = may("editor") && found.every(canIgnore);
  const { find, place } = useMemo(() => {
    const found = findMarked(canvas.document, topic, before);
    return { find: found, place: placeMark(canvas, found, edgeOf) };
  }, [canvas, topic, before, edgeOf]);
  const words = kinds
    .flatMap((of) => (of[0] ? [problemWords(t, of[0], of.length)] : []))
    .join(". ");
  const about = nameOfField(canvas.document, topic);
  const where = first && placeOnPage(t, editor.store.records(), toProblemInfo(first));
  const name = `${words}. ${[where, about].filter(Boolean).join(": ")}`;
  const isError = problems.some(({ severity }) => severity === "error");
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <Tracked canvas={canvas} find={find} place={place} movement="sections" className="quiet-mark">
      <button
        type="button"
        className={isError ? "error" : "warn"}
        aria-label={name}
        onClick={() => first && showCheck(editor, toProblemInfo(first))}
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
