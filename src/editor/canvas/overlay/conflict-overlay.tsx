import type { ReactNode } from "react";
import { useCell } from "../../document-store/cell.ts";
import type { TextConflict } from "../../document-store/document-store-types.ts";
import { useEditor } from "../../editor.ts";
import { useTranslate } from "../../i18n.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { grown } from "./around.ts";
import { CanvasPopover } from "./canvas-popover.tsx";
import { Tracked } from "./tracked.tsx";

/** Two wordings of one text: one is chosen, until then both are there (I4). */
function ConflictCard({ conflict }: { conflict: TextConflict }): ReactNode {
  const { store } = useEditor();
  const t = useTranslate();
  const { key, mine, theirs } = conflict;
  return (
    <div className="cf-p">
      <h3 className="h-sec">{t("conflict.title")}</h3>
      <p className="t2">{t("conflict.question")}</p>
      {(
        [
          ["mine", mine, t("conflict.mine"), t("conflict.keepMine")],
          ["theirs", theirs, t("conflict.theirs"), t("conflict.keepTheirs")],
        ] as const
      ).map(([choice, text, name, action]) => (
        <div key={choice} className="cf-v">
          <span className="s12 t2">{name}</span>
          <p>{text}</p>
          <button
            type="button"
            className={choice === "mine" ? "btn sm pri" : "btn sm"}
            onClick={() => store.resolveConflict(key, choice)}
          >
            {action}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Texts of this page that two people changed. The card is open at the first; settling it opens the next. */
export function ConflictOverlay({ canvas }: { canvas: CanvasControl }): ReactNode {
  const { store } = useEditor();
  const t = useTranslate();
  const conflicts = useCell(store.conflicts);
  const here = conflicts.flatMap((conflict) => {
    const element = canvas.document.querySelector<HTMLElement>(`[data-topic="${conflict.key}"]`);
    return element ? [{ conflict, element }] : [];
  });
  const [first] = here;
  return (
    <>
      {here.map(({ conflict, element }) => (
        <Tracked
          key={conflict.key}
          canvas={canvas}
          find={() => element}
          place={(box) => grown(box, 8)}
          className="ring conflict"
        />
      ))}
      {first && (
        <CanvasPopover
          key={first.conflict.key}
          canvas={canvas}
          element={first.element}
          label={t("conflict.title")}
        >
          <ConflictCard conflict={first.conflict} />
        </CanvasPopover>
      )}
    </>
  );
}
