// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followKeyboard, keepInView } from "./keyboard.ts";

/** What is left to see of the window. */
class View extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;
  become(change: { height?: number; offsetTop?: number; scale?: number }, event = "resize"): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event(event));
  }
}

const keyboard = (): string => document.documentElement.style.getPropertyValue("--keyboard");

beforeEach(() => vi.stubGlobal("innerHeight", 844));
afterEach(() => vi.unstubAllGlobals());

describe("the keyboard of a phone", () => {
  function follow() {
    const view = new View();
    vi.stubGlobal("visualViewport", view);
    return { view, end: followKeyboard() };
  }

  it("TEXT-13: covers the foot of a window that keeps its height, less what the window is moved up", () => {
    const { view, end } = follow();
    expect(keyboard()).toBe("0px");
    view.become({ height: 508 });
    expect(keyboard()).toBe("336px");
    view.become({ offsetTop: 100 }, "scroll");
    expect(keyboard()).toBe("236px");
    view.become({ height: 844, offsetTop: 0 });
    expect(keyboard()).toBe("0px");
    view.become({ height: 508 });
    end();
    expect(keyboard()).toBe("");
    view.become({ height: 500 });
    expect(keyboard()).toBe("");
  });

  it("TEXT-13: covers nothing where the window gives way, nor where somebody zooms in", () => {
    const { view, end } = follow();
    vi.stubGlobal("innerHeight", 508);
    view.become({ height: 508 });
    expect(keyboard()).toBe("0px");
    view.become({ height: 254, scale: 2 });
    expect(keyboard()).toBe("0px");
    end();
  });
});

it("TEXT-13: what is typed in is scrolled into view when the keyboard opens, and not when it goes", () => {
  const text = document.body.appendChild(document.createElement("p"));
  const show = vi.fn();
  text.scrollIntoView = show;
  const become = (height: number): void => {
    vi.stubGlobal("innerHeight", height);
    dispatchEvent(new Event("resize"));
  };
  const end = keepInView(text);
  expect(show).toHaveBeenCalledTimes(1);
  become(508);
  expect(show).toHaveBeenCalledTimes(2);
  become(508);
  become(844);
  expect(show).toHaveBeenCalledTimes(2);
  become(508);
  expect(show).toHaveBeenCalledTimes(3);
  end();
  become(400);
  expect(show).toHaveBeenCalledTimes(3);
  text.remove();
});
