import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { placeBeside } from "./place-beside.ts";
import "./layer.css";

export interface PopoverProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly side?: "below" | "start";
  readonly children: ReactNode;
}

/** A box beside its anchor. Esc and a press elsewhere close it; the focus goes back to where it was. */
export function Popover({
  anchor,
  label,
  onClose,
  className = "",
  side = "below",
  children,
}: PopoverProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const place = (): void => {
      const { left, top } = placeBeside(
        anchor.getBoundingClientRect(),
        node.getBoundingClientRect(),
        { width: innerWidth, height: innerHeight },
        side,
      );
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
    };
    place();
    // what is loaded later makes it higher
    const observer = new ResizeObserver(place);
    observer.observe(node);
    return () => observer.disconnect();
  });
  useEffect(() => {
    const before = document.activeElement;
    const node = box.current;
    (
      node?.querySelector<HTMLElement>("[autofocus], input, button, [tabindex='0']") ?? node
    )?.focus();
    const handlePress = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Node)) return;
      if (!node?.contains(target) && !anchor.contains(target)) close();
    };
    document.addEventListener("mousedown", handlePress);
    // a press on the page goes to its frame; a file dialog takes the focus too, but leaves it where it was
    const handleBlur = (): void => {
      if (document.activeElement?.tagName === "IFRAME") close();
    };
    globalThis.addEventListener("blur", handleBlur);
    return () => {
      document.removeEventListener("mousedown", handlePress);
      globalThis.removeEventListener("blur", handleBlur);
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
