import { scrollToTopThreshold } from "#/site/design-constants.ts";
import { watchDepth } from "./depth-mark.ts";
import { whenThere } from "./when-there.ts";

/** Shows the button that leads to the page's top while there is a way to go. All else of it comes when there first is one (decision 816). */
export function initToTop(): void {
  const button = document.querySelector<HTMLElement>(".to-top");
  if (!button) return;
  let isWanted = false;
  watchDepth(scrollToTopThreshold, (isPast) => {
    isWanted = isPast;
    if (!isPast) button.hidden = true;
    // where it doesn't come it is asked for again when it is next wanted
    else
      whenThere(import("./shown-to-top.ts"), ({ dressToTop }) => {
        button.hidden = !isWanted;
        dressToTop(button);
      });
  });
}
