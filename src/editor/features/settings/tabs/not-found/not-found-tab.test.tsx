// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { NotFoundTab } from "./not-found-tab.tsx";

let tab: OpenTab;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(NotFoundTab);
});
afterEach(() => tab.unmount());

describe("the page for unknown paths", () => {
  it("NOTF-01: has the product's words until an owner writes others; undone, nothing is stored of it", async () => {
    const before = tab.site();
    const title = tab.named("Heading", "input");
    expect(title.getAttribute("placeholder")).toBe("Такой страницы нет");
    await tab.fill("Heading", "Не туда");
    await tab.fill("Text", "Свет погас.");
    await tab.fill("Button", "Домой");
    expect(tab.site().settings.notFound).toMatchObject({
      title: { ru: { text: "Не туда" } },
      text: { ru: { text: "Свет погас." } },
      button: { ru: { text: "Домой" } },
      side: "start",
    });
    for (let step = 0; step < 3; step += 1) await act(async () => tab.editor.undo());
    expect(tab.site()).toEqual(before);
    expect("notFound" in tab.site().settings).toBe(false);
  });

  it("NOTF-02: its words stand at the start or in the middle, in the theme's colours or others", async () => {
    await tab.press("Centre");
    await tab.press("Dark");
    expect(tab.site().settings.notFound).toMatchObject({ side: "center", colours: "DARK" });
    await tab.press("Start");
    await tab.press("The site’s");
    expect(tab.site().settings.notFound).toBeUndefined();
  });
});
