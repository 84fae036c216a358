declare global {
  interface UIEvent {
    /** What an event was made by; Chromium alone tells it. */
    readonly sourceCapabilities?: { readonly firesTouchEvents: boolean } | null;
  }
}

/** Whether a finger made this move: a tap is told as one, too. Where browsers don't tell, nothing else can hover. */
function isTap({ pointerType, sourceCapabilities: source }: Partial<PointerEvent>): boolean {
  if (pointerType) return pointerType !== "mouse";
  return source ? source.firesTouchEvents : !matchMedia("(hover)").matches;
}

/** Whether a browser tells of a move because the page came or scrolled under a pointer at rest. */
export function isMoveAtRest(event: Event): boolean {
  const { type, movementX, movementY }: Event & Partial<MouseEvent> = event;
  return type.endsWith("move") && movementX === 0 && movementY === 0 && !isTap(event);
}
