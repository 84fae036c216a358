// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdPresses } from "./hold-presses.ts";
import { longestHold } from "./triggers/hold-forms.ts";

/** Lets everything be ready, or know that it won't be. */
let settle: () => void;
/** What heard of a press, with whether it had been taken; nothing leads anywhere here. */
let heard: [id: string, isTaken: boolean][] = [];

function listen(event: Event): void {
  const { target, defaultPrevented } = event;
  heard.push([target instanceof Element ? target.id : "", defaultPrevented]);
  event.preventDefault();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  heard = [];
  document.body.innerHTML =
    '<aside data-announcement="rye"><button id="close"><b id="icon">x</b></button></aside>' +
    '<section><a id="picture" href="/a.jpg" data-enlarge><img id="thumbnail" alt=""></a></section>' +
    '<section><div id="stage" data-stage="film"></div><a id="play" href="/film" data-frame="/f">x</a></section>' +
    '<section><div data-stage="dark"><a id="other" href="/b/">x</a></div></section>';
  document.body.addEventListener("click", listen);
  holdPresses(new Promise((resolve) => (settle = () => resolve(undefined))));
});
afterEach(async () => {
  settle();
  await Promise.resolve();
  document.body.removeEventListener("click", listen);
  vi.useRealTimers();
});

function press(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  ["icon", "close"],
  ["thumbnail", "picture"],
  ["play", "play"],
  ["stage", "stage"],
])(
  "RES-310: a press on %s waits for what answers it, and is then made once",
  async (id, pressed) => {
    expect(press(id)).toBe(true);
    expect(press(id)).toBe(true);
    expect(heard).toEqual([]);
    settle();
    await Promise.resolve();
    expect(heard).toEqual([[pressed, false]]);
    vi.advanceTimersByTime(longestHold);
    expect(heard).toHaveLength(1);
    press(id);
    expect(heard).toHaveLength(2);
  },
);

it("RES-310: where it doesn't come in time, the press does what it does without scripts", () => {
  press("picture");
  vi.advanceTimersByTime(longestHold - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([["picture", false]]);
});

it("RES-310: presses with a further key, and on what no part answers, aren't held", () => {
  press("picture", { ctrlKey: true });
  press("other");
  expect(heard).toEqual([
    ["picture", false],
    ["other", false],
  ]);
});
