import { useEffect } from "react";
import { serverReach } from "../reach/server-reach.ts";
import { createSignal } from "../signals/signal.ts";
import { useEditor } from "./editor.ts";
import type { Editor } from "./editor.ts";
import { editorState } from "./editor-state.ts";

/** Milliseconds after which what is drawn counts as painted: in a tab that isn't looked at nothing is. */
const patience = 1000;

/** Whether what the address names has been painted. What isn't needed for that is asked for afterwards. */
export const firstView = editorState(() => createSignal(false));

/** Stands beside what the address names, and tells that it was painted. */
export function FirstView(): null {
  const editor = useEditor();
  useEffect(() => {
    const { timers } = editor;
    const tell = (): void => firstView(editor).set(true);
    let cancelTask = timers.after(patience, tell);
    const frame = requestAnimationFrame(() => {
      cancelTask();
      cancelTask = timers.after(0, tell);
    });
    return () => {
      cancelAnimationFrame(frame);
      cancelTask();
    };
  }, [editor]);
  return null;
}

/**
 * Begins what nobody waits for once the first view was painted. `load` brings its code; where that can't be had, it is
 * asked for again when the connection is back. The answer ends it.
 */
export function afterFirstView(editor: Editor, load: () => Promise<() => () => void>): () => void {
  let isGone = false;
  let stop = (): void => undefined;
  let stopRetrying = (): void => undefined;
  const attempt = async (): Promise<void> => {
    const begin = await load().catch(() => undefined);
    if (isGone) return;
    if (begin) stop = begin();
    else stopRetrying = serverReach.onBack(again);
  };
  const again = (): void => {
    stopRetrying();
    void attempt();
  };
  const isPainted = firstView(editor);
  const stopWaiting = isPainted.subscribe(() => {
    stopWaiting();
    again();
  });
  if (isPainted.get()) {
    stopWaiting();
    again();
  }
  return () => {
    isGone = true;
    stopWaiting();
    stopRetrying();
    stop();
  };
}
