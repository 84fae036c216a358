// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { initToTop } from "./to-top.ts";

const code = vi.hoisted(() => ({ asked: 0 }));
vi.mock("./shown-to-top.ts", () => {
  code.asked += 1;
  if (code.asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return { dressToTop: () => undefined };
});

it("TOP-03: where its code didn’t come, it is asked for again when the page is next scrolled down", async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Seeing {
    constructor(call: typeof tell) {
      tell = call;
    }
    observe(): void {}
  }
  vi.stubGlobal("IntersectionObserver", Seeing);
  document.body.innerHTML = `<button class="to-top" hidden></button>`;
  const button = document.querySelector<HTMLElement>(".to-top");
  const scrollDown = (): void => {
    tell([{ isIntersecting: true }]);
    tell([{ isIntersecting: false }]);
  };
  initToTop();
  scrollDown();
  await vi.waitFor(() => expect(code.asked).toBe(1));
  expect(button?.hidden).toBe(true);
  scrollDown();
  await vi.waitFor(() => expect(button?.hidden).toBe(false));
  expect(code.asked).toBe(2);
});
