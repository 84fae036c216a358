import type { PictureBlock, WordBlock } from "#/fields/prose/spec.ts";
import type { Link } from "#/site/link.ts";
import type { Signal } from "../../signals/signal.ts";

/** What the caret of a rich text is in. */
export interface ProseState {
  readonly type: WordBlock | null;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  readonly link: Link | null;
  /** The words that a link can be on; "" where there are none. */
  readonly linkable: string;
}

/** What the tools over the page do with the rich text that is being edited. */
export interface ProseEditing {
  readonly state: Signal<ProseState>;
  /** Its blocks neither come nor go here: those of a translation are the original's. */
  readonly isFixed: boolean;
  setType(type: WordBlock): void;
  toggle(mark: "strong" | "emphasis"): void;
  setLink(link: Link | null): void;
  addPicture(type: PictureBlock): void;
  /** Gives the caret back. */
  focus(): void;
}
