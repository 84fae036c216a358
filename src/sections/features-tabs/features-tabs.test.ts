import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

it("SECT-17: tabs are one group of radio buttons, the first of them chosen, and all texts are in the page", () => {
  const html = renderSection({ template: "FeaturesTabs" });
  const choices = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(choices).toHaveLength(3);
  expect(choices.every((choice) => choice.includes('name="tabs-s1"'))).toBe(true);
  expect(choices.map((choice) => choice.includes("checked"))).toEqual([true, false, false]);
  expect(html).toContain('role="radiogroup" aria-label="A screen for each of you"');
  expect(html).toMatch(/<h2[^>]*><label for="tabs-s1-2"><span[^>]*>For the team<\/span>/);
  expect(html).toContain("Timesheets close on the last day");
});

it("SECT-17: without a title the group has no empty name", () => {
  const html = renderSection({ template: "FeaturesTabs", patch: { title: "" } });
  expect(html).toContain('role="radiogroup"');
  expect(html).not.toContain('aria-label=""');
});
