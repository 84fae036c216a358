import { fallbackLink } from "#/site/design-constants.ts";
import { fitCount, usedBy } from "./fit-count.ts";

/** What stands in the bar's room, in pixels. */
interface Room {
  readonly widths: readonly number[];
  readonly gap: number;
  /** What links have beside "More", and what it takes that may give way to them. */
  readonly width: number;
  readonly more: number;
  /** So many stand there in any case. */
  readonly least: number;
}

/** How many links there are: all of them where they fit the room of "More" too, which then has nothing to hold. */
function countIn({ widths, gap, width, more, least }: Room): number {
  if (usedBy(widths, gap) <= width + more) return widths.length;
  return Math.max(least, fitCount(widths, width, gap));
}

/**
 * Makes exact what was estimated when the bar was rendered: as many links as fit their room, the rest under "More".
 * Nothing in the layout moves by it; the links are rendered at the end of their room, next to "More" or in its place. A
 * link that has the focus stays where it has it: on the canvas its words may be on their way.
 */
export function fitBar(bar: ParentNode): void {
  const list = bar.querySelector<HTMLElement>(".nav__links[data-fit]>ul");
  const more = bar.querySelector<HTMLElement>(".more");
  if (!list?.clientWidth || !more) return;
  const links = [...list.querySelectorAll<HTMLElement>(":scope>*")];
  const others = [...more.querySelectorAll<HTMLElement>(".menu>:not(.nav__social)>li")];
  for (const link of [...links, ...others]) {
    link.hidden = false;
    link.removeAttribute("data-fit");
  }
  list.style.translate = "";
  // where the bar has no "More", everything fits it for sure
  if (getComputedStyle(more).display === "none") return;
  const widths = links.map((link) => link.getBoundingClientRect().width || fallbackLink);
  const { width } = list.getBoundingClientRect();
  const alwaysThere = links.length - others.length;
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  const focused = (all: HTMLElement[]): number =>
    all.findIndex((link) => link.matches(":focus-within"));
  const socials = more.querySelector(".nav__social");
  const hasSocials = socials && getComputedStyle(socials).display !== "none";
  const place = hasSocials ? 0 : more.getBoundingClientRect().width + gap;
  const least = Math.max(alwaysThere, focused(links) + 1);
  const fitting = countIn({ widths, gap, width, more: place, least });
  const below = focused(others);
  const count = below < 0 ? fitting : Math.min(fitting, alwaysThere + below);
  links.forEach((link, index) => (link.hidden = index >= count));
  others.forEach((other, index) => (other.hidden = alwaysThere + index < count));
  const hasMore = count < links.length || hasSocials;
  more.toggleAttribute("data-idle", !hasMore);
  const room = hasMore ? width : width + place;
  const side = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  list.style.translate = `${side * Math.max(0, room - usedBy(widths.slice(0, count), gap))}px`;
}
