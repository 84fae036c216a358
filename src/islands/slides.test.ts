// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { init } from "./slides.ts";

const slide = '<label><input type="radio" name="s"><span></span></label>';

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.innerHTML = `<section data-slides="7"><ul></ul>${slide}${slide}${slide}<button data-pause aria-pressed="false"><i></i></button><button data-step="-1"><i></i></button><button data-step="1"></button></section><button data-step="1" id="other"></button>`;
  const [first] = inputs();
  if (first) first.checked = true;
  init();
  init();
});

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll("input")];
}
function shown(): number {
  return inputs().findIndex(({ checked }) => checked);
}
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
function end(animationName: string): void {
  const event = Object.assign(new Event("animationend", { bubbles: true }), { animationName });
  document.querySelector("span")?.dispatchEvent(event);
}
function touch(type: string, clientX: number, clientY = 0): void {
  const one = { clientX, clientY };
  const lists = { touches: type === "touchstart" ? [one] : [], changedTouches: [one] };
  const event = Object.assign(new Event(type, { bubbles: true }), lists);
  document.querySelector("ul")?.dispatchEvent(event);
}

it("SLIDES-02: arrows lead on and back, around the ends, and say what came", () => {
  press("[data-step='-1'] i");
  expect(shown()).toBe(2);
  press("[data-step='1']");
  expect(shown()).toBe(0);
  expect(document.querySelector("ul")?.getAttribute("aria-live")).toBe("polite");
  press("#other");
  expect(shown()).toBe(0);
});

it("SLIDES-03: the next one comes when its time has run out, silently; never where motion isn't wanted", () => {
  end("something-else");
  expect(shown()).toBe(0);
  end("slides-fill");
  expect(shown()).toBe(1);
  expect(document.querySelector("ul")?.getAttribute("aria-live")).toBe("off");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  end("slides-fill");
  expect(shown()).toBe(1);
});

it("SLIDES-03: the button stops it and lets it go on", () => {
  const section = document.querySelector("section");
  const button = document.querySelector("[data-pause]");
  press("[data-pause] i");
  expect(section?.hasAttribute("data-paused")).toBe(true);
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  press("[data-pause]");
  expect(section?.hasAttribute("data-paused")).toBe(false);
  expect(button?.getAttribute("aria-pressed")).toBe("false");
});

it("SLIDES-03: it stands still while the page isn't seen", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(document.querySelector("section")?.hasAttribute("data-away")).toBe(true);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(document.querySelector("section")?.hasAttribute("data-away")).toBe(false);
});

it("SLIDES-02: a swipe leads on; a short one, a scroll and a zoomed page don't", () => {
  vi.stubGlobal("visualViewport", { scale: 1 });
  const swipe = (x: number, y = 0) => {
    touch("touchstart", 100);
    touch("touchend", 100 + x, y);
  };
  swipe(-30);
  swipe(-80, 120);
  expect(shown()).toBe(0);
  swipe(-80);
  expect(shown()).toBe(1);
  swipe(80);
  expect(shown()).toBe(0);
  vi.stubGlobal("visualViewport", { scale: 2 });
  swipe(-80);
  expect(shown()).toBe(0);
});
