import { expect, it } from "vitest";
import { number, overlay } from "#/fields/number/spec.ts";
import { choice } from "#/fields/choice/spec.ts";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import type { TemplateSpec } from "../section.ts";
import { pictureContrast } from "./picture-contrast.ts";

const template: TemplateSpec = {
  id: "Hero",
  version: 1,
  category: "header",
  isUnique: true,
  shades: [0.63, 0.4],
  fields: {
    title: text({ role: "heading" }),
    background: picture({ role: "backdrop", ratio: "16:9", sizes: "100vw" }),
    overlay: overlay(0),
    strength: number({ role: "shade", min: 0, max: 1, initial: 1 }),
    ink: choice(["light", "dark"], "light", { role: "ink" }),
  },
};
const place = { page: "home", section: "hero", target: { page: "home", section: "hero" } };

function found(colour: string | undefined, settings: object, of: TemplateSpec = template) {
  const background = { asset: "a", alt: {}, crop: null, focus: null };
  const fields = { background, strength: 0.2, overlay: 0, ink: "light", ...settings };
  const section = { id: "hero", template: "Hero", version: 1, fields };
  const facts = { template: of, colourOf: () => colour, primary: "en" };
  return pictureContrast(section, place, facts).map(({ code, path, values }) => [
    code,
    path.join("/"),
    values?.["ratio"],
  ]);
}

it("CHECK-16: light words on a light picture that is hardly darkened are warned of, with their contrast", () => {
  expect(found("#e8e4dc", {})).toEqual([["contrast-low", "title", 1.9]]);
  expect(found("#e8e4dc", { strength: 0 })).toEqual([["contrast-low", "title", 1.2]]);
});

it("CHECK-16: they are fine on a dark picture, at full strength, and where the owner darkens all of it", () => {
  expect(found("#20242c", {})).toEqual([]);
  expect(found("#e8e4dc", { strength: 1 })).toEqual([]);
  expect(found("#e8e4dc", { overlay: 0.6 })).toEqual([]);
});

it("CHECK-16: nothing is said of dark words, of no picture, of an unknown one, and of other templates", () => {
  expect(found("#e8e4dc", { ink: "dark" })).toEqual([]);
  expect(found("#e8e4dc", { background: null })).toEqual([]);
  expect(found(undefined, {})).toEqual([]);
  const { shades: _shades, ...other } = template;
  expect(found("#e8e4dc", {}, other)).toEqual([]);
});
