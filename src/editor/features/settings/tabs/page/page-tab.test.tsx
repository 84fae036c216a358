// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { navigate } from "../../../../navigation/location.ts";
import { emptyMeta } from "#/site/page.ts";
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

  it("TREE-236: a name that another gave while one was typed is told of, and comes back by undo", async () => {
    const page = tab.editor.page.get();
    const name = () =>
      tab.editor.store.records().index?.entries.find(({ id }) => id === page)?.name;
    const field = tab.all("input").find(({ dataset }) => dataset["field"] === `page/${page}/name`);
    if (!field) return expect.unreachable();
    await act(async () => field.focus());
    await typeInto(field, "Works");
    await act(async () => {
      tab.editor.dispatch({ name: "page.rename", args: { page, name: "Photos" } });
    });
    await act(async () => field.blur());
    expect(name()).toBe("Works");
    await until(() => tab.editor.toasts.get().length > 0);
    const toast = tab.editor.toasts.get().at(-1);
    expect(toast?.message).toBe(
      "Your name replaced “Photos”: the page was renamed in the meantime",
    );
    await act(async () => toast?.action?.run());
    expect(name()).toBe("Photos");
  });

  describe("the path", () => {
    let other: string;
    const path = () => tab.named("Path", "input");
    const entry = () =>
      tab.editor.store.records().index?.entries.find(({ id }) => id === tab.editor.page.get());

    beforeEach(async () => {
      other = tab.editor.store.records().index?.entries[1]?.id ?? "";
      await act(async () => {
        await tab.editor.store.loadPage(other);
        tab.editor.page.set(other);
      });
      await until(() => tab.all("input").some((one) => one.dataset["field"]?.endsWith("/path")));
    });

    it.each([
      ["!?", /lowercase letters, digits and hyphens/],
      ["a".repeat(200), /lowercase letters, digits and hyphens/],
      ["api/x", /reserved/],
      ["404", /reserved/],
      ["ru", /code of one of the site’s languages/],
      ["", /lowercase letters, digits and hyphens/],
    ])("PGS-01: is checked with every letter: %s", async (typed, note) => {
      const before = entry()?.path;
      await typeInto(path(), typed);
      expect(tab.noteOf(path())).toMatch(note);
      await act(async () => path().blur());
      expect(entry()?.path).toBe(before);
      expect(tab.noteOf(path())).toMatch(note);
    });

    it("PGS-01: what can’t stand in a path is written as it can", async () => {
      await typeInto(path(), "Our Story!");
      await act(async () => path().blur());
      await until(() => entry()?.path === "/our-story");
    });

    it("PGS-01: says which page has it already", async () => {
      const page = { id: "about", meta: emptyMeta, sections: [] };
      const added = { id: "about", path: "/about", name: "О нас" };
      await act(async () => {
        tab.editor.dispatch({ name: "page.add", args: { entry: added, page, after: null } });
      });
      await typeInto(path(), "about");
      expect(tab.noteOf(path())).toBe("The page “О нас” already has this path");
    });

    it("PGS-01: is saved when its field is left, as one step that undo takes back with the redirect", async () => {
      const before = tab.editor.store.records().index;
      await typeInto(path(), "/Neue Seite/");
      expect(tab.noteOf(path())).toMatch(
        `Visitors to ${entry()?.path ?? ""} will be redirected here.`,
      );
      expect(tab.editor.store.records().index).toEqual(before);
      await act(async () => path().blur());
      expect(entry()?.path).toBe("/neue-seite");
      expect(tab.editor.store.records().index?.redirects).toContainEqual({
        from: before?.entries[1]?.path,
        page: other,
      });
      await act(async () => tab.editor.undo());
      expect(tab.editor.store.records().index).toEqual(before);
    });

    it("ROUTE-290: another that came while one was typed is told of, and comes back by undo", async () => {
      await act(async () => path().focus());
      await typeInto(path(), "ours");
      await act(async () => {
        tab.editor.dispatch({ name: "page.rename", args: { page: other, path: "/theirs" } });
      });
      await act(async () => path().blur());
      expect(entry()?.path).toBe("/ours");
      await until(() => tab.editor.toasts.get().length > 0);
      const toast = tab.editor.toasts.get().at(-1);
      expect(toast?.message).toBe(
        "Your path replaced “/theirs”: the page was given another in the meantime",
      );
      await act(async () => toast?.action?.run());
      expect(entry()?.path).toBe("/theirs");
    });

    it("PGS-01: the name is the menu's; the home page has no path to change", async () => {
      await tab.fill("Name", "Kontakt");
      expect(entry()?.name).toBe("Kontakt");
      const home = tab.editor.store.records().index?.entries[0]?.id ?? "";
      await act(async () => tab.editor.page.set(home));
      await until(() => tab.all("[data-field$='/path']").length === 0);
    });
  });

  it("PGS-02: search result and shared link follow each letter before it is saved", async () => {
    const result = () => tab.find(".search-result").textContent;
    const link = () => tab.find(".shared-link").textContent;
    await typeInto(tab.named("Title", "input"), "Lam");
    expect(result()).toContain("Lam");
    expect(link()).toContain("Lam");
    expect(meta()?.title).not.toMatchObject({ ru: { text: "Lam" } });
    await typeInto(tab.named("Description", "textarea"), "");
    expect(result()).toContain("words from the page appear here");
    await typeInto(tab.named("Title", "input"), "");
    expect(result()).toContain(tab.site().name);
  });

  it("PGS-02: a title is counted in characters as people see them, and longer than search engines show it warns", async () => {
    const title = tab.named("Title", "input");
    await typeInto(title, "👩‍👩‍👧".repeat(60));
    expect(tab.noteOf(title)).toMatch(/browser tabs/);
    await typeInto(title, "👩‍👩‍👧".repeat(61));
    expect(tab.noteOf(title)).toMatch(/after 60 characters/);
  });

  it("PGS-02: where the first page speaks for all, another page shows its texts and leads to it", async () => {
    const [home, other] = tab.editor.store.records().index?.entries ?? [];
    await tab.fill("Title", "For all");
    await tab.press("Use for all pages");
    await act(async () => {
      await tab.editor.store.loadPage(other?.id ?? "");
      tab.editor.page.set(other?.id ?? "");
    });
    await until(() => tab.find(".search-title").textContent === "For all");
    await tab.press(/^Open “/);
    expect(tab.editor.page.get()).toBe(home?.id);
  });

  it("SET-15: the address names the page", async () => {
    const other = tab.editor.store.records().index?.entries[1]?.id ?? "";
    await act(async () => navigate(`/sites/1/settings/page/${other}`));
    expect(tab.editor.page.get()).toBe(other);
    await act(async () => navigate("/sites/1/settings/page/gone"));
    expect(tab.editor.page.get()).toBe(other);
  });

  it("SET-199: the address follows the page that is chosen, so that a reload shows it again, and names the one that is shown where it named none", async () => {
    const [home, other] = tab.editor.store.records().index?.entries ?? [];
    await act(async () => navigate(`/sites/1/settings/page/${home?.id}`));
    await typeInto(tab.named("Page", "select"), other?.id ?? "");
    await until(() => location.pathname === `/sites/1/settings/page/${other?.id}`);
    await until(() => tab.editor.page.get() === other?.id);
    await act(async () => history.back());
    await until(() => tab.editor.page.get() === home?.id);

    await act(async () => tab.editor.page.set(other?.id ?? ""));
    expect(location.pathname).toBe(`/sites/1/settings/page/${other?.id}`);
    for (const unnamed of ["/sites/1/settings/page", "/sites/1/settings/page/gone"]) {
      await act(async () => navigate(unnamed));
      expect(location.pathname).toBe(`/sites/1/settings/page/${other?.id}`);
    }
  });

  it("SET-15: a page without a title leads to the place where it gets one", async () => {
    const [, other] = tab.editor.store.records().index?.entries ?? [];
    const page = other?.id ?? "";
    const target = { part: "meta", page } as const;
    showProblem(tab.editor, { page, target, path: ["title"], language: "ru" });
    await until(() => location.pathname.endsWith(`/settings/page/${page}`));
    expect(tab.editor.page.get()).toBe(page);
    const field = decodeURIComponent(location.hash.slice(1));
    await until(() => tab.all(`[data-field="${field}"]`).length === 1);
  });
});
