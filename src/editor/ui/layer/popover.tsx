import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { placeBeside } from "./place-beside.ts";
import type { Belonging, Placement } from "./place-beside.ts";
import "./layer.css";

export interface PopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly side?: Belonging;
  /** Has it placed again whenever its anchor may have moved. The answer ends it. */
  readonly follow?: (place: () => void) => (() => void) | undefined;
  readonly children: ReactNode;
}

/** Calls when something other than the box is used, or Esc is pressed where the box doesn't hear it. The answer ends it. */
function watchLeaving(node: HTMLElement | null, anchor: HTMLElement, close: () => void) {
  const handleElsewhere = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Node)) return;
    // a dialog that lies over it asks something of its own
    const dialog = target instanceof Element && target.closest("dialog");
    if (dialog && !dialog.contains(anchor)) return;
    if (!node?.contains(target) && !anchor.contains(target)) close();
  };
  document.addEventListener("mousedown", handleElsewhere);
  document.addEventListener("focusin", handleElsewhere);
  // a press on the page goes to its frame; a file dialog takes the focus too, but leaves it where it was
  const handleBlur = (): void => {
    if (document.activeElement?.tagName === "IFRAME") close();
  };
  globalThis.addEventListener("blur", handleBlur);
  // the focus may be at the anchor, or nowhere, once what had it is disabled
  const handleKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== "Escape" || !(target instanceof Node)) return;
    if (target !== document.body && !anchor.contains(target)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  document.addEventListener("keydown", handleKey, true);
  return () => {
    document.removeEventListener("mousedown", handleElsewhere);
    document.removeEventListener("focusin", handleElsewhere);
    globalThis.removeEventListener("blur", handleBlur);
    document.removeEventListener("keydown", handleKey, true);
  };
}

/** The window without the dock at the foot of small ones, where tools lie side by side: boxes go above them. */
function roomFor(side: Belonging) {
  const dock = getComputedStyle(document.documentElement).getPropertyValue("--dock");
  const taken = Number.parseFloat(dock) || 0;
  return {
    room: { width: innerWidth, height: innerHeight - taken },
    foot: taken,
    side: taken > 0 ? "below" : side,
  } as const;
}

/** A box beside its anchor. Esc, a press elsewhere and Tab out of it close it; the focus goes back to where it was, unless it went on. */
export function Popover({
  anchor,
  label,
  onClose,
  className = "",
  side = "below",
  follow,
  children,
}: PopoverProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const placed = useRef<Placement>(undefined);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const place = (): void => {
      const free = roomFor(side);
      const { left, top, bottom } = (placed.current = placeBeside({
        anchor: anchor.getBoundingClientRect(),
        box: { width: node.offsetWidth, height: node.offsetHeight },
        room: free.room,
        side: free.side,
        before: placed.current,
      }));
      node.style.left = `${left}px`;
      node.style.top = top === undefined ? "auto" : `${top}px`;
      node.style.bottom = bottom === undefined ? "auto" : `${bottom + free.foot}px`;
    };
    place();
    // what is loaded later makes it higher
    const observer = new ResizeObserver(place);
    observer.observe(node);
    const unfollow = follow?.(place);
    return () => {
      observer.disconnect();
      unfollow?.();
    };
  });
  useEffect(() => {
    const before = document.activeElement;
    const node = box.current;
    // what is disabled takes no focus, and then Esc would not be heard
    (
      node?.querySelector<HTMLElement>(
        ":is([autofocus], input, button, [tabindex='0']):not(:disabled)",
      ) ?? node
    )?.focus();
    const unwatch = watchLeaving(node, anchor, () => close());
    return () => {
      unwatch();
      const isOurs = node?.contains(document.activeElement);
      if (before instanceof HTMLElement && (isOurs || document.activeElement === document.body))
        before.focus();
    };
  }, [anchor]);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes a dialog from anywhere within
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`popover anchored ${className}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        // the dialog around it stays open
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </div>,
    // a dialog makes everything inert that is not in it
    anchor.closest("dialog") ?? document.body,
  );
}
