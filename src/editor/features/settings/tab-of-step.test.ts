import { describe, expect, it } from "vitest";
import { catalogue } from "#/site/operations/catalogue.ts";
import { initialSettings } from "#/site/settings.ts";
import type { SettingsTab } from "./define-tab.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { tabOfStep } from "./tab-of-step.ts";

describe("the tab of a step", () => {
  it.each(Object.keys(initialSettings))("every plain setting stands in one: %s", (setting) => {
    expect(
      tabOfStep({ name: "settings.set", args: { settings: { [setting]: {} } } }),
    ).toBeDefined();
  });

  it.each([...catalogue.keys()].filter((name) => /^(site|event|language|meta)\./.test(name)))(
    "so does %s",
    (name) => expect(tabOfStep({ name, args: {} })).toBeDefined(),
  );

  it.each([
    ["consent", "cookies"],
    ["messenger", "messengers"],
    ["event", "events"],
    ["navigation", "navigation"],
    ["footer", undefined],
    ["meta", "page"],
  ])("fields of %s: %s", (part, tab) => {
    const args = { target: { part }, path: ["title"], text: "a" };
    expect(tabOfStep({ name: "text.set", args })).toBe(tab);
  });

  it("the phone of a business stands with the business", () => {
    const args = { settings: { phone: "+49 30 1" } };
    expect(tabOfStep({ name: "settings.set", args })).toBe("sharing");
  });

  it("no two tabs list the same place", () => {
    const places = settingsTabs.flatMap((tab: SettingsTab) =>
      [tab.settings, tab.parts, tab.operations, tab.fields].flatMap((list, kind) =>
        (list ?? []).map((place) => `${kind} ${place}`),
      ),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it("what a page has stands on the canvas", () => {
    const args = { target: { page: "home", section: "goods" }, path: ["title"] };
    expect(tabOfStep({ name: "text.set", args })).toBeUndefined();
    expect(tabOfStep({ name: "section.move", args: { page: "home" } })).toBeUndefined();
  });
});
