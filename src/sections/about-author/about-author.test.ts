import { expect, it } from "vitest";
import { initialsOf } from "#/lib/initials.ts";
import { renderSection, testPicture } from "../../../test/render-section.ts";

it("AUTHOR-01: whoever has no portrait is shown by their initials, which aren't read out", () => {
  const render = (patch: object) => renderSection({ template: "AboutAuthor", patch: { ...patch } });
  expect(render({ name: "Tilde Arnes" })).toContain('<span aria-hidden="true">TA</span>');
  const withPicture = render({ name: "Tilde Arnes", picture: testPicture });
  expect(withPicture).toContain("<img");
  expect(withPicture).not.toContain(">TA<");
});

it.each([
  ["Tilde Arnes", "TA"],
  ["  Ида  Морозова-Ли ", "ИМ"],
  ["Anna Maria del Sol", "AS"],
  ["Plato", "P"],
  ["𝒜da 𝒷yron", "𝒜𝒷"],
  ["", ""],
  ["   ", ""],
])("AUTHOR-01: the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
