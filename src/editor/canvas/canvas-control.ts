import type { Handles } from "./handle.ts";
import type { Tracker } from "./tracker.ts";
import type { TextSession } from "./text/text-session.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Cell } from "../document-store/cell.ts";
import type { HandleOf } from "./handle.ts";

/** What the pointer is over. */
export interface Hover {
  readonly target: Target | null;
  readonly item: { readonly element: HTMLElement; readonly handle: HandleOf<"item"> } | null;
  readonly picture: { readonly element: HTMLElement; readonly handle: HandleOf<"picture"> } | null;
}

/** What the editor may ask of the canvas. */
export interface CanvasControl {
  readonly document: Document;
  readonly handles: Handles;
  readonly text: TextSession;
  readonly tracker: Tracker;
  readonly hover: Cell<Hover>;
  /** The element of a section or of a part of the site. */
  elementOf(target: Target): HTMLElement | undefined;
  /** Brings a section into view; `flash` draws the eye to it for 600 ms. */
  reveal(target: Target, options?: { flash?: boolean; focusText?: boolean; path?: readonly string[] }): void;
  /** Gives the keyboard to the canvas. */
  focus(): void;
}
