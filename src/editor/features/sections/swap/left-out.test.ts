import { expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { newFields } from "#/site/new-fields.ts";
import type { Section } from "#/site/section.ts";
import { leftOut } from "./left-out.ts";

function begun(template: string): Section {
  let ids = 0;
  const options = { language: "en", createId: () => `i${(ids += 1)}` };
  const { version = 1, fields = {} } = findSection(template) ?? {};
  return { id: "s", template, version, fields: newFields(fields, options) };
}

it("SWAP-07: pictures that have no place in another layout are told of", () => {
  const gallery = begun("Portfolio12");
  const picture = { asset: "bread", alt: {}, crop: null, focus: { x: 0.5, y: 0.5 } };
  const rows = JSON.parse(
    JSON.stringify(gallery.fields["rows"]).replaceAll(
      '"picture":null',
      `"picture":${JSON.stringify(picture)}`,
    ),
  );
  const full = { ...gallery, fields: { ...gallery.fields, rows } };
  expect(leftOut(full, begun("FiguresRow"))).toBe(4);
  expect(leftOut(full, full)).toBe(0);
});
