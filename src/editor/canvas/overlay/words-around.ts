import type { Box } from "../tracker.ts";
import { bar } from "./bar-edge.ts";
import type { Obstacle } from "./clear-spot.ts";

/** Sections out of view are not laid out, and asking for their texts would do it: what holds no section is left out. */
const parts = `main > [id^="comp-"], ${bar}, body > .footer`;
const pressable = 'a, button, summary, input, select, textarea, [data-edit="link"]';
const folded = "details:not([open]) > :not(summary)";
const emptyList = '[data-edit="list"]:not(:has([data-edit="item"]))';
/** Nothing is marked as edited for whoever may only look: they see the page as it is published. */
const readable = '[data-edit="text"], h1, h2, h3, h4, :is(p, li):not(:has([data-edit]))';

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
  // nothing lies over a title or what is written, be it for what is pressed
  return own?.contains(element) || /^H\d$/.test(element.nodeName) ? 1000 : 1;
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

/** What is pressed beside an element within an area of the page: a button that is covered can't be gone on to. */
export function neighboursAround(
  document: Document,
  { own, ...around }: Around & { own: Element },
): Obstacle[] {
  return elementsAround(document, pressable, around)
    .filter((element) => !element.contains(own) && !own.contains(element))
    .map((element) => ({ box: scaled(element.getBoundingClientRect(), around.zoom), weight: 6 }));
}

/** What begins an empty list, where that is: as high as a finger, and as long as its words in any language. */
const beginning = { width: 240, height: 44 };

/** Where the first items of empty lists are offered within an area of the page. */
export function beginningsAround(document: Document, { area, zoom }: Around): Obstacle[] {
  const { height } = beginning;
  const above = { ...area, top: area.top - height, height: area.height + height };
  return elementsAround(document, emptyList, { area: above, zoom })
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const { left, top } = scaled(element.getBoundingClientRect(), zoom);
      return { box: { left, top, ...beginning }, weight: 3 };
    });
}

/** The bar as far as it reaches into an area of the page: its logo and links stand anywhere in it. */
export function barAround(document: Document, { area, zoom }: Around): Obstacle[] {
  const element = document.querySelector(bar);
  const box = element && scaled(element.getBoundingClientRect(), zoom);
  return box && isMet(box, area) ? [{ box, weight: 3 }] : [];
}
