import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { spokenAttributes } from "#/site/word-language.ts";
import { timings } from "#/site/limits.ts";
import { pageEvent } from "../visit/page-event.ts";
import popup from "#/chrome/popup.css?inline";
import { adoptStyles } from "../adopt-styles.ts";
import report from "./report.css?inline";

/** Renders dialogs over the page until `leave` is called, or another page is shown. */
export function mountOver(render: (leave: () => void) => ReactNode): void {
  adoptStyles(popup + report);
  const place = document.createElement("div");
  Object.assign(place, spokenAttributes(document.documentElement.lang));
  document.body.append(place);
  const root = createRoot(place);
  const listening = new AbortController();
  function leave(): void {
    if (listening.signal.aborted) return;
    listening.abort();
    // they fade out first
    setTimeout(() => {
      root.unmount();
      place.remove();
    }, timings.popup);
  }
  document.addEventListener(
    pageEvent,
    () => {
      for (const dialog of place.querySelectorAll<HTMLDialogElement>("dialog[open]"))
        dialog.close();
      leave();
    },
    { signal: listening.signal },
  );
  root.render(render(leave));
}
