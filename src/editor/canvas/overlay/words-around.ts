import type { Box } from "../tracker.ts";
import type { Obstacle } from "./clear-spot.ts";

/** Sections out of view are not laid out, and asking for their texts would do it: what holds no section is left out. */
const parts = 'main > [id^="comp-"], body > .nav, body > .footer';
const pressable = 'button, summary, input, select, textarea, [data-edit="link"]';
const folded = "details:not([open]) > :not(summary)";
const readable = '[data-edit="text"], h1, h2, h3, h4';

function isMet(box: Box, area: Box): boolean {
  return (
    box.left < area.left + area.width &&
    area.left < box.left + box.width &&
    box.top < area.top + area.height &&
    area.top < box.top + box.height
  );
}

function scaled({ left, top, width, height }: DOMRect, zoom: number): Box {
  return { left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom };
}

function weightOf(element: Element, own: Element | undefined): number {
  if (element === own) return 100;
  return /^H\d$/.test(element.nodeName) ? 10 : 1;
}

/** What is looked for within an area of the page, in pixels of the stage. */
interface Around {
  readonly area: Box;
  readonly zoom: number;
}

function elementsAround(document: Document, selector: string, { area, zoom }: Around): Element[] {
  // what a closed menu holds has boxes too, though nobody sees it
  const near = (element: Element): boolean =>
    isMet(scaled(element.getBoundingClientRect(), zoom), area) && !element.closest(folded);
  return [...document.querySelectorAll(parts)]
    .filter(near)
    .flatMap((part) => [...part.querySelectorAll(selector)].filter(near));
}

/** The lines of words within an area of the page. `own` is what is being edited. */
export function wordsAround(
  document: Document,
  { own, ...around }: Around & { own?: Element },
): Obstacle[] {
  return elementsAround(document, readable, around).flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const weight = weightOf(element, own);
    return [...range.getClientRects()].map((line) => ({ box: scaled(line, around.zoom), weight }));
  });
}

/** What is pressed within an area of the page: a menu's lines, a button with the room around its words, a field. */
export function controlsAround(document: Document, around: Around): Obstacle[] {
  return elementsAround(document, pressable, around).map((element) => ({
    box: scaled(element.getBoundingClientRect(), around.zoom),
    weight: 3,
  }));
}
