import { initAnnouncements } from "./announcement.ts";
import { initBar } from "./bar.ts";
import { waitForPictures } from "./lazy-pictures.ts";
import { whenThere } from "./when-there.ts";

/** Gives a page that has just come what the runtime has for it. */
export function initPage(): void {
  // before anything is measured, and before the page is seen
  initAnnouncements();
  initBar();
  waitForPictures();
  if (document.querySelector("[data-hours]"))
    whenThere(import("./open-now.ts"), ({ initOpenNow }) => initOpenNow());
  if (document.querySelector("[data-countdown]"))
    whenThere(import("./countdown.ts"), ({ initCountdowns }) => initCountdowns());
  if (document.querySelector("[data-last]"))
    whenThere(import("./past-events.ts"), ({ initPastEvents }) => initPastEvents());
  if (document.querySelector("[data-lightbox]"))
    whenThere(import("./lightbox.ts"), ({ initLightbox }) => initLightbox());
  if (document.querySelector("[data-frame]"))
    whenThere(import("./embeds.ts"), ({ initEmbeds }) => initEmbeds());
  // few pages have them, and all pages have this file
  if (
    document.querySelector(
      "[data-along],[data-closes],[data-compare],[data-keeps],[data-own],[data-weekday]",
    )
  )
    whenThere(import("./rare-parts.ts"), ({ initRareParts }) => initRareParts());
  if (document.querySelector("[data-slides]"))
    whenThere(import("./slides.ts"), ({ initSlides }) => initSlides());
}
