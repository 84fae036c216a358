import { Suspense } from "react";
import type { PointerEvent, ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useMay } from "../session/hooks.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { useFeatures } from "./features-context.ts";
import { openPanel } from "./panel-state.ts";

const opener = "nav [aria-expanded=true]";

/** Heights that a sheet stays at, in per cent of the screen; dragged lower, it closes. */
const sheetHeights = [45, 62, 92] as const;

/**
 * A handle that was dragged fast is no page that was flung: the browser would take the next tap for stopping it. The
 * answer ends it.
 */
function keepFromFlinging(handle: HTMLElement): () => void {
  const take = (event: TouchEvent): void => event.preventDefault();
  handle.addEventListener("touchstart", take, { passive: false });
  return () => handle.removeEventListener("touchstart", take);
}

/** The handle of a sheet: it is dragged to one of three heights, or closed downwards. */
function SheetHandle({ onClose }: { onClose: () => void }): ReactNode {
  const handleMove = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget, pointerId, clientY } = event;
    const sheet = currentTarget.closest<HTMLElement>(".panel");
    if (!sheet || !currentTarget.hasPointerCapture(pointerId)) return;
    sheet.style.height = `${Math.max(80, sheet.getBoundingClientRect().bottom - clientY)}px`;
  };
  const handleEnd = (event: PointerEvent<HTMLElement>): void => {
    const sheet = event.currentTarget.closest<HTMLElement>(".panel");
    if (!sheet) return;
    const share = (sheet.offsetHeight / innerHeight) * 100;
    if (share < sheetHeights[0] - 15) onClose();
    const [nearest] = sheetHeights.toSorted(
      (one, other) => Math.abs(one - share) - Math.abs(other - share),
    );
    sheet.style.height = `${nearest}dvh`;
  };
  return (
    <span
      ref={(handle) => (handle ? keepFromFlinging(handle) : undefined)}
      className="sheet-handle"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
    />
  );
}

/** The open panel: beside the stage, over it, or as a sheet. It keeps no focus to itself. */
export function PanelHost(): ReactNode {
  const editor = useEditor();
  const panel = openPanel(editor);
  const t = useTranslate();
  const name = useSignal(panel);
  const may = useMay();
  const open = useFeatures()
    .flatMap(({ panels }) => panels ?? [])
    .find((one) => one.name === name);
  if (!open || !may(open.needs ?? "editor")) return null;
  const close = (): void => {
    // by a key: back to what opened it, the one of rail and dock that is shown
    if (document.activeElement?.matches(".panel :focus-visible"))
      for (const one of document.querySelectorAll<HTMLElement>(opener)) one.focus();
    if (!document.activeElement?.matches(opener)) editor.canvas.get()?.focus();
    panel.set(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel from anywhere within
    <aside
      key={open.name}
      className="panel"
      aria-label={t(open.label)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      }}
    >
      <SheetHandle onClose={close} />
      <Suspense fallback={<p className="panel-head secondary-text">{t("loading")}</p>}>
        <open.Panel onClose={close} />
      </Suspense>
    </aside>
  );
}
