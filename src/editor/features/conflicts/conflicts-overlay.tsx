import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../signals/signal.ts";
import type { TextConflict } from "../../document-store/document-store-types.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { drawnPlace } from "../../canvas/folded.ts";
import { grown } from "../../canvas/overlay/around.ts";
import { CanvasPopover } from "../../canvas/overlay/canvas-popover.tsx";
import { Tracked } from "../../canvas/overlay/tracked.tsx";

/** What the others' text is by now: they may have gone on writing. Where it is gone, what it was. */
function useTheirs({ key, theirs, ...conflict }: TextConflict): string {
  const { store } = useEditor();
  return useStored(store, key, (records) => {
    const text = valueOfKind(records, { ...conflict, kind: "text" });
    return text ? (text[conflict.language]?.text ?? "") : theirs;
  });
}

/** Two wordings of one text: one is chosen, until then both are there (I4). */
export function ConflictCard({ conflict }: { conflict: TextConflict }): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const { mine } = conflict;
  const theirs = useTheirs(conflict);
  return (
    <div className="conflict-popover">
      <h2 className="section-title">{t("conflict.title")}</h2>
      <p className="secondary-text">{t("conflict.question")}</p>
      {(
        [
          ["mine", mine, t("conflict.mine"), t("conflict.keepMine")],
          ["theirs", theirs, t("conflict.theirs"), t("conflict.keepTheirs")],
        ] as const
      ).map(([choice, text, name, action]) => (
        <div key={choice} className="conflict-version">
          <span className="size-12 secondary-text">{name}</span>
          <p>{text}</p>
          <button
            type="button"
            className={choice === "mine" ? "button sm primary" : "button sm"}
            onClick={() => store.resolveConflict(conflict, choice)}
          >
            {action}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Where a text stands; of what is said of a picture, the picture. */
function elementOf(canvas: CanvasControl, { key, target, path }: TextConflict): HTMLElement | null {
  const picture = fieldTopic(target, path.slice(0, -1));
  const all = canvas.document.querySelectorAll<HTMLElement>(
    `[data-topic="${key}"], [data-edit="picture"][data-topic="${picture}"] img`,
  );
  return drawnPlace([...all]) ?? all[0] ?? null;
}

/** Those of which the texts stand on the page now: it may not be drawn yet, or another page is. */
function useDrawn(
  canvas: CanvasControl,
  conflicts: readonly TextConflict[],
): readonly TextConflict[] {
  const [drawn, setDrawn] = useState<readonly TextConflict[]>([]);
  useEffect(() => {
    const look = (): void => {
      const found = conflicts.filter((conflict) => elementOf(canvas, conflict));
      setDrawn((before) => (isSame(before, found) ? before : found));
    };
    return canvas.tracker.track({ find: () => null, place: look });
  }, [canvas, conflicts]);
  return drawn;
}

function isSame(one: readonly TextConflict[], other: readonly TextConflict[]): boolean {
  return one.length === other.length && one.every((conflict, index) => conflict === other[index]);
}

/** Texts of this page that two people changed. The card is open at the first; settling it opens the next. */
export function ConflictsOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const here = useDrawn(canvas, useSignal(store.conflicts));
  const [first] = here;
  const element = first && elementOf(canvas, first);
  return (
    <>
      {here.map((conflict) => (
        <Tracked
          key={conflict.key}
          canvas={canvas}
          find={() => elementOf(canvas, conflict)}
          place={(box) => grown(box, 8)}
          className="ring conflict"
        />
      ))}
      {first && element && (
        <CanvasPopover
          key={first.key}
          canvas={canvas}
          element={element}
          label={t("conflict.title")}
        >
          <ConflictCard conflict={first} />
        </CanvasPopover>
      )}
    </>
  );
}
