import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

it("SECT-20: the poster’s name is in the page once, as its heading, and the disc is no element", () => {
  const html = renderSection({ template: "HeaderPoster", patch: { title: "Night Shift" } });
  expect(html.match(/Night Shift/g)).toHaveLength(1);
  expect(html).toMatch(/<h1 class="title header-poster__title"/);
  expect(html).not.toContain("<svg");
});

it("SECT-20: what is left empty takes no room below the name", () => {
  const empty = { date: "", dateNote: "", place: "", placeNote: "", buttons: [] };
  const html = renderSection({ template: "HeaderPoster", patch: empty });
  expect(html).not.toContain("header-poster__foot");
  expect(
    renderSection({ template: "HeaderPoster", patch: { ...empty, date: "12 May" } }),
  ).toContain("header-poster__foot");
});
