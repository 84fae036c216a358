import { scrollToTopThreshold } from "#/site/design-constants.ts";
import { watchDepth } from "./depth-mark.ts";
import { scrollBehaviour } from "./motion.ts";
import { focusOn } from "./reveal.ts";
import { whenThere } from "./when-there.ts";

/** Shows the button that leads to the page's top while there is a way to go. Its styles come when there first is one (decision 816). */
export function initToTop(): void {
  const button = document.querySelector<HTMLElement>(".to-top");
  if (!button) return;
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: scrollBehaviour() });
    // the button goes away; the keyboard goes on from the page's beginning
    focusOn(document.body);
  });
  let isWanted = false;
  let isDressed: boolean | undefined;
  watchDepth(scrollToTopThreshold, (isPast) => {
    isWanted = isPast;
    button.hidden = !(isPast && isDressed);
    if (!isPast || isDressed !== undefined) return;
    isDressed = false;
    whenThere(
      import("./shown-to-top.ts"),
      ({ dressToTop }) => {
        isDressed = true;
        button.hidden = !isWanted;
        dressToTop(button);
      },
      // asked for again when it is next wanted
      () => (isDressed = undefined),
    );
  });
}
