import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { PictureSpot } from "../picture/upload-state.ts";

/** The field of the page that a picture of the library is being chosen for. */
export const choosingOf = editorState(() => createSignal<PictureSpot | null>(null));
