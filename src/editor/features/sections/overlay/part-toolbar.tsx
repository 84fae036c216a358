import { Suspense } from "react";
import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import type { Spot } from "../../../session/spot.ts";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { latePart } from "../../../ui/late-part.tsx";
import { Toolbar } from "../../../ui/layer/toolbar.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { placeToolbar } from "./place-toolbar.ts";
import { TextTools, useTyped } from "./text-tools.tsx";
import "./part-toolbar.css";

const ProseTools = latePart(async () => ({
  default: (await import("../../../canvas/prose/prose-tools.tsx")).ProseTools,
}));

interface PartToolbarProps {
  readonly canvas: CanvasControl;
  readonly spot: Spot;
  readonly name: string;
  /** Said behind the name. */
  readonly state?: string | undefined;
  readonly children: ReactNode;
}

/** The toolbar beside the selected part of the page: what can be done with it, and with the text of it that is typed in. */
export function PartToolbar({ canvas, spot, name, state, children }: PartToolbarProps): ReactNode {
  const t = useTranslate("editing");
  const typed = useTyped(canvas, spot);
  return (
    <Tracked
      canvas={canvas}
      find={() => canvas.elementOf(spot)}
      place={placeToolbar}
      className="section-toolbar-place"
    >
      <Toolbar
        label={t("section.toolbar", { name })}
        orientation="vertical"
        className={typed ? "section-toolbar is-typing" : "section-toolbar"}
        onEscape={() => canvas.focus()}
        data={{ "data-section-toolbar": "", "data-canvas-keys": "" }}
      >
        <span className="section-toolbar-name truncated" aria-hidden="true">
          {state === undefined ? name : `${name} · ${state}`}
        </span>
        {children}
        {typed?.kind === "text" && <TextTools canvas={canvas} handle={typed} />}
        {typed?.kind === "prose" && (
          <Suspense>
            <ProseTools canvas={canvas} editing={typed.editing} />
          </Suspense>
        )}
      </Toolbar>
    </Tracked>
  );
}
