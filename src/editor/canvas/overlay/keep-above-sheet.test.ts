import { expect, it } from "vitest";
import { coveredBy } from "./keep-above-sheet.ts";

it("PHONE-202: moves the page by what a sheet would cover of the element, and never its beginning out of view", () => {
  expect(coveredBy({ top: 100, bottom: 150 }, 400)).toBe(0);
  expect(coveredBy({ top: 380, bottom: 430 }, 400)).toBe(42);
  expect(coveredBy({ top: 200, bottom: 900 }, 400)).toBe(188);
  expect(coveredBy({ top: -50, bottom: 900 }, 400)).toBe(0);
});
