/** What may lie over the window's edges, in pixels: the site's bar above, tools below. */
const edge = 96;

/** Scrolls to the caret where it is out of sight: another size of a title moves its words away from under it. */
export function keepCaretInView({ ownerDocument }: Element): void {
  const { defaultView: window } = ownerDocument;
  const selection = ownerDocument.getSelection();
  if (!window || !selection?.isCollapsed || selection.rangeCount === 0) return;
  const { top, bottom } = selection.getRangeAt(0).getBoundingClientRect();
  // a caret that stands nowhere is measured as nothing
  if (top === 0 && bottom === 0) return;
  if (top >= edge && bottom <= window.innerHeight - edge) return;
  window.scrollBy({ top: (top + bottom - window.innerHeight) / 2, behavior: "instant" });
}
