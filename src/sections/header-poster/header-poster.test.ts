import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { signsOf } from "./signs-of.ts";
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

it("SECT-20: the name takes the signs that its letters are wide, at least four, or their number", () => {
  const face = { fonts: "oswald-mulish", look: "SHARP" } as const;
  expect(signsOf("Night Shift", "en", face)).toBeGreaterThan(9.5);
  expect(signsOf("Night Shift", "en", face)).toBeLessThan(10.8);
  expect(signsOf("night shift", "en", face)).toBe(signsOf("NIGHT SHIFT", "en", face));
  expect(signsOf("Il", "en", face)).toBe(4);
  expect(signsOf("Ωμέγα", "el", face)).toBe(5);
});

it("SECT-20: SHARP sets the name in capitals by its style alone, and fits it as wider letters", () => {
  const css = readFileSync(new URL("style.css", import.meta.url), "utf8");
  const sharp = css.slice(css.indexOf('[data-look="sharp"]'));
  expect(sharp.slice(0, sharp.indexOf("}"))).toContain("text-transform: uppercase");
  expect(css.match(/\[data-look="sharp"\] \.header-poster__title/g)).toHaveLength(2);
  const html = renderSection({ template: "HeaderPoster", patch: { title: "Night Shift" } });
  expect(html).not.toContain("NIGHT SHIFT");
});
