import { wakeBar } from "./bar.ts";
import { waitForPictures } from "./lazy-pictures.ts";
import { whenThere } from "./when-there.ts";

/** Gives a page that has just come what the runtime has for it. */
export function wakePage(): void {
  wakeBar();
  waitForPictures();
  if (document.querySelector("form[data-closes]"))
    whenThere(import("./event-replies.ts"), ({ mindReplies }) => mindReplies());
}
