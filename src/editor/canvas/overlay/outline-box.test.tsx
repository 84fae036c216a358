// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import type { CanvasControl } from "../canvas-control.ts";
import type { Tracked as One } from "../tracker.ts";
import { OutlineBox } from "./outline-box.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const view = { width: 600, height: 500, zoom: 0.5 };
const page = document.implementation.createHTMLDocument();
page.body.innerHTML = '<header class="nav"><a href="/">Logo</a></header><main></main>';
const [bar, link, main] = [".nav", "a", "main"].map((one) => page.querySelector(one));

/** What is cut off the outline of an element that begins and ends there, the bar being from 0 to 40 px of the stage. */
async function cut(element: Element | null | undefined, top: number, bottom: number, barTop = 0) {
  if (bar) bar.getBoundingClientRect = () => new DOMRect(0, 2 * barTop, 1200, 80);
  let one: One | undefined;
  const tracker = {
    touch: () => undefined,
    track(tracked: One) {
      one = tracked;
      return () => undefined;
    },
  } as Partial<CanvasControl["tracker"]>;
  const canvas = { tracker, document: page } as CanvasControl;
  mounted = await mount(<OutlineBox canvas={canvas} find={() => element} className="selected" />);
  one?.place({ left: 0, top, width: 600, height: bottom - top }, { ...view });
  const { clipPath } = mounted.find(".selected").style;
  await mounted.unmount();
  return clipPath;
}

it("CANV-06: an outline is cut off where the bar that stays above the page lies over it", async () => {
  expect(await cut(main, 20, 300)).toContain("inset(20px ");
  expect(await cut(main, -100, 300)).toContain("inset(140px ");
  expect(await cut(main, -100, 30)).toContain("inset(140px ");
});

it("CANV-06: an outline below or above the bar is whole, and one around it or within", async () => {
  expect(await cut(main, 40, 300)).toBe("");
  // an announcement above it
  expect(await cut(main, 0, 24, 24)).toBe("");
  expect(await cut(main, 0, 300)).toBe("");
  expect(await cut(link, 10, 30)).toBe("");
});
