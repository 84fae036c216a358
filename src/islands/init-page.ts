import { lazyPictureMargin } from "#/site/design-constants.ts";
import { initBar } from "./bar.ts";
import { waitForPictures } from "./lazy-pictures.ts";
import { initParts } from "./parts.ts";
import type { Part } from "./parts.ts";
import { firstInteraction } from "./triggers/interaction.ts";

/** What these do is seen. */
const seen: Part[] = [
  ["[data-hours]", () => import("./open-now.ts")],
  ["[data-countdown]", () => import("./countdown.ts")],
  ["[data-last]", () => import("./past-events.ts")],
  ["[data-slides]", () => import("./slides.ts")],
  // few pages have them, and all pages have this file
  [
    "[data-along],[data-closes],[data-compare],[data-keeps],[data-own],[data-weekday]",
    () => import("./rare-parts.ts"),
  ],
];

/** These answer a press, which waits for them where they aren't there yet (hold-presses.ts). */
const pressed: Part[] = [
  ["[data-lightbox]", () => import("./lightbox.ts")],
  ["[data-frame]", () => import("./embeds.ts")],
];

/** Comes with the visitor's first interaction, on whichever page. */
export const interaction = firstInteraction();

/** Comes as soon as one of these places is as near as pictures are loaded; what is hidden is where its section is. */
function near(places: NodeListOf<Element>): Promise<void> {
  return new Promise((resolve) => {
    const seeing = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seeing.disconnect();
        resolve();
      },
      { rootMargin: `${lazyPictureMargin}px` },
    );
    for (const place of places)
      seeing.observe(place.closest("section,footer") ?? document.documentElement);
  });
}

/** Gives a page that has just come what the runtime has for it. Answers when all of that is there, or won't come. */
export function initPage(): Promise<unknown> {
  initBar();
  waitForPictures();
  return Promise.all([
    initParts(seen, (places) => Promise.race([interaction, near(places)])),
    initParts(pressed, () => interaction),
  ]);
}
