import { expect, it } from "vitest";
import { cutOut } from "../../testing/cut-out.ts";
import { canvasFiles } from "./picture-files.ts";

it.each([
  [true, "transparent"],
  [false, "#000000"],
])("PIC-12: with holes %s, %s stands behind a picture on the canvas", (hasAlpha, colour) => {
  const assets = new Map([["plate", { ...cutOut, hasAlpha }]]);
  const shown = { asset: "plate", alt: {}, crop: null, focus: null };
  expect(canvasFiles(1, assets, shown)?.colour).toBe(colour);
});
