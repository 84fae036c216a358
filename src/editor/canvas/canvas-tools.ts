import { createContext, use } from "react";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import type { Signal } from "../signals/signal.ts";
import type { Handles } from "./handle.ts";
import type { ShownEnding } from "./shown-ending.ts";
import type { TextSession } from "./text/text-session.ts";

/** What the editable slots need besides the kit's environment. */
export interface CanvasTools {
  readonly store: DocumentStore;
  readonly handles: Handles;
  readonly text: TextSession;
  readonly shownEnding: Signal<ShownEnding | null>;
  /** What stands in an empty text: 'Your text' in the editor's own language. */
  readonly placeholder: string;
  /** What a picture is called that has no words of its own. */
  readonly picture: string;
  /** What the site's logo is called. */
  readonly logo: string;
  /** What stands in place of a section that a newer program made. */
  readonly newer: string;
}

export const CanvasToolsContext = createContext<CanvasTools | null>(null);

/** @throws outside of the canvas */
export function useCanvasTools(): CanvasTools {
  const tools = use(CanvasToolsContext);
  if (!tools) throw new Error("Outside of the canvas");
  return tools;
}
