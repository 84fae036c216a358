/**
 * On phones the keyboard takes the foot of the window. Where the window keeps its height, as on an iPhone, `--keyboard`
 * says how much of it is covered; elsewhere that is nothing. The answer ends it.
 */
export function followKeyboard(): () => void {
  const { visualViewport: view } = globalThis;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const fit = (): void => {
    // what is zoomed in shows less without a keyboard too
    const isOpen = Math.round(view.height * view.scale) < innerHeight;
    const covered = Math.round(innerHeight - view.offsetTop - view.height);
    style.setProperty("--keyboard", `${isOpen ? Math.max(0, covered) : 0}px`);
  };
  fit();
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  return () => {
    view.removeEventListener("resize", fit);
    view.removeEventListener("scroll", fit);
    style.removeProperty("--keyboard");
  };
}

/**
 * Scrolls an element into view, and again when its page becomes lower: the keyboard has opened. Whoever scrolled away
 * stays there when the page becomes higher. The answer ends it.
 */
export function keepInView(element: HTMLElement): () => void {
  const { defaultView: page } = element.ownerDocument;
  const show = (): void => element.scrollIntoView({ block: "nearest" });
  show();
  let before = page?.innerHeight ?? 0;
  const follow = (): void => {
    const now = page?.innerHeight ?? 0;
    if (now < before) show();
    before = now;
  };
  page?.addEventListener("resize", follow);
  return () => page?.removeEventListener("resize", follow);
}
