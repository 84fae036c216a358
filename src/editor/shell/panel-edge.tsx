import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { SheetHandle } from "./sheet-handle.tsx";

interface PanelEdgeProps {
  /** What opened the panel, one for each width of the window. */
  readonly opener: string;
  readonly onClose: () => void;
}

/** Closes its panel: by its handle where it is a sheet, by Escape within it, at what opened it and where nothing has the keyboard. */
export function PanelEdge({ opener, onClose }: PanelEdgeProps): ReactNode {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    if (key !== "Escape" || event.defaultPrevented || isComposing) return;
    if (!(target instanceof Element) || !target.matches(`body, .panel, .panel *, ${opener}`))
      return;
    event.preventDefault();
    // the one of rail and dock that is shown takes the keyboard
    for (const one of document.querySelectorAll<HTMLElement>(opener)) one.focus();
    onClose();
  });
  useEffect(() => {
    const control = new AbortController();
    // behind everything in the document that has a use for the key
    globalThis.addEventListener("keydown", handleKey, { signal: control.signal });
    return () => control.abort();
  }, []);
  return <SheetHandle onClose={onClose} />;
}
