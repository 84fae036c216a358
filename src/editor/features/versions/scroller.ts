/** What the timeline scrolls in. */
export function scrollerOf(element: Element): Element | null {
  return element.closest(".versions-list");
}

/** How long nothing has to scroll before it counts as at rest. */
const restMs = 120;

/** Does something once what is scrolled is at rest: what takes a frame's time waits for that. Answers how to give up. */
export function whenAtRest(scroller: Element | null, act: () => void): () => void {
  let timer = setTimeout(end, restMs);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(end, restMs);
  }
  function stop(): void {
    clearTimeout(timer);
    scroller?.removeEventListener("scroll", wait);
  }
  function end(): void {
    stop();
    act();
  }
  scroller?.addEventListener("scroll", wait, { passive: true });
  return stop;
}
