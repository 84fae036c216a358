import { Suspense } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { useMay } from "../session/hooks.ts";
import { useEditor } from "../session/editor.ts";
import { latePart } from "../ui/late-part.tsx";
import { useTranslate } from "../words/i18n.ts";
import { useFeatures } from "./features-context.ts";
import { openPanel } from "./panel-state.ts";

const opener = "nav [aria-expanded=true]";

const PanelEdge = latePart(async () => ({
  default: (await import("./panel-edge.tsx")).PanelEdge,
}));

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
    if (document.activeElement?.matches(":is(.panel, .panel *):focus-visible"))
      for (const one of document.querySelectorAll<HTMLElement>(opener)) one.focus();
    if (!document.activeElement?.matches(opener)) editor.canvas.get()?.focus();
    panel.set(null);
  };
  return (
    <aside key={open.name} className="panel" aria-label={t(open.label)}>
      <Suspense>
        <PanelEdge opener={opener} onClose={close} />
      </Suspense>
      <Suspense fallback={<p className="panel-head secondary-text">{t("loading")}</p>}>
        <open.Panel onClose={close} />
      </Suspense>
    </aside>
  );
}
