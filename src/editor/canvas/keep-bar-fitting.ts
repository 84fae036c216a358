let fitBar: ((bar: Element) => void) | undefined;

/**
 * Keeps as many links in the bar of the canvas as its room has, which is what its visitors' runtime does. Until the
 * letters are those of the site's fonts, the estimate stands that it was drawn with. The answer ends it.
 */
export function keepBarFitting(document: Document): () => void {
  const { body, fonts } = document;
  let bar: Element | null = null;
  const over = new AbortController();
  const fit = async (): Promise<void> => {
    // once it is there it comes before the next frame
    fitBar ??= (await import("#/chrome/fit-bar.ts")).fitBar;
    if (bar && !over.signal.aborted && fonts.status === "loaded") fitBar(bar);
  };
  const handleChange = (): void => void fit();
  const sizes = new ResizeObserver(handleChange);
  // links that are written, added and taken away, and what is estimated anew, before it hides a link that is being written
  const words = new MutationObserver(handleChange);
  const follow = (): void => {
    const found = body.querySelector(":scope>header.nav");
    if (found === bar) return;
    sizes.disconnect();
    words.disconnect();
    bar = found;
    if (!bar) return;
    sizes.observe(bar);
    words.observe(bar, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["data-fit"],
    });
  };
  const bars = new MutationObserver(follow);
  bars.observe(body, { childList: true });
  follow();
  fonts.addEventListener("loadingdone", handleChange, over);
  return () => {
    over.abort();
    for (const observer of [sizes, words, bars]) observer.disconnect();
  };
}
