/**
 * Tells whether the page is scrolled further than a depth in pixels, now and whenever that changes. Ends the telling
 * when the answer is called.
 */
export function watchDepth(depth: number, notify: (isPast: boolean) => void): () => void {
  const mark = document.createElement("i");
  mark.style.cssText = `position:absolute;top:0;width:1px;height:${depth}px;pointer-events:none`;
  document.body.append(mark);
  const observer = new IntersectionObserver(([entry]) => notify(!entry?.isIntersecting));
  observer.observe(mark);
  return () => {
    observer.disconnect();
    mark.remove();
  };
}
