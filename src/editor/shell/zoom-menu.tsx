import type { ReactNode } from "react";
import { useSignal } from "../signals/signal.ts";
import { canvasState } from "../canvas/canvas-state.ts";
import { useEditor } from "../session/editor.ts";
import { useTranslate } from "../words/i18n.ts";
import { MenuButton } from "../ui/layer/menu-button.tsx";

const shares = [50, 75, 100] as const;
/** Stands for "as large as it fits" among the per cents. */
const fit = 0;

/** How large the page is shown; the button says it in per cent. */
export function ZoomMenu(): ReactNode {
  const { zoom, shownZoom } = canvasState(useEditor());
  const t = useTranslate();
  const wanted = useSignal(zoom);
  const shown = useSignal(shownZoom);
  const choices = [
    { value: fit, label: t("frame.fit") },
    ...shares.map((share) => ({ value: share, label: `${share} %` })),
  ];
  return (
    <MenuButton
      label={t("frame.zoom")}
      className="button ghost num hide-medium zoom-menu"
      choices={choices}
      value={wanted === "fit" ? fit : Math.round(wanted * 100)}
      onChoose={(share) => zoom.set(share === fit ? "fit" : share / 100)}
    >
      {Math.round(shown * 100)}%
    </MenuButton>
  );
}
