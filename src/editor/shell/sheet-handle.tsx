import type { PointerEvent, ReactNode } from "react";

/** Heights that a sheet stays at, in per cent of the screen; dragged lower, it closes. */
const sheetHeights = [45, 62, 92] as const;

/**
 * A handle that was dragged fast is no page that was flung: the browser would take the next tap for stopping it. The
 * answer ends it.
 */
function keepFromFlinging(handle: HTMLElement): () => void {
  const take = (event: TouchEvent): void => event.preventDefault();
  handle.addEventListener("touchstart", take, { passive: false });
  return () => handle.removeEventListener("touchstart", take);
}

/** The handle of a sheet: it is dragged to one of three heights, or closed downwards. */
export function SheetHandle({ onClose }: { onClose: () => void }): ReactNode {
  const handleMove = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget, pointerId, clientY } = event;
    const sheet = currentTarget.closest<HTMLElement>(".panel");
    if (!sheet || !currentTarget.hasPointerCapture(pointerId)) return;
    sheet.style.height = `${Math.max(80, sheet.getBoundingClientRect().bottom - clientY)}px`;
  };
  const handleEnd = (event: PointerEvent<HTMLElement>): void => {
    const sheet = event.currentTarget.closest<HTMLElement>(".panel");
    if (!sheet) return;
    const share = (sheet.offsetHeight / innerHeight) * 100;
    if (share < sheetHeights[0] - 15) onClose();
    const [nearest] = sheetHeights.toSorted(
      (one, other) => Math.abs(one - share) - Math.abs(other - share),
    );
    sheet.style.height = `${nearest}dvh`;
  };
  return (
    <span
      ref={(handle) => (handle ? keepFromFlinging(handle) : undefined)}
      className="sheet-handle"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
    />
  );
}
