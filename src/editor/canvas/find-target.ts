import type { Target } from "#/site/operations/target.ts";
import type { Spot } from "../session/spot.ts";

/** A section of a page, or the footer, which is one for all of them. */
export type SectionSpot =
  | { readonly page: string; readonly section: string }
  | { readonly part: "footer" };

const bar = "body > .nav";
const footer = "body > .footer";

/** The element of a section, of the bar or of the footer; undefined of what is no such part. NoHeader has none of its own: the bar above is all of it. */
export function elementOfTarget(document: Document, target: Target): HTMLElement | undefined {
  if ("part" in target) {
    const { part } = target;
    if (part !== "navigation" && part !== "footer") return undefined;
    return document.querySelector<HTMLElement>(part === "footer" ? footer : bar) ?? undefined;
  }
  return document.getElementById(`comp-${target.section}`) ?? undefined;
}

/** What an element of the page belongs to. */
export function spotAround(element: HTMLElement, page: string): Spot | null {
  const section = element.closest('main > [id^="comp-"]');
  if (section) return { page, section: section.id.slice("comp-".length) };
  if (element.closest(bar)) return { part: "navigation" };
  return element.closest(footer) ? { part: "footer" } : null;
}

export function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  if (one === null || other === null) return one === other;
  if ("part" in one || "part" in other)
    return "part" in one && "part" in other && one.part === other.part;
  return one.section === other.section && one.page === other.page;
}
