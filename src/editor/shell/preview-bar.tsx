import type { ReactNode } from "react";
import { canvasState } from "../canvas/canvas-state.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { useEditing } from "./editing-context.ts";

/** Over the previewed page: the way back, and what features have beside it. */
export function PreviewBar(): ReactNode {
  const { isPreview } = canvasState(useEditor());
  const t = useTranslate();
  const editing = useEditing();
  return (
    <div className="preview-bar" data-canvas-keys>
      <button type="button" className="button" onClick={() => isPreview.set(false)}>
        {t("frame.endPreview")} <kbd>Esc</kbd>
      </button>
      {editing.map(({ name, PreviewAction }) => PreviewAction && <PreviewAction key={name} />)}
    </div>
  );
}
