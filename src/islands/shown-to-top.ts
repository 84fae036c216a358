import { adoptStyles } from "./adopt-styles.ts";
import { focusOn } from "./focus-on.ts";
import { keepAway } from "./keep-away.ts";
import { scrollBehaviour } from "./motion.ts";
import style from "./to-top.css?inline";

const dressed = new WeakSet<HTMLElement>();

/** What the way back to the top needs once it is seen: how it is drawn, what it does, and what keeps it off what it would lie over. */
export function dressToTop(button: HTMLElement): void {
  if (dressed.has(button)) return;
  dressed.add(button);
  adoptStyles(style);
  keepAway(button);
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: scrollBehaviour() });
    // the button goes away; the keyboard goes on from the page's beginning
    focusOn(document.body);
  });
}
