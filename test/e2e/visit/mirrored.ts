import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/**
 * What keeps its side in every direction of writing: because an owner chose it, the specification names it, or, as the
 * halves of an address, it is read from the left everywhere. A footer's last row makes room for the messenger.
 */
const fixedSides =
  ".messenger, .messenger *, .to-top, .to-top *, a[href^=mailto] span, html:has(.messenger) :has(> .footer__report) *";

interface Place {
  readonly name: string;
  /** Distances from the page's start and from the window's top. */
  readonly start: number;
  readonly end: number;
  readonly top: number;
}

async function placesIn(page: Page, direction: "ltr" | "rtl"): Promise<(Place | null)[]> {
  return page.evaluate(
    async ({ dir, except }) => {
      const root = document.documentElement;
      root.dir = dir;
      dispatchEvent(new Event("resize"));
      // observers of sizes speak once a frame; what moves comes to its end
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
        const isEndless = effect?.getTiming().iterations === Infinity;
        return playState === "running" && timeline === document.timeline && !isEndless;
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const own = root.getBoundingClientRect();
      return [...document.querySelectorAll("body *:not(svg *, source, script)")].map((element) => {
        const { left, right, top, width } = element.getBoundingClientRect();
        const isSeen = width >= 1 && element.checkVisibility({ visibilityProperty: true });
        if (!isSeen || element.matches(except)) return null;
        const name = `${element.tagName}.${element.getAttribute("class")} "${element.textContent.trim().slice(0, 30)}"`;
        const [start, end] =
          dir === "ltr"
            ? [left - own.left, right - own.left]
            : [own.right - right, own.right - left];
        return { name, start, end, top };
      });
    },
    { dir: direction, except: fixedSides },
  );
}

/** Expects that every part of a page stands, from right to left, where its mirror image would. */
export async function expectMirrored(page: Page, state: string): Promise<void> {
  const forward = await placesIn(page, "ltr");
  const mirrored = await placesIn(page, "rtl");
  const wrong = forward.flatMap((place, index) => {
    const other = mirrored[index];
    if (!place || !other) return place === other ? [] : [`only one way: ${(place ?? other)?.name}`];
    const isSame =
      Math.abs(place.start - other.start) <= 1.5 &&
      Math.abs(place.end - other.end) <= 1.5 &&
      Math.abs(place.top - other.top) <= 1.5;
    return isSame
      ? []
      : [`${place.name}: ${Math.round(place.start)} is ${Math.round(other.start)}`];
  });
  expect(wrong, state).toEqual([]);
}
