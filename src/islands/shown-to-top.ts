import { adoptStyles } from "./adopt-styles.ts";
import { keepAway } from "./keep-away.ts";
import style from "./to-top.css?inline";

/** What the way back to the top needs once it is seen: how it is drawn, and what keeps it off what it would lie over. */
export function dressToTop(button: HTMLElement): void {
  adoptStyles(style);
  keepAway(button);
}
