import { editorState } from "../../session/editor-state.ts";
import { createSignal } from "../../signals/signal.ts";
import type { UploadState } from "./upload-state.ts";

/** Pictures on their way to the server, by the topic of their field. */
export const uploadsOf = editorState(() =>
  createSignal<ReadonlyMap<string, UploadState>>(new Map()),
);

/** Addresses of what was just uploaded, as it lies on this device, by asset: until the server's file has come. */
export const localPicturesOf = editorState(() =>
  createSignal<ReadonlyMap<string, string>>(new Map()),
);
