import { CornerLeftUp } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Target } from "#/site/operations/target.ts";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { noHover } from "../canvas-control.ts";
import type { CanvasControl } from "../canvas-control.ts";
import { canvasState } from "../canvas-state.ts";
import { useTargetName } from "./section-overlay.tsx";

/** On phones, where one toolbar is shown at a time: from the tools of a picture or an item to those of its section. */
export function SectionToolsButton({
  canvas,
  target,
}: {
  canvas: CanvasControl;
  target: Target;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const name = useTargetName(target);
  return (
    <button
      type="button"
      className="section-tools-button"
      aria-label={t("item.tools", { name })}
      onClick={() => {
        flushSync(() => {
          canvas.hover.set(noHover);
          canvasState(editor).popoverTarget.set(null);
        });
        document.querySelector<HTMLElement>('[data-section-toolbar] [tabindex="0"]')?.focus();
      }}
    >
      <CornerLeftUp aria-hidden="true" />
      <span className="truncated">{name}</span>
    </button>
  );
}
