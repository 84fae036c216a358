// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSignal } from "../../signals/signal.ts";
import { createFakeTimers } from "../../testing/fake-timers.ts";
import type { FakeTimers } from "../../testing/fake-timers.ts";
import type { TextFocus, TextSession } from "../text/text-session.ts";
import { restWhileTyping } from "./rest-while-typing.ts";

let timers: FakeTimers;
let heard: string[];
let stop: () => void;

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const isResting = () => part(".over").hasAttribute("data-typing");
const painted = () => timers.pass(0);

function press(key: string, target = part("p"), more: KeyboardEventInit = {}): void {
  for (const type of ["keydown", "keypress", "keyup"])
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, ...more }));
}

beforeEach(() => {
  document.body.innerHTML = `<p tabindex="0">Words</p><h2 tabindex="0">Others</h2><div class="over"></div>`;
  timers = createFakeTimers();
  heard = [];
  document.body.addEventListener("keydown", ({ key }) => heard.push(key));
  const count = { length: 5, limit: 60, tone: "calm" } as const;
  const focus = createSignal<TextFocus | null>({ element: part("p"), key: "words", count });
  const canvas = { document, text: { focus } as unknown as TextSession };
  const afterPaint = (call: () => void) => timers.after(0, call);
  stop = restWhileTyping({ canvas, over: part(".over"), timers, afterPaint });
});
afterEach(() => {
  stop();
  document.body.replaceWith(document.createElement("body"));
});

it("CANV-09: what isn’t seen rests once the first letter is painted, and comes back after a second without letters", () => {
  press("a");
  expect(isResting()).toBe(false);
  painted();
  expect(isResting()).toBe(true);
  timers.pass(900);
  press("b");
  timers.pass(999);
  expect(isResting()).toBe(true);
  timers.pass(1);
  expect(isResting()).toBe(false);
});

it.each(["pointermove", "pointerdown", "wheel", "focusout"])(
  "CANV-09: %s brings it back at once, and the next letter lets it rest again",
  (name) => {
    press("a");
    painted();
    part("h2").dispatchEvent(new Event(name, { bubbles: true }));
    expect(isResting()).toBe(false);
    press("b");
    painted();
    expect(isResting()).toBe(true);
  },
);

it("CANV-09: Tab brings it back before the browser looks for what comes next, also before the letter was painted", () => {
  press("a");
  painted();
  press("Tab");
  expect(isResting()).toBe(false);
  press("b");
  press("Tab");
  painted();
  expect(isResting()).toBe(false);
});

it("CANV-09: while somebody types, letters are heard by nobody else; the first one, spaces, shortcuts and other keys are", () => {
  press("a");
  painted();
  press("b");
  press(" ");
  press("k", part("p"), { ctrlKey: true });
  press("Escape");
  press("c", part("h2"));
  expect(heard).toEqual(["a", " ", "k", "Escape", "c"]);
  timers.pass(1000);
  press("d");
  expect(heard.at(-1)).toBe("d");
});

it("CANV-09: keys that write nothing, and letters that are typed nowhere, let nothing rest", () => {
  for (const key of ["Shift", "ArrowLeft", "F6"]) press(key);
  press("a", part("h2"));
  painted();
  expect(isResting()).toBe(false);
});
