import { deviceWidths } from "#/site/design-constants.ts";
import type { Device } from "./canvas-state.ts";

/** Where the page's frame stands on the stage. `width` and `height` are the frame's own, before `zoom`. */
export interface FrameLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

interface FrameLayoutInput {
  readonly stage: { readonly width: number; readonly height: number };
  readonly device: Device;
  readonly zoom: "fit" | number;
  /** On a phone or a small tablet the page fills the stage at its real size. */
  readonly isCompact: boolean;
  readonly isPreview: boolean;
  /** While a section is dragged the page is shown at half its size. */
  readonly isOverview: boolean;
}

/** Pixels beside and above the page: room for the section's name, and for its toolbar on the right. */
const margins = { left: 28, right: 52, top: 30 } as const;

/** Shows a device's width as large as it fits, the toolbar's room staying free on the right. */
export function layoutFrame({
  stage,
  device,
  zoom: wanted,
  isCompact,
  isPreview,
  isOverview,
}: FrameLayoutInput): FrameLayout {
  const shrink = isOverview ? 0.5 : 1;
  if (isCompact && !isOverview)
    return { left: 0, top: 0, width: stage.width, height: stage.height, zoom: 1 };
  const width = isCompact ? stage.width : deviceWidths[device];
  const sides = isCompact || isPreview ? 0 : margins.left + margins.right;
  const top = isCompact ? 0 : isPreview ? 0 : margins.top;
  const fitting = Math.min(1, Math.max(0.1, (stage.width - sides) / width));
  const zoom = (wanted === "fit" ? fitting : wanted) * shrink;
  const free = stage.width - width * zoom;
  const centred = Math.round(free / 2);
  const left =
    isPreview || isCompact || centred >= margins.right ? Math.max(0, centred) : margins.left;
  return { left, top, width, height: Math.max(1, (stage.height - top) / zoom), zoom };
}
