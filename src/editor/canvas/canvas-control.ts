import type { Target } from "#/site/operations/target.ts";
import type { Spot } from "../session/spot.ts";
import type { CanvasPort } from "../session/canvas-port.ts";
import type { Signal } from "../signals/signal.ts";
import type { HandleOf, Handles } from "./handle.ts";
import type { TextSession } from "./text/text-session.ts";
import type { Tracker } from "./tracker.ts";

/** An element that stands for something. */
export interface Found<Kind extends "item" | "picture" | "list" | "link"> {
  readonly element: HTMLElement;
  readonly handle: HandleOf<Kind>;
}

/** What the pointer is over, or the focus within. */
export interface Hover {
  readonly spot: Spot | null;
  readonly item: Found<"item"> | null;
  readonly picture: Found<"picture"> | null;
  /** The boundary of sections that is near: behind `after`, or (null) before the first one. */
  readonly boundary: { readonly after: string | null } | null;
}

export const noHover: Hover = { spot: null, item: null, picture: null, boundary: null };

/** What the parts of the canvas, and what lies over it, may ask of it. */
export interface CanvasControl extends CanvasPort {
  readonly document: Document;
  readonly handles: Handles;
  readonly text: TextSession;
  readonly tracker: Tracker;
  readonly hover: Signal<Hover>;
  /** While the pointer is on what is drawn over the page, the page stays hovered as it was. */
  holdHover(isHeld: boolean): void;
  /** The section that the eye is drawn to. */
  readonly flash: Signal<Target | null>;
  elementOf(target: Target): HTMLElement | undefined;
}
