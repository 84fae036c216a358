import { fallbackLink, fitCount, usedBy } from "./link-fit.ts";

/**
 * Makes exact what was estimated when the bar was rendered: as many links as fit their room, the rest under "More".
 * Nothing in the layout moves by it: links begin at a fixed place and "More" keeps its own; it is rendered beside the last
 * of them. A link that has the focus stays: on the canvas its words may be on their way.
 */
export function fitBar(bar: ParentNode): void {
  const list = bar.querySelector(".nav__links[data-fit]>ul");
  const more = bar.querySelector<HTMLElement>(".more");
  if (!list?.clientWidth || !more) return;
  const links = [...list.querySelectorAll<HTMLElement>(":scope>*")];
  const others = [...more.querySelectorAll<HTMLElement>(".menu>:not(.nav__social)>li")];
  for (const link of [...links, ...others]) {
    link.hidden = false;
    link.removeAttribute("data-fit");
  }
  more.style.removeProperty("translate");
  // where the bar has no "More", everything fits it for sure
  if (getComputedStyle(more).display === "none") return;
  const widths = links.map((link) => link.getBoundingClientRect().width || fallbackLink);
  const { width } = list.getBoundingClientRect();
  const alwaysThere = links.length - others.length;
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  const held = links.findIndex((link) => link.matches(":focus-within")) + 1;
  const count = Math.max(alwaysThere, held, fitCount(widths, width, gap));
  links.forEach((link, index) => (link.hidden = index >= count));
  others.forEach((other, index) => (other.hidden = alwaysThere + index < count));
  const socials = more.querySelector(".nav__social");
  const hasMore = count < links.length || (socials && getComputedStyle(socials).display !== "none");
  more.toggleAttribute("data-idle", !hasMore);
  const used = usedBy(widths.slice(0, count), gap);
  const side = getComputedStyle(list).direction === "rtl" ? 1 : -1;
  more.style.translate = `${side * Math.max(0, width - used)}px`;
}
