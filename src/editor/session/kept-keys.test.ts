// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepKeys, takeKeys } from "./kept-keys.ts";

let heard: string[];
const listener = new AbortController();
window.addEventListener("keydown", ({ key }) => heard.push(key), { signal: listener.signal });

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  document.body.innerHTML = "<button>Add</button>";
});
afterEach(() => {
  takeKeys();
  vi.useRealTimers();
});

/** Presses and lets go of each key on the button. Answers the keys whose default was prevented in both. */
function press(keys: readonly string[], more: KeyboardEventInit = {}): string[] {
  const button = document.querySelector("button");
  return keys.filter((key) => {
    const events = ["keydown", "keyup"].map(
      (type) => new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more }),
    );
    for (const event of events) button?.dispatchEvent(event);
    return events.every(({ defaultPrevented }) => defaultPrevented);
  });
}

it("ITEM-05: letters that are typed before a text has the keyboard are kept for it, and press no button", () => {
  keepKeys([window]);
  const keys = ["T", "o", " ", "u", "ü", "x", "Backspace"];
  expect(press(keys)).toEqual(keys);
  expect(heard).toEqual([]);
  expect(takeKeys()).toBe("To uü");
  // and once only
  expect(press(["a"])).toEqual([]);
  expect(takeKeys()).toBe("");
});

it("ITEM-05: the press that began it may still be held", () => {
  keepKeys([window]);
  expect(press(["Enter"], { repeat: true })).toEqual(["Enter"]);
  press(["a"]);
  expect(takeKeys()).toBe("a");
});

it.each([["Escape"], ["Tab"], ["Enter"], ["ArrowDown"]])(
  "%s means what it always means; what was typed before it is still for the text",
  (key) => {
    keepKeys([window]);
    press(["a"]);
    expect(press([key])).toEqual([]);
    expect(press(["b"])).toEqual([]);
    expect(heard).toEqual([key, "b"]);
    expect(takeKeys()).toBe("a");
  },
);

it.each([["Shift"], ["CapsLock"], ["AltGraph"], ["Alt"], ["Dead"], ["Process"]])(
  "%s neither ends it nor is kept",
  (key) => {
    keepKeys([window]);
    press(["a", key, "b"]);
    expect(takeKeys()).toBe("ab");
  },
);

it("keeps what AltGr types, and nothing that is typed into a field", () => {
  keepKeys([window]);
  press(["@"], { ctrlKey: true, altKey: true, modifierAltGraph: true });
  document.body.innerHTML = "<input>";
  const typed = new KeyboardEvent("keydown", { key: "x", bubbles: true, cancelable: true });
  document.querySelector("input")?.dispatchEvent(typed);
  expect(typed.defaultPrevented).toBe(false);
  expect(takeKeys()).toBe("@");
});

it("leaves a shortcut alone", () => {
  keepKeys([window]);
  expect(press(["z"], { ctrlKey: true })).toEqual([]);
});

it("ends with a click; what nobody took within 10 s is gone", () => {
  keepKeys([window]);
  press(["a"]);
  window.dispatchEvent(new Event("pointerdown"));
  expect(press(["b"])).toEqual([]);
  expect(takeKeys()).toBe("a");
  keepKeys([window]);
  press(["a"]);
  vi.advanceTimersByTime(10_000);
  expect(press(["b"])).toEqual([]);
  expect(takeKeys()).toBe("");
});
