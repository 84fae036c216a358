// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createTracker } from "../tracker.ts";
import { hideUnderMenu } from "./hide-under-menu.ts";

it("hides what is drawn over the page while the bar's menu fills the screen, and only then", () => {
  document.body.innerHTML =
    '<details class="nav__menu"><summary></summary><div class="nav-full"></div></details>';
  const [menu, links] = document.querySelectorAll<HTMLElement>(".nav__menu, .nav-full");
  let height = 600;
  if (links) links.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
  const frames: (() => void)[] = [];
  const tracker = createTracker({
    window,
    requestFrame: (call) => frames.push(call),
    cancelFrame: () => frames.splice(0),
    afterPaint: () => () => undefined,
  });
  const overlay = document.createElement("div");
  const end = hideUnderMenu({ document, tracker }, overlay);
  const isHidden = (isOpen: boolean): boolean => {
    menu?.toggleAttribute("open", isOpen);
    tracker.touch("any");
    for (const call of frames.splice(0)) call();
    return overlay.hasAttribute("data-menu");
  };
  expect([isHidden(false), isHidden(true), isHidden(false)]).toEqual([false, true, false]);
  height = 0;
  expect(isHidden(true)).toBe(false);
  end();
});
