import { describe, expect, it } from "vitest";
import { catalogue } from "#/site/operations/catalogue.ts";
import { initialSettings } from "#/site/settings.ts";
import { tabOfStep } from "./tab-of-step.ts";

describe("the tab of a step", () => {
  it.each(Object.keys(initialSettings))("every plain setting stands in one: %s", (setting) => {
    expect(
      tabOfStep({ name: "settings.set", args: { settings: { [setting]: {} } } }),
    ).toBeDefined();
  });

  it.each([...catalogue.keys()].filter((name) => /^(site|event|language)\./.test(name)))(
    "so does %s",
    (name) => expect(tabOfStep({ name, args: {} })).toBeDefined(),
  );

  it.each([
    ["consent", "cookies"],
    ["messenger", "messengers"],
    ["event", "events"],
    ["navigation", "navigation"],
    ["footer", undefined],
    ["meta", undefined],
  ])("fields of %s: %s", (part, tab) => {
    const args = { target: { part }, path: ["title"], text: "a" };
    expect(tabOfStep({ name: "text.set", args })).toBe(tab);
  });

  it("what a page has stands on the canvas", () => {
    const args = { target: { page: "home", section: "goods" }, path: ["title"] };
    expect(tabOfStep({ name: "text.set", args })).toBeUndefined();
    expect(tabOfStep({ name: "section.move", args: { page: "home" } })).toBeUndefined();
  });
});
