/** What the timeline scrolls in. */
export function scrollerOf(element: Element): Element | null {
  return element.closest(".versions-list");
}
