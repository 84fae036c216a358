import { Check, SearchX, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { isAtLeast } from "#/api/roles.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { useEditor } from "../../session/editor.ts";
import { showProblem } from "../../session/show-problem.ts";
import type { PanelProps } from "../../shell/feature.ts";
import { useSignal } from "../../signals/signal.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { FindForm } from "./find-form.tsx";
import { findState } from "./find-state.ts";
import type { Wanted } from "./find-state.ts";
import { FoundList } from "./found-list.tsx";
import { highlightFound } from "./highlight-found.ts";
import { ReplaceFoot } from "./replace-foot.tsx";
import { placesOf } from "./replacement.ts";
import type { FoundPlace } from "./replacement.ts";
import { useFound } from "./use-found.ts";
import "./find.css";

/** Colours what is found on the page that is shown. */
function useHighlight({ search }: Wanted): void {
  const canvas = useSignal(canvasState(useEditor()).control);
  useEffect(
    () => (canvas && search.search !== "" ? highlightFound(canvas.document, search) : undefined),
    [canvas, search],
  );
}

/** The texts that stay as they are, by their keys. */
function useLeftOut() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const select = (key: string, isSelected: boolean): void => {
    const others = [...left].filter((one) => one !== key);
    setLeft(new Set(isSelected ? others : [...others, key]));
  };
  return { left, select, clear: () => setLeft(new Set()) };
}

/** The text that is shown, and the way to the others. */
function useCurrent(places: readonly FoundPlace[]) {
  const editor = useEditor();
  const { current } = findState(editor);
  const key = useSignal(current);
  const at = places.findIndex((place) => place.key === key);
  const show = (place: FoundPlace | undefined): void => {
    if (!place) return;
    const { page, target, path, language } = place.found;
    current.set(place.key);
    showProblem(editor, { page, target, path, language });
  };
  const step = (by: 1 | -1): void => {
    const next = at === -1 && by === -1 ? -1 : at + by;
    show(places.at(next % Math.max(places.length, 1)));
  };
  return { at, show, step };
}

/** Finds words in all texts of the site, and replaces them. */
export function FindPanel({ onClose }: PanelProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("find");
  const say = useTranslate();
  const { wanted: state } = findState(editor);
  const wanted = useSignal(state);
  const role = useSignal(editor.role);
  const found = useFound(wanted.search);
  const { left, select, clear } = useLeftOut();
  const isAsking = wanted.search.search !== "";
  const places = isAsking ? placesOf(found.data?.texts ?? [], wanted, role) : [];
  const { at, show, step } = useCurrent(places);
  const canReplace = isAtLeast(role, "writer");
  const total = found.data?.total ?? 0;
  useHighlight(wanted);
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t(canReplace ? "title" : "search")}</h2>
        <IconButton label={say("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <FindForm
        wanted={wanted}
        place={at === -1 ? "" : t("place", { place: at + 1, count: total })}
        canReplace={canReplace}
        onStep={step}
        onChange={(next) => {
          if (next.search !== wanted.search) clear();
          state.set(next);
        }}
      />
      <div className="panel-body find-results">
        <Summary isAsking={isAsking} found={found} shown={places.length} />
        <FoundList
          places={places}
          wanted={wanted}
          canReplace={canReplace}
          current={places[at]?.key}
          left={left}
          onSelect={select}
          onShow={show}
        />
      </div>
      {canReplace && places.length > 0 && (
        <ReplaceFoot
          places={places.filter((place) => !left.has(place.key) && !place.isFixed)}
          current={places[at]}
          isRemoving={wanted.replacement === "" && wanted.isReplacing === true}
          isReplacing={wanted.replacement !== "" || wanted.isReplacing === true}
          onReplacedOne={() => step(1)}
        />
      )}
    </>
  );
}

interface SummaryProps {
  readonly isAsking: boolean;
  readonly found: ReturnType<typeof useFound>;
  readonly shown: number;
}

/** No text has it: all of it was replaced, or what may have been asked too narrowly is widened at one press. */
function NothingFound(): ReactNode {
  const { wanted: state, replaced } = findState(useEditor());
  const gone = useSignal(replaced);
  const wanted = useSignal(state);
  const t = useTranslate("find");
  const { search, ...narrowing } = wanted.search;
  const isNarrowed = Object.values(narrowing).some((one) => one !== undefined && one !== false);
  const widen = (): void =>
    state.set({ ...wanted, search: { search, matchCase: false, wholeWord: false } });
  if (gone === search)
    return (
      <div className="empty" role="status">
        <Check className="size-20" aria-hidden="true" />
        <p className="strong">{t("noneLeft", { words: search })}</p>
      </div>
    );
  return (
    <div className="empty" role="status">
      <SearchX className="size-20" aria-hidden="true" />
      <p className="strong">{t("nothing")}</p>
      {isNarrowed ? (
        <Button size="sm" onClick={widen}>
          {t("everywhere")}
        </Button>
      ) : (
        <p>{t("nothingHint")}</p>
      )}
    </div>
  );
}

/** What there is, where a list doesn't say it. */
function Summary({ isAsking, found, shown }: SummaryProps): ReactNode {
  const t = useTranslate("find");
  const say = useTranslate("screens");
  const { data, error, refetch } = found;
  if (error)
    return (
      <div className="note error" role="alert">
        <span className="grow">{errorWords(say, error)}</span>
        <Button size="sm" onClick={() => void refetch()}>
          {t("again")}
        </Button>
      </div>
    );
  if (isAsking && data?.total === 0) return <NothingFound />;
  const rest = (data?.total ?? 0) - shown;
  const words = !isAsking
    ? t("about")
    : data === undefined
      ? ""
      : rest > 0
        ? t("more", { shown, count: data.total })
        : t("found", { count: shown });
  return (
    <p className="hint" role="status">
      {words}
    </p>
  );
}
