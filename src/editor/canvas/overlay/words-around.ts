import type { Box } from "../tracker.ts";
import type { Obstacle } from "./clear-spot.ts";

/** Sections out of view are not laid out, and asking for their texts would do it: what holds no section is left out. */
const parts = 'main > [id^="comp-"], body > .nav, body > .footer';
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

/** The lines of words within an area of the page, in pixels of the stage. `own` is what is being edited. */
export function wordsAround(
  document: Document,
  { area, zoom, own }: { area: Box; zoom: number; own?: Element },
): Obstacle[] {
  const near = (element: Element): boolean =>
    isMet(scaled(element.getBoundingClientRect(), zoom), area);
  return [...document.querySelectorAll(parts)]
    .filter(near)
    .flatMap((part) => [...part.querySelectorAll(readable)].filter(near))
    .flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const weight = weightOf(element, own);
      return [...range.getClientRects()].map((line) => ({ box: scaled(line, zoom), weight }));
    });
}
