import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Where a new page goes: into the menu of a link of the bar, or (null) into the bar. */
export interface NewPagePlace {
  readonly parent: string | null;
  /** What is offered first to begin with: ready pages where it is left out. */
  readonly begin?: "saved";
}

/** What a dialog is about: a page that is added there, gets another path, or is saved for all sites, or where a link of the bar leads. */
export type PageDialog =
  | ({ readonly kind: "add" } & NewPagePlace)
  | { readonly kind: "move" | "save"; readonly page: string }
  | { readonly kind: "link"; readonly link: string };

/** The dialog that is open. */
export const pageDialog = editorState(() => createSignal<PageDialog | null>(null));
