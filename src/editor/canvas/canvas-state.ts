import type { Theme } from "#/site/theme.ts";
import { editorState } from "../session/editor-state.ts";
import { createSignal } from "../signals/signal.ts";
import type { CanvasControl } from "./canvas-control.ts";
import type { PopoverTarget } from "./popover-target.ts";
import type { ShownEnding } from "./shown-ending.ts";

export type Device = "desktop" | "tablet" | "mobile";

/** How the page is shown, and what of it is being worked on. */
export const canvasState = editorState((editor) => {
  const popoverTarget = createSignal<PopoverTarget | null>(null);
  const closePopover = (): void => popoverTarget.set(null);
  // a picture or a link of another place is no longer at hand
  const isPreview = createSignal(editor.role.get() === "viewer");
  editor.role.subscribe(() => {
    if (editor.role.get() === "viewer") isPreview.set(true);
  });
  const shownEnding = createSignal<ShownEnding | null>(null);
  editor.page.subscribe(() => {
    closePopover();
    shownEnding.set(null);
  });
  editor.selection.subscribe(closePopover);
  return {
    /** The page itself, for what lies over it. */
    control: createSignal<CanvasControl | null>(null),
    device: createSignal<Device>("desktop"),
    /** "fit", or the share of the page's real size. */
    zoom: createSignal<"fit" | number>("fit"),
    /** The share that it's shown at now. */
    shownZoom: createSignal(1),
    isPreview,
    /** The page is shown at half its size, e.g. while a section is dragged. */
    isOverview: createSignal(false),
    /** The picture or the link whose popover is open. */
    popoverTarget,
    /** The form that is shown as it ends. */
    shownEnding,
    /** What is shown of a theme that isn't set. */
    themePreview: createSignal<Partial<Theme> | null>(null),
  };
});
