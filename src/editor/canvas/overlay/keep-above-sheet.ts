/** Pixels between what is edited and the sheet below it. */
const gap = 12;

/** How far the page has to move up for an element to end above a sheet; its beginning stays in view. */
export function coveredBy(
  element: { readonly top: number; readonly bottom: number },
  sheetTop: number,
): number {
  return Math.max(0, Math.min(element.bottom + gap - sheetTop, element.top - gap));
}

/**
 * On phones a popover is a sheet at the foot of the screen: what it edits moves above it, also once a keyboard has made
 * the page lower. The answer ends it.
 */
export function keepAboveSheet(element: HTMLElement, sheet: HTMLElement): () => void {
  const { defaultView: page } = element.ownerDocument;
  const keep = (): void => {
    if (!page || getComputedStyle(sheet).position !== "fixed") return;
    const frameTop = page.frameElement?.getBoundingClientRect().top ?? 0;
    const top = coveredBy(
      element.getBoundingClientRect(),
      sheet.getBoundingClientRect().top - frameTop,
    );
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // in the bar's menu the page below it stays
    if (top > 0)
      (element.closest(".nav-full") ?? page).scrollBy({ top, behavior: calm ? "auto" : "smooth" });
  };
  const observer = new ResizeObserver(keep);
  observer.observe(sheet);
  let frame = 0;
  // once the words that are typed were scrolled into the lower page, which knows of no sheet
  const keepSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(keep);
  };
  const windows = [page, globalThis.visualViewport];
  for (const one of windows) one?.addEventListener("resize", keepSoon);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const one of windows) one?.removeEventListener("resize", keepSoon);
  };
}
