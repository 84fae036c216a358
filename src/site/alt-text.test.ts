import { expect, it } from "vitest";
import { altText } from "./alt-text.ts";
import { pictureSchema } from "./image.ts";

const picture = { asset: "a1", alt: { ru: { text: "Лампа" } }, crop: null, focus: null };

it("ALT-01: what is only decoration is skipped by screen readers, and keeps its words", () => {
  expect(altText(picture, "en", "ru")).toBe("Лампа");
  const decoration = pictureSchema.parse({ ...picture, isDecorative: true });
  expect(altText(decoration, "ru", "ru")).toBe("");
  expect(decoration.alt).toEqual(picture.alt);
  expect(pictureSchema.safeParse({ ...picture, isDecorative: false }).success).toBe(false);
  expect(pictureSchema.safeParse({ ...picture, isDecorative: "true" }).success).toBe(false);
});
