import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { createPalette } from "#/site/palette.ts";
import { initialTheme } from "#/site/theme.ts";
import { renderSection } from "../../../test/render-section.ts";

const templates = ["StepsNumbered", "StepsTimeline", "StepsCards", "StepsPhases"];

describe.each(templates)("%s", (template) => {
  it("STEPS-01: tells the steps that are done, the one where somebody is, and later ones", () => {
    const states = (done: number): string[] =>
      (renderSection({ template, patch: { done } }).match(/<li [^>]*>/g) ?? []).map((step) =>
        [/data-done="(\w*)"/.exec(step)?.[1], step.includes('aria-current="step"')].join(),
      );
    expect(states(0)).toEqual(Array.from({ length: 4 }, () => ",false"));
    expect(states(1)).toEqual([",false", "no,true", "no,false", "no,false"]);
    expect(states(4)).toEqual([",false", ",false", ",false", ",false"]);
    expect(renderSection({ template, patch: { done: 4 } }).match(/data-done=""/g)).toHaveLength(4);
    expect(renderSection({ template, patch: { done: 0 } })).not.toContain("data-done");
  });
});

it.each(["#ffeb00", "#f5f5f5", "#2f6bff", "#0a0a0a"])(
  "STEPS-01: with the brand %s, steps that are done are told from what later ones are drawn on",
  (brand) => {
    const { link, page, band, soft } = createPalette({ ...initialTheme, brand });
    for (const ground of [page, band, soft])
      expect(contrast(link, ground)).toBeGreaterThanOrEqual(3);
  },
);

it("STEPS-02: an icon takes the place of a step’s number where steps are numbered", () => {
  const steps = [
    { title: "Call", icon: "phone" },
    { title: "Come", icon: "" },
  ];
  for (const [template, name] of [
    ["StepsNumbered", "steps-numbered__icon"],
    ["StepsCards", "steps-cards__icon"],
  ] as const) {
    const html = renderSection({ template, patch: { steps } });
    expect(html.split(`class="${name}"`)).toHaveLength(2);
    expect(html).toMatch(new RegExp(`class="${name}"><svg `));
  }
});
