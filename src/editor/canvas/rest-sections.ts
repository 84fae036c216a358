import { timings } from "#/site/limits.ts";
import type { Timers } from "../signals/timers.ts";

/** The attribute of the root element under which canvas.css lets sections out of view rest. */
const attribute = "data-resting";

export interface SectionRest {
  /** The page has another layout: sections rest again once all of them have their new sizes. */
  renew(): void;
  stop(): void;
}

/**
 * Lets sections out of view rest: a key press then lays out and paints what is seen, however long the page is. A
 * section rests at the size that it had when it was last drawn, so all are drawn first, and again after a change that
 * may give them other sizes.
 */
export function restSections(document: Document, timers: Timers): SectionRest {
  const { documentElement: root, defaultView: window } = document;
  let cancel = (): void => undefined;

  const rest = (): void => root.setAttribute(attribute, "");
  const wake = (): void => root.removeAttribute(attribute);

  const renew = (): void => {
    cancel();
    cancel = timers.after(timings.cropResize, () => {
      wake();
      // a size is remembered at the end of the frame that drew it
      window?.requestAnimationFrame(() => window.requestAnimationFrame(rest));
    });
  };

  // a section that was never drawn has no size to rest at
  const added = new MutationObserver((records) => {
    if (!records.some(({ target }) => target === document.body || target.nodeName === "MAIN"))
      return;
    wake();
    renew();
  });
  added.observe(document.body, { childList: true, subtree: true });
  window?.addEventListener("resize", renew);
  renew();
  return {
    renew,
    stop() {
      cancel();
      added.disconnect();
      window?.removeEventListener("resize", renew);
    },
  };
}
