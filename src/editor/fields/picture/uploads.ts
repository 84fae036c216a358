import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { UploadState } from "./upload-state.ts";

/** Pictures on their way to the server, by the topic of their field. */
export const uploadsOf = editorState(() =>
  createSignal<ReadonlyMap<string, UploadState>>(new Map()),
);
