import { useEffect } from "react";
import type { PresencePlace } from "#/api/presence.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { caretIn } from "./caret-place.ts";

/** What changes in so many milliseconds is told at once. */
const gatherMs = 200;
/** It is said again as often as this that somebody is still here. */
const stillHereMs = 60_000;

function deviceNow(): PresencePlace["device"] {
  if (innerWidth <= 480) return "phone";
  return innerWidth <= 820 ? "tablet" : "desktop";
}

/** On another screen than the canvas one is at no page. */
function placeNow(editor: Editor): PresencePlace {
  const selection = editor.selection.get();
  const canvas = canvasState(editor).control.get();
  const part = selection && "part" in selection ? selection.part : null;
  const section = selection && "section" in selection ? selection.section : part;
  const focus = canvas?.text.focus.get();
  const caret = focus?.element && caretIn(focus.element);
  return {
    page: (canvas && editor.page.get()) || null,
    section: canvas && section,
    text: focus?.key ?? null,
    ...(caret !== undefined && { caret }),
    language: editor.language.get(),
    device: deviceNow(),
  };
}

/** Tells the others where one is, as long as there are any. */
export function useOwnPlace(): void {
  const editor = useEditor();
  useEffect(() => {
    let told = "";
    let cancel: (() => void) | undefined;
    let isSoon = false;
    let stopText = (): void => undefined;
    const leaving = new AbortController();
    const leave = (): void => leaving.abort();
    const tell = (): void => {
      isSoon = false;
      cancel?.();
      cancel = editor.timers.after(stillHereMs, tell);
      const place = placeNow(editor);
      told = JSON.stringify(place);
      const { signal } = leaving;
      const call = { method: "POST", body: { tab: editor.tab, place }, signal } as const;
      // whom it does not reach now, the next one does
      editor.call(`sites/${editor.site.id}/presence`, call).catch(() => undefined);
    };
    const tellSoon = (): void => {
      // who goes on writing is told of all the same
      if (isSoon || JSON.stringify(placeNow(editor)) === told) return;
      isSoon = true;
      cancel?.();
      cancel = editor.timers.after(gatherMs, tell);
    };
    const { control } = canvasState(editor);
    const followText = (): void => {
      stopText();
      const canvas = control.get();
      const stopFocus = canvas?.text.focus.subscribe(tellSoon);
      canvas?.document.addEventListener("selectionchange", tellSoon);
      stopText = () => {
        stopFocus?.();
        canvas?.document.removeEventListener("selectionchange", tellSoon);
      };
      tellSoon();
    };
    tell();
    followText();
    // what is on its way would come after the tab has left with its stream
    addEventListener("pagehide", leave);
    const ends = [
      editor.isPlaceKnown.subscribe(() => editor.isPlaceKnown.get() || tell()),
      control.subscribe(followText),
      editor.page.subscribe(tellSoon),
      editor.selection.subscribe(tellSoon),
      editor.language.subscribe(tellSoon),
    ];
    return () => {
      removeEventListener("pagehide", leave);
      leave();
      for (const end of ends) end();
      stopText();
      cancel?.();
    };
  }, [editor]);
}
