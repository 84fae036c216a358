// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { init } from "./embeds.ts";

const frame = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1";

beforeEach(() => {
  document.body.innerHTML = `<section><div data-stage="film"><img alt=""></div><a class="button" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" target="_blank" data-frame="${frame}" data-title="Our film · YouTube"><span>Watch</span></a></section>`;
  init();
});

function press(more: MouseEventInit = {}, selector = "span"): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

it("EMBED-04: the press of the button puts the frame into the picture's place, with the focus", () => {
  expect(document.querySelector("iframe")).toBeNull();
  expect(press()).toBe(false);
  const found = document.querySelector("iframe");
  expect(found?.parentElement?.dataset["stage"]).toBe("film");
  expect(found?.src).toBe(frame);
  expect(found?.title).toBe("Our film · YouTube");
  expect(found?.getAttribute("sandbox")).not.toContain("top-navigation");
  expect(document.activeElement).toBe(found);
  expect(document.querySelector("img")).toBeNull();
});

it("EMBED-04: with a key that opens links elsewhere it is a link", () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(document.querySelector("iframe")).toBeNull();
});

it("EMBED-04: a press of the picture is one of the button, and what is open stays as it is", () => {
  expect(press({}, "img")).toBe(false);
  const found = document.querySelector("iframe");
  expect(found).not.toBeNull();
  expect(press({}, "[data-stage]")).toBe(true);
  expect(document.querySelector("iframe")).toBe(found);
});
