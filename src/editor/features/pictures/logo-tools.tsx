import { useRef } from "react";
import type { PointerEvent, ReactNode } from "react";
import { canvasState } from "../../canvas/canvas-state.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { PlaceNode } from "../../canvas/overlay/tracked.tsx";
import { Tracked } from "../../canvas/overlay/tracked.tsx";
import { useEditor } from "../../session/editor.ts";
import { Slider } from "../../ui/slider.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { useLogoWidth } from "./logo-width.ts";
import "./pictures.css";

interface LogoProps {
  readonly canvas: CanvasControl;
  readonly find: () => HTMLElement | null;
}

/** Pixels that the handle stands out of the logo's corner. */
const out = 6;

/** Whether the page is written from right to left: its logo's free corner is the left one. */
function isRightToLeft({ document }: CanvasControl): boolean {
  return document.documentElement.dir === "rtl";
}

/** The corner of the logo: pulled, the logo gets wider within the range of the device. */
export function LogoHandle({ canvas, find }: LogoProps): ReactNode {
  const t = useTranslate("editing");
  const { shownZoom } = canvasState(useEditor());
  const { width, preview, release } = useLogoWidth(canvas);
  const start = useRef<{ x: number; width: number } | null>(null);
  const place: PlaceNode = ({ left, top, width: wide, height }) => ({
    left: left + (isRightToLeft(canvas) ? -out : wide - out),
    top: top + height - out,
  });
  const pull = (event: PointerEvent): void => {
    if (!start.current) return;
    const by = (event.clientX - start.current.x) / shownZoom.get();
    preview(start.current.width + (isRightToLeft(canvas) ? -by : by));
  };
  const letGo = (): void => {
    start.current = null;
    release();
  };
  return (
    <Tracked canvas={canvas} find={find} place={place} className="logo-handle-place">
      <button
        type="button"
        tabIndex={-1}
        className="logo-handle"
        aria-label={t("logo.handle")}
        title={t("logo.handle")}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, width };
        }}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
    </Tracked>
  );
}

/** The width of the logo as a slider, within the range of the device that is shown. */
export function LogoWidth({ canvas }: { canvas: CanvasControl }): ReactNode {
  const t = useTranslate("editing");
  const { width, min, max, preview, release } = useLogoWidth(canvas);
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {t("logo.width")}
        <span className="num tertiary-text">{t("logo.range", { width, min, max })}</span>
      </span>
      <Slider
        label={t("logo.width")}
        min={min}
        max={max}
        value={width}
        valueText={`${width} px`}
        onChange={preview}
        onRelease={release}
      />
    </div>
  );
}
