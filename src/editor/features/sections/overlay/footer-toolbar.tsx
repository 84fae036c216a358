import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { BackgroundButton } from "./background-button.tsx";
import { PartToolbar } from "./part-toolbar.tsx";

const footer = { part: "footer" } as const;

/** What can be done with the footer: it is on every page, so it is neither moved nor removed. */
export function FooterToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const t = useTranslate("editing");
  return (
    <PartToolbar canvas={canvas} spot={footer} name={t("section.footer")}>
      <BackgroundButton spot={footer} />
    </PartToolbar>
  );
}
