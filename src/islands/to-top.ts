import { scrollToTopThreshold } from "#/site/design-constants.ts";
import { watchDepth } from "./depth-mark.ts";
import { scrollBehaviour } from "./motion.ts";
import { focusOn } from "./reveal.ts";
import { whenThere } from "./when-there.ts";

/** Shows the button that leads to the page's top while there is a way to go. */
export function initToTop(): void {
  const button = document.querySelector<HTMLElement>(".to-top");
  if (!button) return;
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: scrollBehaviour() });
    // the button goes away; the keyboard goes on from the page's beginning
    focusOn(document.body);
  });
  let keepsAway = false;
  watchDepth(scrollToTopThreshold, (isPast) => {
    button.hidden = !isPast;
    if (!isPast || keepsAway) return;
    keepsAway = true;
    whenThere(import("./keep-away.ts"), ({ keepAway }) => keepAway(button));
  });
}
