// @vitest-environment jsdom
import { expect, it } from "vitest";
import { placeOnClearSide } from "./clear-side.ts";
import { neighboursAround } from "./words-around.ts";

const boxes: Readonly<Record<string, DOMRect>> = {
  section: new DOMRect(0, 0, 1200, 700),
  ".first": new DOMRect(40, 520, 140, 46),
  ".second": new DOMRect(190, 520, 140, 46),
};

/** A page with two buttons beside each other; jsdom lays nothing out. */
function openPage() {
  document.body.innerHTML =
    '<main><section id="comp-1"><a class="first"><span>Get in touch</span></a><a class="second">Learn more</a></section></main>';
  for (const [selector, box] of Object.entries(boxes))
    document.querySelector(selector)!.getBoundingClientRect = () => box;
  return { own: document.querySelector("span")!, anchor: boxes[".first"]! };
}

it("CANV-01: what opens beside a button doesn't cover the button next to it, but a few words above", () => {
  const { own, anchor } = openPage();
  const area = { left: 0, top: 0, width: 1200, height: 700 };
  const neighbours = neighboursAround(document, { own, area, zoom: 1 });
  expect(neighbours.map(({ box }) => box.left)).toEqual([190]);
  const words = { box: { left: 40, top: 440, width: 340, height: 48 }, weight: 1 };
  const place = placeOnClearSide({
    anchor,
    box: { width: 340, height: 150 },
    room: { left: 0, width: 1200, height: 700 },
    obstacles: () => [words, ...neighbours],
    before: undefined,
  });
  expect(place.side).toBe("above");
});
