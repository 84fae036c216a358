// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { placeName } from "./place-name.ts";

afterEach(() => void (document.body.innerHTML = ""));

const node = document.createElement("div");

/** The place of a section's name with the bar's foot at an edge, both in pixels of the stage at half size. */
function placed(sectionTop: number, barBottom: number | null) {
  document.body.innerHTML = barBottom === null ? "" : '<header class="nav"></header>';
  const bar = document.querySelector(".nav");
  if (bar && barBottom !== null)
    bar.getBoundingClientRect = () => new DOMRect(0, 2 * barBottom - 80, 800, 80);
  const place = placeName({ document }, ({ left, width }) => left + width);
  const box = { left: 10, top: sectionTop, width: 600, height: 300 };
  return place(box, { width: 620, height: 500, zoom: 0.5 }, node);
}

it("CANV-01: the name of a section stands above it, and above the page where the bar is or its beginning is out of view", () => {
  expect(placed(200, 64)).toEqual({ left: 610, top: 176 });
  expect(placed(88, 64)).toEqual({ left: 610, top: 64 });
  expect(placed(87, 64)).toEqual({ left: 610, top: -24 });
  expect(placed(64, 64)).toEqual({ left: 610, top: -24 });
  expect(placed(0, 64)).toEqual({ left: 610, top: -24 });
  expect(placed(-50, -10)).toEqual({ left: 610, top: -24 });
  expect(placed(30, -10)).toEqual({ left: 610, top: 6 });
  expect(placed(30, null)).toEqual({ left: 610, top: 6 });
});

it("CANV-01: a section out of view has no name", () => {
  expect([placed(-301, 64), placed(501, 64)]).toEqual([undefined, undefined]);
});
