// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { mount } from "../testing/mount.tsx";
import { Checkbox } from "./checkbox.tsx";

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

const never = () => undefined;

/** The rules that hold where a condition is met. */
function rulesUnder(sheet: CSSStyleSheet, condition: string): CSSStyleRule[] {
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes(condition))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
}

it("TOUCH-96: a checkbox and its words are 24 px high, and 44 px for a finger, also on tablets", async () => {
  const style = document.createElement("style");
  style.textContent = readFileSync(path.join(import.meta.dirname, "ui.css"), "utf8");
  document.head.append(style);
  const { find } = await mount(
    <Checkbox isChecked onChange={never}>
      Decorative
    </Checkbox>,
  );
  const label = find("label");
  expect(getComputedStyle(label).minHeight).toBe("24px");
  if (!style.sheet) throw new Error("The styles can't be read");
  const forFingers = rulesUnder(style.sheet, "(pointer: coarse)");
  const heights = forFingers
    .filter((rule) => label.matches(rule.selectorText))
    .map((rule) => rule.style.minHeight);
  expect(heights).toEqual(["44px"]);
});
