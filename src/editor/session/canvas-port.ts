import type { Target } from "#/site/operations/target.ts";
import type { Signal } from "../signals/signal.ts";

export interface RevealOptions {
  /** Draws the eye to it for 600 ms. */
  readonly flash?: boolean;
  /**
   * Puts the caret behind the field's text, or selects it, so that what is typed replaces it; without a path it selects
   * the section's first one.
   */
  readonly focusText?: boolean | "selected";
  /** Goes to the upper edge: a sheet lies over the rest. */
  readonly isAbove?: boolean;
  /** The field to bring into view. */
  readonly path?: readonly string[];
  /** Whose field that is, where it isn't the section's own: of the linked one that stands there. */
  readonly of?: Target;
}

/** What everybody may ask of the page on the canvas, while it is shown. */
export interface CanvasPort {
  /** The page's own. */
  readonly document: Document;
  readonly text: {
    /** Something is typed that is not committed yet. */
    readonly isPending: Signal<boolean>;
    /** Commits what is typed and not yet committed. */
    flush(): void;
  };
  /** Brings a section into view once it is rendered. */
  reveal(target: Target, options?: RevealOptions): void;
  /** Gives the keyboard to the canvas. */
  focus(): void;
}
