import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";

/** Where a new page goes: into the menu of a link of the bar, or (null) into the bar. */
export interface NewPagePlace {
  readonly parent: string | null;
}

/** What a dialog is about: a page that is added there, or gets another path. */
export type PageDialog =
  | ({ readonly kind: "add" } & NewPagePlace)
  | { readonly kind: "move"; readonly page: string };

/** The dialog that is open. */
export const pageDialog = editorState(() => createSignal<PageDialog | null>(null));
