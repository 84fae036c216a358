// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { leaveRoomAtFoot } from "../../../canvas/overlay/room-at-foot.ts";
import { placeBand } from "./place-band.ts";

const view = { width: 390, height: 700, zoom: 1 };
const section = { left: 0, top: 60, width: 390, height: 240 };
const control = { document } as CanvasControl;
let lines: DOMRect[] = [];

beforeEach(() => {
  document.body.innerHTML =
    '<main><section id="comp-head"><p data-edit="text"></p></section></main>';
  for (const element of document.querySelectorAll("main, section, p"))
    element.getBoundingClientRect = () => new DOMRect(0, 60, 390, 240);
  Object.assign(Range.prototype, { getClientRects: () => lines });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

function placed(isFirst = false): (string | undefined)[] {
  const node = document.createElement("div");
  const spot = placeBand(control, isFirst)(section, view, node);
  expect(spot).toEqual({ top: isFirst ? 60 : 300, width: 390 });
  return [node.dataset["edge"], node.dataset["row"]];
}

it("CANV-01: on phones what adds a section stands at its boundary where there are no words", () => {
  lines = [];
  expect(placed()).toEqual(["start", "above"]);
  lines = [new DOMRect(20, 270, 158, 24)];
  expect(placed()).toEqual(["end", "above"]);
  lines = [new DOMRect(20, 258, 350, 21)];
  expect(placed()).toEqual(["start", "on"]);
  lines = [new DOMRect(20, 270, 350, 24)];
  expect(placed()).toEqual(["start", "below"]);
});

it("CANV-01: on phones what adds a section lies over nothing that begins an empty list", () => {
  lines = [];
  const list = document.createElement("ul");
  list.dataset["edit"] = "list";
  document.querySelector("section")?.append(list);
  list.getBoundingClientRect = () => new DOMRect(20, 230, 350, 0);
  list.getClientRects = () => [list.getBoundingClientRect()] as unknown as DOMRectList;
  expect(placed()).toEqual(["end", "above"]);
  list.getBoundingClientRect = () => new DOMRect(20, 200, 350, 0);
  expect(placed()).toEqual(["start", "above"]);
  list.getBoundingClientRect = () => new DOMRect(20, 230, 350, 0);
  const item = document.createElement("li");
  item.dataset["edit"] = "item";
  list.append(item);
  expect(placed()).toEqual(["start", "above"]);
});

it("PHONE-405: on phones what adds a section is shown once all of it is above the tools at the window's foot", () => {
  lines = [];
  const rowAt = (foot: number): string | undefined => {
    const node = document.createElement("div");
    placeBand(control, false)({ ...section, height: foot - section.top }, view, node);
    return node.dataset["row"];
  };
  expect(rowAt(700)).toBe("above");
  expect(rowAt(701)).toBe("cut");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  const end = leaveRoomAtFoot(document);
  expect(rowAt(628)).toBe("above");
  expect(rowAt(629)).toBe("cut");
  end();
  expect(rowAt(629)).toBe("above");
});

it("CANV-01: in larger windows it stands beside the page", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(placed()).toEqual([undefined, undefined]);
});
