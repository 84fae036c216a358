// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { initTips } from "./tips.ts";

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button id="plain" data-tip="Plain"></button><button id="late" data-tip="Late" data-tip-delay="300"></button>' +
    '<button id="asked" data-tip="Asked" data-tip-on="click"></button>' +
    '<button id="short" data-tip="Short" data-tip-close="1000"></button><p id="other"></p>';
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(): void {}
    },
  );
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true });
  stop = initTips();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A button with its label, and a text of which only a part is to be seen. */
function renderQuiet(scrollWidth: number): void {
  document.body.innerHTML =
    '<button id="icon" data-tip="" aria-label="Instagram"></button><p id="cut" data-tip="">A long name</p>';
  const cut = document.getElementById("cut");
  if (cut)
    Object.defineProperties(cut, {
      scrollWidth: { value: scrollWidth },
      clientWidth: { value: 50 },
    });
}

function pointer(name: "pointerover" | "pointerdown", id: string, pointerType = "mouse"): void {
  const event = new MouseEvent(name, { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  document.getElementById(id)?.dispatchEvent(event);
  vi.advanceTimersByTime(0);
}

function shown(): string | undefined {
  return document.querySelector("[role=tooltip]")?.textContent ?? undefined;
}

describe("TIP-01: tooltips", () => {
  it("open at hovering and close when the pointer leaves", () => {
    pointer("pointerover", "plain");
    expect(shown()).toBe("Plain");
    pointer("pointerover", "other");
    expect(shown()).toBeUndefined();
  });

  it("open after their delay, unless the pointer has left", () => {
    pointer("pointerover", "late");
    vi.advanceTimersByTime(299);
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe("Late");
    pointer("pointerover", "other");
    pointer("pointerover", "late");
    pointer("pointerover", "other");
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  });

  it("open and close at a click where they are asked to, and not at hovering", () => {
    pointer("pointerover", "asked");
    expect(shown()).toBeUndefined();
    pointer("pointerdown", "asked");
    expect(shown()).toBe("Asked");
    pointer("pointerover", "other");
    expect(shown()).toBe("Asked");
    pointer("pointerdown", "asked");
    expect(shown()).toBeUndefined();
  });

  it("a touch shows one for 4 s, or hides it", () => {
    pointer("pointerdown", "plain", "touch");
    vi.advanceTimersByTime(3999);
    expect(shown()).toBe("Plain");
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
    pointer("pointerdown", "plain", "touch");
    pointer("pointerdown", "plain", "touch");
    expect(shown()).toBeUndefined();
    pointer("pointerdown", "short", "touch");
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  });

  it("stay while a tap takes the focus from elsewhere, and go when their owner loses it", () => {
    const other = document.getElementById("late");
    other?.focus();
    pointer("pointerdown", "plain", "touch");
    other?.blur();
    document.getElementById("plain")?.focus();
    expect(shown()).toBe("Plain");
    document.getElementById("plain")?.blur();
    expect(shown()).toBeUndefined();
  });

  it("say an icon's label, and all of a text that is cut off", () => {
    renderQuiet(80);
    pointer("pointerover", "icon");
    expect(shown()).toBe("Instagram");
    pointer("pointerover", "cut");
    expect(shown()).toBe("A long name");
    renderQuiet(50);
    pointer("pointerover", "cut");
    expect(shown()).toBeUndefined();
  });

  it.each([
    ["scrolling", () => document.dispatchEvent(new Event("scroll"))],
    ["a press elsewhere", () => pointer("pointerdown", "other")],
    [
      "Escape",
      () =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    ],
  ])("%s closes one", (_what, close) => {
    pointer("pointerdown", "asked");
    close();
    expect(shown()).toBeUndefined();
  });

  it("text is text", () => {
    document.getElementById("plain")?.setAttribute("data-tip", "<img src=x>");
    pointer("pointerover", "plain");
    expect(shown()).toBe("<img src=x>");
  });
});
