// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { init } from "./compare.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<div data-compare><input type="range" value="50"></div><input type="range" value="1">';
  init();
  init();
});

function move(input: HTMLInputElement | null, value: string): void {
  if (!input) throw new Error("There is no slider");
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("GAL-03: the divider follows the slider, and stays where the hand left it", () => {
  const frame = document.querySelector<HTMLElement>("[data-compare]");
  move(document.querySelector("[data-compare] input"), "72");
  expect(frame?.style.getPropertyValue("--at")).toBe("72%");
  expect(frame?.dataset["used"]).toBe("");
});

it("GAL-03: other sliders of the page move nothing", () => {
  move(document.querySelector("body > input"), "5");
  expect(document.querySelector("[style],[data-used]")).toBeNull();
});

it("GAL-03: a slider that was moved before this came is followed, too", () => {
  const slider = document.querySelector<HTMLInputElement>("[data-compare] input");
  if (slider) slider.value = "30";
  init();
  expect(
    document.querySelector<HTMLElement>("[data-compare]")?.style.getPropertyValue("--at"),
  ).toBe("30%");
});
