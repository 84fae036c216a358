import { useState } from "react";
import { logoRanges } from "#/site/limits.ts";
import { breakpoints } from "#/site/design-constants.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { shownLogo } from "../../canvas/shown-logo.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";

const spot = { target: { part: "navigation" as const }, path: ["logoWidth"] };

function deviceOf(canvas: CanvasControl): keyof typeof logoRanges {
  const width = canvas.document.documentElement.clientWidth;
  if (width <= breakpoints.medium) return "phone";
  return width <= breakpoints.navigation ? "tablet" : "desktop";
}

/** The widths that a logo may have on the device that the page is shown on: wider than its greatest height lets it, it would stay as it is. */
function rangeOf(canvas: CanvasControl): readonly [number, number] {
  const { width, height } = logoRanges[deviceOf(canvas)];
  const picture = shownLogo(canvas)?.element.querySelector("img");
  const ratio = (picture?.naturalWidth ?? 0) / (picture?.naturalHeight ?? 0);
  const [least, most] = width;
  return [least, ratio > 0 ? Math.max(least, Math.min(most, Math.round(height[1] * ratio))) : most];
}

/** The logo's width while it is being changed: on the page at once, stored when it is released. */
export function useLogoWidth(canvas: CanvasControl) {
  const editor = useEditor();
  const stored = useStored(
    editor.store,
    fieldTopic(spot.target, spot.path),
    (records) =>
      valueOfKind(records, { ...spot, kind: "number" }) ?? navigationFields.logoWidth.min,
  );
  const [moved, setMoved] = useState<number | null>(null);
  const [min, max] = rangeOf(canvas);
  return {
    min,
    max,
    width: Math.min(max, moved ?? stored),
    preview(wanted: number): void {
      const width = Math.round(Math.max(min, Math.min(max, wanted)));
      setMoved(width);
      for (const one of canvas.document.querySelectorAll<HTMLElement>(".logo__picture"))
        one.style.setProperty("--logo", `${width}px`);
    },
    release(): void {
      if (moved !== null && moved !== stored)
        editor.dispatch({ name: "field.set", args: { ...spot, value: moved } });
      setMoved(null);
    },
  };
}
