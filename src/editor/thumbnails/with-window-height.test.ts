import { expect, it } from "vitest";
import { withWindowHeight } from "./with-window-height.ts";

it("heights by the window are those of one of that height, in style sheets only", () => {
  const page = (css: string) => `<style data-of="page">${css}</style><p>100vh of words</p>`;
  expect(
    withWindowHeight(page("a{height:50vh}b{min-height:calc(100svh - 1px)}c{top:.5dvh}"), 800),
  ).toBe(page("a{height:400px}b{min-height:calc(800px - 1px)}c{top:4px}"));
});
