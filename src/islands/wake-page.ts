import { wakeBar } from "./bar.ts";
import { waitForPictures } from "./lazy-pictures.ts";

/** Gives a page that has just come what the runtime has for it. */
export function wakePage(): void {
  wakeBar();
  waitForPictures();
}
