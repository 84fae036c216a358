import { Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { seenSections } from "#/site/linked.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { useSignal, useSignalPart } from "../../../signals/signal.ts";
import { seenTopics } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { preloadPicker } from "../picker/open-picker.tsx";
import { sectionsState } from "../sections-state.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { placeBand } from "./place-band.ts";
import "./insertion-bands.css";

/** Milliseconds that the pointer rests at a boundary before "+" shows. */
const patience = 120;

/** The boundary that the pointer has rested at; `undefined` is none, null the page's beginning. */
function useRestedBoundary(canvas: CanvasControl): string | null | undefined {
  const { timers } = useEditor();
  const boundary = useSignalPart(canvas.hover, (hover) => hover.boundary);
  const [shown, setShown] = useState<string | null | undefined>();
  const key = boundary ? boundary.after : undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    const cancel = timers.after(patience, () => setShown(key));
    return () => {
      cancel();
      setShown(undefined);
    };
  }, [timers, key]);
  return shown;
}

interface BandProps {
  readonly canvas: CanvasControl;
  readonly after: string | null;
  /** The section whose edge it stands at. */
  readonly at: string;
  readonly label: string;
  readonly state: string;
}

function Band({ canvas, after, at, label, state }: BandProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const page = editor.page.get();
  const place = useMemo(() => placeBand(canvas, after === null), [canvas, after]);
  return (
    <Tracked
      canvas={canvas}
      find={() => canvas.elementOf({ page, section: at })}
      place={place}
      movement="sections"
      className={`insertion-band ${state}`}
    >
      <button
        type="button"
        aria-label={label}
        onFocus={() => void preloadPicker(editor)}
        onPointerEnter={() => {
          void preloadPicker(editor);
          canvas.holdHover(true);
        }}
        onPointerLeave={() => canvas.holdHover(false)}
        onClick={() => sectionsState(editor).insertion.set({ after })}
      >
        <Plus aria-hidden="true" />
        <span aria-hidden="true">{t("section.add")}</span>
      </button>
    </Tracked>
  );
}

/**
 * At each boundary of sections a "+", exactly where the new one lands; always there at the page's end. A page without
 * sections offers some to begin with instead.
 */
export function InsertionBands({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const page = useSignal(editor.page);
  const sections =
    useStored(editor.store, seenTopics(page), (records) => seenSections(records, page)) ?? [];
  const rested = useRestedBoundary(canvas);
  const selection = useSignal(editor.selection);
  const isTyping = useSignalPart(canvas.text.focus, (focus) => focus !== null);
  const [first] = sections;
  const isOpen = first && findSection(first.template)?.category !== "header";
  const selected = selection && "section" in selection ? selection.section : undefined;
  const stateOf = (after: string | null): string => {
    if (after === (sections.at(-1)?.id ?? null)) return "end";
    // on touch nothing hovers: the selection has its bands, a text that is typed in its own tools
    const isAround =
      after === selected ||
      sections[sections.findIndex(({ id }) => id === selected) - 1]?.id === after;
    return rested === after ? "on" : isAround && !isTyping ? "around" : "";
  };
  return (
    <div className="insertion-bands">
      {isOpen && (
        <Band
          canvas={canvas}
          after={null}
          at={first.id}
          label={t("section.addHere")}
          state={stateOf(null)}
        />
      )}
      {sections.map(({ id, template }) => (
        <Band
          key={id}
          canvas={canvas}
          after={id}
          at={id}
          label={t("section.addAfter", { name: templateLabel(template) })}
          state={stateOf(id)}
        />
      ))}
    </div>
  );
}
