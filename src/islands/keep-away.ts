import type { pageEvent } from "./visit/page-event.ts";

/** What a floating part must not lie over: fields and buttons, and what leads on from the footer. */
const controls =
  ":is(main,footer) :is(input:not([type=hidden]),textarea,select,button,summary,.button),footer a";

/** Pixels between a floating part and what it keeps away from. */
const distance = 4;

/**
 * Sets `data-aside` on a floating part while it would lie over a field or a button. The window is cut down to the part's
 * place, and the browser tells which of the page's controls come into that; nothing is measured while one scrolls.
 */
export function keepAway(part: HTMLElement): void {
  let watching: IntersectionObserver | undefined;

  function watch(): void {
    watching?.disconnect();
    const { top, right, bottom, left, width } = part.getBoundingClientRect();
    if (width === 0) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const sides = [top, clientWidth - right, clientHeight - bottom, left];
    const under = new Set<Element>();
    watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        part.toggleAttribute("data-aside", under.size > 0);
      },
      { rootMargin: sides.map((side) => `${distance - Math.round(side)}px`).join(" ") },
    );
    for (const control of document.querySelectorAll(controls)) watching.observe(control);
  }

  const sizes = new ResizeObserver(watch);
  // it stands above the banner, and anew on every page
  for (const element of [part, document.querySelector(".cookie"), document.documentElement])
    if (element) sizes.observe(element);
  addEventListener("resize", watch);
  document.addEventListener("vitrine:page" satisfies typeof pageEvent, watch);
}
