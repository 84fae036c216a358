import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { ArrowRight, Check, ListChecks, X } from "lucide-react";
import { indexTopic, sectionsTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { usePath } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay } from "../../session/hooks.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { canIgnore, ignoreChecks } from "./ignoring.ts";
import { problemPlace, problemWords } from "./problem-words.ts";
import { showCheck } from "./show-check.ts";
import { isHolding, nextInWalk } from "./walk.ts";
import { walkState } from "./walk-state.ts";
import type { Walk } from "./walk-state.ts";
import "./walk-bar.css";

interface WalkBarProps {
  /** Shows the list of checks. */
  readonly onList: () => void;
}

/** Where problems are mended: on the page and in the settings. */
const mendPlace = /^\/sites\/\d+\/(edit|settings)(\/|$)/;

/** Leads from one problem to the next, on whatever screen each of them is mended. */
export function WalkBar({ onList }: WalkBarProps): ReactNode {
  const walk = useSignal(walkState(useEditor()));
  const path = usePath();
  if (!walk || !mendPlace.test(path)) return null;
  return createPortal(<Bar walk={walk} onList={onList} />, document.body);
}

/** After a change it is quiet for so long before the problem is looked at again, in milliseconds. */
const quietFor = 600;

/** What was mended makes way for the next, which is told and not led to: somebody may still be typing. */
function useAdvance(walk: Walk): void {
  const editor = useEditor();
  const t = useTranslate("publish");
  const look = useEffectEvent(() => {
    if (editor.canvas.get()?.text.isPending.get() || isHolding(editor, walk)) return;
    const next = nextInWalk(editor, walk);
    walkState(editor).set(next && { ...next, isAhead: true });
    if (!next) editor.toast(t("publish.walkOver"));
  });
  useEffect(() => {
    let cancel = (): void => undefined;
    const end = editor.store.history.subscribe(() => {
      cancel();
      cancel = editor.timers.after(quietFor, () => look());
    });
    return () => {
      cancel();
      end();
    };
  }, [editor]);
}

/** What stands above the bar knows how high it is: its words may have several lines. */
function useToldHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { style } = document.body;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) style.setProperty("--walk-height", `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--walk-height");
    };
  }, []);
  return bar;
}

function Bar({ walk, onList }: WalkBarProps & { walk: Walk }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("publish");
  const may = useMay();
  const { problems, at, isAhead = false } = walk;
  useAdvance(walk);
  const bar = useToldHeight();
  const problem = problems[at];
  const page = problem?.page ?? null;
  const topic = page === null ? indexTopic : sectionsTopic(page);
  const place = useStored(editor.store, topic, (records) =>
    problem ? problemPlace(t, records, problem) : "",
  );
  if (!problem) return null;
  const state = walkState(editor);
  const goOn = (): void => {
    editor.canvas.get()?.text.flush();
    const next = isAhead ? { problems, at } : nextInWalk(editor, walk);
    state.set(next);
    const shown = next?.problems[next.at];
    if (shown) showCheck(editor, shown);
    else onList();
  };
  const isLast = !isAhead && at === problems.length - 1;
  return (
    <section ref={bar} className="walk-bar" aria-label={t("publish.checks")}>
      <IconButton
        size="sm"
        className="walk-list"
        label={t("publish.backToChecks")}
        icon={<ListChecks aria-hidden="true" />}
        onClick={onList}
      />
      <p className="walk-words" role="status">
        <span className="strong">{problemWords(t, problem, 1)}</span>
        <span className="size-12 secondary-text">
          {t("publish.walkAt", { number: at + 1, total: problems.length })} · {place}
        </span>
      </p>
      {canIgnore(problem) && may("editor") && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            ignoreChecks(editor, [problem], t);
            goOn();
          }}
        >
          {t("publish.ignoreIt")}
        </Button>
      )}
      <Button size="sm" variant="primary" onClick={goOn}>
        {t(isAhead ? "publish.walkShow" : isLast ? "publish.walkDone" : "publish.walkNext")}
        {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
      </Button>
      <IconButton
        size="sm"
        className="walk-end"
        label={t("publish.walkEnd")}
        icon={<X aria-hidden="true" />}
        onClick={() => state.set(null)}
      />
    </section>
  );
}
