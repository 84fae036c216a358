import { expect, it } from "vitest";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { type FieldPatch, renderSection, testPicture } from "../../test/render-section.ts";
import { registry } from "./registry.ts";

interface PlacedPicture {
  /** The template and the names of the fields, `TeamCards.people.picture`. */
  readonly path: string;
  readonly isExpected: boolean;
  /** The section with this picture alone, or with none. */
  readonly render: (picture: typeof testPicture | null) => string;
}

function picturesOf(
  template: string,
  specs: FieldSpecs,
  patchOf: (patch: FieldPatch) => FieldPatch = (patch) => patch,
  within = template,
): PlacedPicture[] {
  return Object.entries(specs).flatMap(([name, spec]: [string, FieldSpec]) => {
    const path = `${within}.${name}`;
    if (spec.kind === "list")
      return picturesOf(template, spec.item, (item) => patchOf({ [name]: [item] }), path);
    // a ground of its own stands where a backdrop lacks
    if (spec.kind !== "picture" || spec.role === "backdrop") return [];
    const render: PlacedPicture["render"] = (picture) =>
      renderSection({ template, patch: patchOf({ [name]: picture }) });
    return [{ path, isExpected: spec.isExpected === true, render }];
  });
}

/** The class of the element that holds the picture of a section, if it has one. */
const frameOf = (html: string) =>
  /<(?:div|span|figure|a|p)[^>]* class="([\w-]+)[^"]*"[^>]*><(?:picture|img)/.exec(html)?.[1];

const placed = registry.flatMap(({ id, fields }) => picturesOf(id, fields));

/** What stays of a picture's place without it: initials, a name, a drawn map, or a plate that isn't shown. */
const filledOtherwise = new Set([
  "AboutAuthor.picture",
  "TeamCards.people.picture",
  "TeamList.people.picture",
  "TeamCircles.people.picture",
  "LogosRow.logos.picture",
  "LogosText.logos.picture",
  "MenuRestaurant.groups.picture",
  "MenuRestaurant.offers.picture",
  "PlaceMap.picture",
]);

it("CHECK-25: a picture whose place stays blank without it is one that the checks expect", () => {
  const blank = placed.filter(({ render, isExpected }) => {
    const frame = frameOf(render(testPicture));
    return !isExpected && frame !== undefined && render(null).includes(`class="${frame}`);
  });
  expect(blank.length).toBeGreaterThan(0);
  expect(blank.map(({ path }) => path).filter((path) => !filledOtherwise.has(path))).toEqual([]);
});
