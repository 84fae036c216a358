declare global {
  interface UIEvent {
    /** What an event was made by; Chromium alone tells it. */
    readonly sourceCapabilities?: { readonly firesTouchEvents: boolean } | null;
  }
}

/** Whether a finger made this move: a tap is told as one, too. Where browsers don't tell, nothing else can hover. */
function isTap(event: MouseEvent): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== "mouse";
  const { sourceCapabilities: source } = event;
  return source ? source.firesTouchEvents : !matchMedia("(hover)").matches;
}

/** Whether a browser tells of a move because the page came or scrolled under a pointer at rest. */
export function isMoveAtRest(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type.endsWith("move") &&
    event.movementX === 0 &&
    event.movementY === 0 &&
    !isTap(event)
  );
}
