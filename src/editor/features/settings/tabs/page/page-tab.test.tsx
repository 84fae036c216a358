// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageKey } from "#/site/records.ts";
import { showProblem } from "../../../../session/show-problem.ts";
import { until } from "../../../../testing/mount.tsx";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { PageTab } from "./page-tab.tsx";

let tab: OpenTab;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(PageTab);
});
afterEach(() => tab.unmount());

const meta = (id = tab.editor.page.get()) => tab.editor.store.records()[pageKey(id)]?.meta;

describe("the settings of a page", () => {
  it("SET-15: title, description and keywords are saved for the page that is shown, and undone", async () => {
    const language = tab.editor.language.get();
    const before = meta();
    await tab.fill("Title", "Lamps that don’t blink");
    await tab.fill("Description", "Modules for headlights");
    await tab.fill("Keywords", "lamp, light");
    expect(meta()).toMatchObject({
      title: { [language]: { text: "Lamps that don’t blink" } },
      description: { [language]: { text: "Modules for headlights" } },
      keywords: { [language]: { text: "lamp, light" } },
    });
    for (let step = 0; step < 3; step += 1) tab.editor.undo();
    expect(meta()).toEqual(before);
  });

  it("SET-15: a page can be hidden from search engines; only the first one gives its texts to all", async () => {
    const [home, other] = tab.editor.store.records().index?.entries ?? [];
    expect(tab.all("[role=switch]")).toHaveLength(2);
    await tab.press("Hide from search engines");
    expect(meta(home?.id)?.isHiddenFromSearch).toBe(true);
    await act(async () => tab.editor.store.loadPage(other?.id ?? ""));
    await typeInto(tab.named("Page", "select"), other?.id ?? "");
    await until(() => tab.all("[role=switch]").length === 1);
    await tab.fill("Title", "Другая");
    expect(meta(other?.id)?.title).toMatchObject({ ru: { text: "Другая" } });
    expect(meta(home?.id)?.title).not.toMatchObject({ ru: { text: "Другая" } });
  });

  it("SET-15: a page without a title leads to the place where it gets one", async () => {
    const [, other] = tab.editor.store.records().index?.entries ?? [];
    const page = other?.id ?? "";
    const target = { part: "meta", page } as const;
    showProblem(tab.editor, { page, target, path: ["title"], language: "ru" });
    await until(() => location.pathname.endsWith("/settings/page"));
    expect(tab.editor.page.get()).toBe(page);
    const field = decodeURIComponent(location.hash.slice(1));
    await until(() => tab.all(`[data-field="${field}"]`).length === 1);
  });
});
