import type { Target } from "#/site/operations/target.ts";

/** A place on the page, in the frame's own pixels. */
export type Box = Pick<DOMRect, "left" | "right">;

/** A text that doesn't fit its place. */
export interface Overflow {
  /** Whose text it is: a section of the page, or the footer. */
  readonly target: Target;
  readonly text: string;
  /** "cut": so many pixels of it are cut off. "small": a long word has shrunk it to so many pixels. */
  readonly kind: "cut" | "small";
  readonly pixels: number;
}

/** What is smaller can’t be read, in pixels; titles of a page’s sections are meant to be larger than texts. */
const smallest = { text: 10.5, heading: 16 };
/** A title that a long word has made smaller than this, in sizes of the page's texts, hardly leads them (decision 690). */
const leading = 1.55;

/** Sizes in pixels: as it is drawn, as it would be without a long word in it, and of the page's texts. */
export interface TitleSizes {
  readonly drawn: number;
  readonly meant: number;
  readonly texts: number;
}

/** Whether a long word has taken a title its size. One that is meant to be small is none. */
export function isShrunk({ drawn, meant, texts }: TitleSizes): boolean {
  return drawn < meant * 0.98 && drawn < texts * leading;
}

/** The size that a title of ordinary words has in its place: the names of its properties are short by then (decision 602). */
function meantSize(title: Element, view: Window): number {
  const probe = title.cloneNode() as Element;
  // the variables of its own, among them how long its longest word is
  for (const name of ["style", "data-v"]) probe.removeAttribute(name);
  title.after(probe);
  const size = Number.parseFloat(view.getComputedStyle(probe).fontSize);
  probe.remove();
  return size;
}

/** Pixels that letters may stand out by: italics and shadows do. */
const tolerance = 2;

/**
 * How many pixels of a text its window or a box around it cuts off; 0 where it is whole. What lies beside a box as a
 * whole waits there to be shown, e.g. in a carousel.
 */
export function cutBy(text: Box, boxes: readonly Box[]): number {
  const cuts = boxes.map((box) => {
    if (text.left >= box.right || text.right <= box.left) return 0;
    return Math.max(text.right - box.right, box.left - text.left);
  });
  const most = Math.max(0, ...cuts);
  return most > tolerance ? Math.round(most) : 0;
}

/** Sections are anchors of their pages. */
const anchor = "comp-";

function targetOf(element: Element, page: string): Target | undefined {
  const section = element.closest(`main [id^=${anchor}]`);
  if (section) return { page, section: section.id.slice(anchor.length) };
  return element.closest("footer") ? { part: "footer" } : undefined;
}

/** The text that stands in an element itself. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? "")
    .join("")
    .trim();
}

/** The boxes that cut a text off: those that hide what stands out of them, and buttons, which are drawn around theirs. */
function boxesOf(element: HTMLElement, view: Window): Box[] {
  const boxes: Box[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { overflowX, display } = view.getComputedStyle(one);
    // what scrolls can be brought into view
    if (overflowX === "auto" || overflowX === "scroll") return boxes;
    const isBox = display !== "inline" && (overflowX !== "visible" || one.matches(".button"));
    if (isBox && one !== view.document.documentElement) boxes.push(one.getBoundingClientRect());
  }
  return [...boxes, { left: 0, right: view.innerWidth }];
}

/** The texts of a drawn page that don't fit: the bar fits itself, by moving links into a menu. */
export function findOverflow(document: Document, page: string): Overflow[] {
  const view = document.defaultView;
  if (!view) return [];
  const found: Overflow[] = [];
  const range = document.createRange();
  const texts = Number.parseFloat(view.getComputedStyle(document.body).fontSize);
  for (const element of document.querySelectorAll<HTMLElement>("main *, footer *")) {
    const text = ownText(element);
    const target = text === "" ? undefined : targetOf(element, page);
    if (!target) continue;
    range.selectNodeContents(element);
    const place = range.getBoundingClientRect();
    // what only screen readers have is a pixel wide
    if (element.getBoundingClientRect().width <= 1 || place.width === 0) continue;
    const by = cutBy(place, boxesOf(element, view));
    if (by > 0) found.push({ target, text, kind: "cut", pixels: by });
    const size = Number.parseFloat(view.getComputedStyle(element).fontSize);
    const isTitle = element.matches(".title[data-level]");
    const sizes = { drawn: size, meant: isTitle ? meantSize(element, view) : size, texts };
    const least = element.closest("main :is(h1, h2)") ? smallest.heading : smallest.text;
    if (size < least || isShrunk(sizes))
      found.push({ target, text, kind: "small", pixels: Math.round(size) });
  }
  return found;
}
