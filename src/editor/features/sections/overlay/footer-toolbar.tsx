import { LayoutTemplate } from "lucide-react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useEditor } from "../../../session/editor.ts";
import { sectionsState } from "../sections-state.ts";
import { BackgroundButton } from "./background-button.tsx";
import { PartToolbar } from "./part-toolbar.tsx";

const footer = { part: "footer" } as const;

/** What can be done with the footer: it is on every page, so it is neither moved nor removed. */
export function FooterToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  return (
    <PartToolbar canvas={canvas} spot={footer} name={t("section.footer")}>
      <ToolButton
        label={t("section.swap")}
        Icon={LayoutTemplate}
        aria-haspopup="dialog"
        onClick={() => sectionsState(editor).swapping.set(footer)}
      />
      <BackgroundButton spot={footer} />
    </PartToolbar>
  );
}
