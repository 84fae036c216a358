import { expect, it } from "vitest";
import type { Asset } from "#/site/image.ts";
import { canvasFiles } from "./picture-files.ts";

const plate: Asset = {
  id: "plate",
  kind: "drawing",
  name: "plate.png",
  width: 10,
  height: 10,
  colour: "#000000",
  hasAlpha: true,
};

it.each([
  [true, "transparent"],
  [false, "#000000"],
])("PIC-12: with holes %s, %s stands behind a picture on the canvas", (hasAlpha, colour) => {
  const assets = new Map([["plate", { ...plate, hasAlpha }]]);
  const shown = { asset: "plate", alt: {}, crop: null, focus: null };
  expect(canvasFiles(1, assets, shown)?.colour).toBe(colour);
});
