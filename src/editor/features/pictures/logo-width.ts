import { useState } from "react";
import { logoRanges } from "#/site/limits.ts";
import { breakpoints } from "#/site/design-constants.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";

const spot = { target: { part: "navigation" as const }, path: ["logoWidth"] };

/** The widths that a logo may have on the device that the page is shown on. */
function rangeOf(canvas: CanvasControl): readonly [number, number] {
  const width = canvas.document.documentElement.clientWidth;
  if (width <= breakpoints.medium) return logoRanges.phone.width;
  return width <= breakpoints.navigation ? logoRanges.tablet.width : logoRanges.desktop.width;
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
