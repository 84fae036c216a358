import { useLayoutEffect, useRef } from "react";
import type { FocusEvent } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { holdTracked } from "../../../canvas/overlay/tracked.tsx";

const tools = "[data-section-toolbar]";
/** Where what was done with them can be taken back. */
const toasts = ".toasts";

interface HeldTools {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Whoever is at the tools of a section that goes, by deleting it, duplicating it or undoing, is at those of what is
 * selected next, else on the page: the keyboard is never nowhere. `selected` names what has the tools.
 */
export function useHeldTools(selected: string | null, canvas: CanvasControl): HeldTools {
  // what is removed while it has the focus tells nobody that it lost it
  const isHeld = useRef(false);
  const before = useRef(selected);
  useLayoutEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    const { activeElement, body } = document;
    const isElsewhere = activeElement && activeElement !== body && !activeElement.closest(toasts);
    if (!isHeld.current || isElsewhere) return;
    isHeld.current = false;
    const next = document.querySelector<HTMLElement>(`${tools} [tabindex="0"]`);
    // a section that moves into the place of the one that goes may not be in sight yet
    if (!next) return canvas.focus();
    holdTracked(next);
    next.focus();
  }, [selected, canvas]);
  return {
    onFocus: ({ target }) => {
      isHeld.current = target.closest(tools) !== null;
    },
    onBlur: ({ relatedTarget }) => {
      isHeld.current = Boolean(relatedTarget?.closest(toasts));
    },
  };
}
