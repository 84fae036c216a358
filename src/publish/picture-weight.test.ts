import { expect, it } from "vitest";
import type { PictureSet } from "./picture-set.ts";
import { pictureWeight, slotWidth } from "./picture-weight.ts";

it.each([
  ["100vw", 1280],
  ["380px", 380],
  ["(max-width: 480px) 100vw, (max-width: 1024px) 50vw, 380px", 380],
  ["(max-width: 480px) 100vw, (max-width: 1440px) 50vw, 680px", 640],
  ["(max-width: 480px) 100vw, min(1200px, 100vw)", 1200],
])("WEIGHT-10: %s is %i px wide in the window that pages are weighed in", (sizes, width) => {
  expect(slotWidth(sizes)).toBe(width);
});

it("WEIGHT-10: a picture weighs what a browser takes for its slot", () => {
  const file = (format: "avif" | "webp" | "jpeg", width: number) =>
    ({
      format,
      width,
      height: width,
      hash: "",
      size: width * (format === "avif" ? 1 : 3),
    }) as const;
  const widths = [480, 768, 1440] as const;
  const set: PictureSet = {
    colour: "#000000",
    variants: [...widths.map((one) => file("avif", one)), file("jpeg", 1440)],
  };
  expect(pictureWeight(set, "380px")).toBe(480);
  expect(pictureWeight(set, "50vw")).toBe(768);
  expect(pictureWeight(set, "2048px")).toBe(1440);
  expect(pictureWeight({ ...set, variants: [file("jpeg", 600)] }, "100vw")).toBe(1800);
});
