import { Suspense, useRef } from "react";
import type { PointerEvent, ReactNode } from "react";
import { useCell } from "../document-store/cell.ts";
import { useEditor } from "../editor.ts";
import { useTranslate } from "../i18n.ts";
import { panels } from "./plug-ins.ts";

/** Heights that a sheet stays at, in per cent of the screen; dragged lower, it closes. */
const sheetHeights = [45, 62, 92] as const;

/** The handle of a sheet: it is dragged to one of three heights, or closed downwards. */
function SheetHandle({
  sheet,
  onClose,
}: {
  sheet: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactNode {
  const handleMove = (event: PointerEvent): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !sheet.current) return;
    const foot = sheet.current.getBoundingClientRect().bottom;
    sheet.current.style.height = `${Math.max(80, foot - event.clientY)}px`;
  };
  const handleEnd = (): void => {
    if (!sheet.current) return;
    const share = (sheet.current.offsetHeight / innerHeight) * 100;
    if (share < sheetHeights[0] - 15) onClose();
    const nearest = [...sheetHeights].sort(
      (one, other) => Math.abs(one - share) - Math.abs(other - share),
    )[0];
    sheet.current.style.height = `${nearest}dvh`;
  };
  return (
    <span
      className="sheet-h"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
    />
  );
}

/** The open panel: beside the stage, over it, or as a sheet. It keeps no focus to itself. */
export function PanelHost(): ReactNode {
  const { panel, canvas } = useEditor();
  const t = useTranslate();
  const name = useCell(panel);
  const sheet = useRef<HTMLElement>(null);
  const open = panels.find((one) => one.name === name);
  if (!open) return null;
  const close = (): void => {
    panel.set(null);
    canvas.get()?.focus();
  };
  return (
    <aside
      ref={sheet}
      key={open.name}
      className="panel"
      aria-label={t(open.label)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      }}
    >
      <SheetHandle sheet={sheet} onClose={close} />
      <Suspense fallback={<p className="ph t2">{t("loading")}</p>}>
        <open.Panel onClose={close} />
      </Suspense>
    </aside>
  );
}
