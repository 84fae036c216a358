// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { barLinks } from "#/site/page-tree/bar-links.ts";
import { placeOf } from "#/site/linked.ts";
import type { PageEntry } from "#/site/page-index.ts";
import { emptyMeta } from "#/site/page.ts";
import { testSection } from "#/render/render-fixture.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { openPanel } from "../../shell/panel-state.ts";
import { translator } from "../../words/i18n.ts";
import { duplicatePage } from "./page-commands.ts";
import { OpenDialogs } from "./new-page/open-dialogs.tsx";
import { PagesPanel } from "./pages-panel.tsx";

let editor: Editor;
let panel: Mounted;
/** Pages with a password, and pages that are unpublished; undefined where the server doesn't answer. */
let hidden: { locked: string[]; off: string[] } | undefined;
/** What the server says of a site; nothing where it isn’t there. */
let pagesAllowed: { pages: number | null; pagesLeft?: number | null } | undefined;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  pagesAllowed = undefined;
  hidden = { locked: [], off: [] };
  editor = createSampleEditor((async (path: string) => {
    if (hidden && path === "sites/1/locks")
      return { locks: hidden.locked.map((page) => ({ page })) };
    if (hidden && path === "sites/1/plans") return { off: hidden.off };
    if (path !== "sites/1/quotas" || pagesAllowed === undefined) throw new Error("Nobody is there");
    return pagesAllowed;
  }) as Call);
  panel = await mount(
    <>
      <PagesPanel onClose={() => undefined} />
      <OpenDialogs />
    </>,
    editor,
  );
});
afterEach(() => panel.unmount());

/** The rows as they are read: level, name and path. */
function rows(): string[] {
  return panel
    .all("[role=treeitem]")
    .map((row) => `${row.ariaLevel} ${row.getAttribute("aria-label")}`);
}

function row(name: string): HTMLElement {
  const found = panel
    .all("[role=treeitem]")
    .find((one) => one.getAttribute("aria-label")?.startsWith(`${name},`));
  if (!found) throw new Error(`There is no row ${name} in ${rows().join("; ")}`);
  return found;
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys)
    await act(async () => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    });
}

/** Adds a page by the dialog. */
async function addPage(name: string, ready?: string): Promise<void> {
  await click(panel.find('[aria-label="New page"]'));
  await until(() => panel.all(".new-page-form").length > 0);
  if (ready !== undefined) {
    const choice = panel.all(".source").find((one) => one.textContent === ready);
    if (choice) await click(choice);
  }
  if (name !== "") await type(panel.find<HTMLInputElement>(".new-page-fields input"), name);
  await click(panel.find(".new-page-form [type=submit]"));
  await until(() => panel.all(".new-page-form").length === 0);
}

function links(): string[] {
  const { site } = editor.store.records();
  return barLinks(site?.navigation ?? {}).map(({ item, parent }) => {
    const text = Object.values(item["text"] as Record<string, { text: string }>)[0]?.text ?? "";
    return `${parent === null ? "" : "."}${text}`;
  });
}

describe("the panel of pages", () => {
  it("PAGE-64: a copy of a draft is a draft", async () => {
    const [, second] = editor.store.records().index?.entries ?? [];
    if (!second) throw new Error("A second page is needed");
    editor.dispatch({ name: "page.draft", args: { page: second.id, isDraft: true } });
    await act(() => duplicatePage(editor, second.id, translator("pages")));
    const copies = editor.store.records().index?.entries.filter(({ isDraft }) => isDraft) ?? [];
    expect(copies.map(({ id }) => id === second.id)).toEqual([true, false]);
  });

  it("LOCK-112: a copy of a page with a password, of an unpublished one, and of one that can't be asked about is a draft, and it is said so", async () => {
    const [, second] = editor.store.records().index?.entries ?? [];
    if (!second) throw new Error("A second page is needed");
    const copyOne = async (): Promise<PageEntry | undefined> => {
      const before = editor.store.records().index?.entries ?? [];
      await act(() => duplicatePage(editor, second.id, translator("pages")));
      const now = editor.store.records().index?.entries ?? [];
      return now.find(({ id }) => before.every((one) => one.id !== id));
    };
    const toast = () => editor.toasts.get().at(-1)?.message;
    expect((await copyOne())?.isDraft).toBeUndefined();
    expect(toast()).toContain("duplicated");
    for (const kept of [
      { locked: [second.id], off: [] },
      { locked: [], off: [second.id] },
      undefined,
    ]) {
      hidden = kept;
      const copy = await copyOne();
      expect(copy?.isDraft).toBe(true);
      expect(toast()).toBe(`“${copy?.name}” is a draft. The next publish leaves it out.`);
    }
    hidden = { locked: ["-", "another"], off: ["another"] };
    expect((await copyOne())?.isDraft).toBeUndefined();
  });

  it("TREE-01: shows the pages with level, place and path, those beside the menu below", () => {
    expect(rows()[0]).toBe("1 Главная, /");
    expect(panel.all(".tree-label").map((one) => one.textContent)).toContain("In the menu");
    const { index } = editor.store.records();
    expect(rows()).toHaveLength(index?.entries.length ?? 0);
  });

  it("TREE-90: the tree is one stop of Tab, and the menu of the row that has it the next", async () => {
    const stops = () =>
      panel
        .all("[role=tree] :is([role=treeitem], button)")
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ ariaLabel }) => ariaLabel);
    await act(async () => row("Главная").focus());
    expect(stops()).toEqual(["Главная, /", "Actions: Главная"]);
    await press("ArrowDown");
    const [name = ""] = document.activeElement?.getAttribute("aria-label")?.split(", ") ?? [];
    expect(stops()).toEqual([document.activeElement?.ariaLabel, `Actions: ${name}`]);
  });

  it("TREE-91: a page that lacks its name isn’t created: the field is led to, which on a phone is out of sight", async () => {
    await click(panel.find('[aria-label="New page"]'));
    await until(() => panel.all(".new-page-form").length > 0);
    const submit = panel.find(".new-page-form [type=submit]");
    submit.focus();
    await click(submit);
    await until(() => document.activeElement === panel.find(".new-page-fields input"));
    expect(panel.find(".new-page-form").textContent).toContain("Enter a name");
  });

  it("QUOTA-01: where the site has all of its pages that is said before anything is typed, and no page is added", async () => {
    const before = editor.store.records();
    const { length } = before.index?.entries ?? [];
    pagesAllowed = { pages: length };
    await click(panel.find('[aria-label="New page"]'));
    await until(() => panel.all(".new-page-form .note.error").length > 0);
    expect(panel.find(".new-page-form .note.error").textContent).toBe(
      `This site has reached its limit of pages (${length}). Delete a page to add another.`,
    );
    expect(panel.find<HTMLButtonElement>(".new-page-form [type=submit]").disabled).toBe(true);
    expect(editor.store.records()).toBe(before);
  });

  it("QUOTA-09: where all sites of the owner together have all of their pages that is said before anything is typed", async () => {
    pagesAllowed = { pages: null, pagesLeft: editor.store.records().index?.entries.length ?? 0 };
    await click(panel.find('[aria-label="New page"]'));
    await until(() => panel.all(".new-page-form .note.error").length > 0);
    expect(panel.find(".new-page-form .note.error").textContent).toBe(
      "The owner of this site has reached their page limit across all sites. Delete a page on any of them to add another.",
    );
    expect(panel.find<HTMLButtonElement>(".new-page-form [type=submit]").disabled).toBe(true);
  });

  it("QUOTA-01: one page below the limit a page is added", async () => {
    const room = (editor.store.records().index?.entries.length ?? 0) + 1;
    pagesAllowed = { pages: room, pagesLeft: room };
    await addPage("О пекарне");
    expect(links()).toContain("О пекарне");
  });

  it("TREE-02: a page is added with its link in the bar, is shown, and is gone by one undo", async () => {
    const before = editor.store.records();
    await addPage("О пекарне");
    expect(links()).toContain("О пекарне");
    const { index } = editor.store.records();
    expect(index?.entries.at(-1)).toMatchObject({ path: "/o-pekarne", name: "О пекарне" });
    await until(() => editor.page.get() === index?.entries.at(-1)?.id);
    await act(async () => editor.undo());
    expect(editor.store.records().index).toEqual(before.index);
    expect(links()).not.toContain("О пекарне");
  });

  it("TREE-02: a ready page has its name, its path and its sections in the site's language", async () => {
    await addPage("", "Prices");
    const { index } = editor.store.records();
    const entry = index?.entries.at(-1);
    expect(entry).toMatchObject({ path: "/tseny", name: "Цены" });
    const page = editor.store.records()[`page:${entry?.id ?? ""}`];
    expect(page?.sections.map(({ template }) => template)).toEqual([
      "NoHeader",
      "Pricing8",
      "Feature5",
    ]);
    expect(page?.sections[1]?.fields["title"]).toMatchObject({ ru: { text: "Цены" } });
  });

  it("TREE-46: a ready page costs in the currency that the site's prices are in", async () => {
    const { fields, ...goods } = testSection("Pricing8", "prices", "ru");
    const cards = [{ ...Object(fields["cards"])[0], price: { ru: { text: "45 €" } } }];
    const page = {
      id: "far",
      meta: emptyMeta,
      sections: [{ ...goods, fields: { ...fields, cards } }],
    };
    await act(async () => {
      editor.dispatch({
        name: "page.add",
        args: { entry: { id: "far", path: "/far", name: "Услуги" }, page, after: "gallery" },
      });
    });
    await addPage("", "Prices");
    const id = editor.store.records().index?.entries.at(-1)?.id ?? "";
    const priced = editor.store.records()[`page:${id}`]?.sections[1]?.fields["cards"];
    const said = Object.values(Object(priced)).map((card) => Object(card).price.ru.text);
    expect(said).toEqual(["30\u00a0€", "60\u00a0€", "40\u00a0€", "50\u00a0€"]);
  });

  it("TREE-02: a link of the menu that is called like a ready page leads to it, and a second such page gets a number", async () => {
    const text = { ru: { text: "Контакты" } };
    const link = { kind: "page", page: "home", section: "goods" };
    await act(async () => {
      editor.dispatch({
        name: "item.add",
        args: {
          target: { part: "navigation" },
          path: ["links"],
          item: { id: "contact", text, link, links: [] },
          after: null,
        },
      });
    });
    const before = links();
    const contact = () =>
      barLinks(editor.store.records().site?.navigation ?? {}).find(
        ({ item }) => item.id === "contact",
      )?.item["link"];
    await addPage("", "Contact");
    const made = editor.store.records().index?.entries.at(-1);
    expect(made).toMatchObject({ name: "Контакты" });
    expect(links()).toEqual(before);
    expect(contact()).toEqual({ kind: "page", page: made?.id });

    await addPage("", "Contact");
    expect(editor.store.records().index?.entries.at(-1)).toMatchObject({ name: "Контакты 2" });
    expect(links()).toEqual(before);
    await act(async () => editor.undo());
    await act(async () => editor.undo());
    expect(contact()).toEqual(link);
  });

  it("TREE-47: a ready page doubles no link that is called as such pages are", async () => {
    const link = { kind: "page", page: "home", section: "goods" };
    const item = (id: string, words: string, leads: object) => ({
      id,
      text: { ru: { text: words } },
      link: leads,
      links: [],
    });
    await act(async () => {
      editor.dispatch(
        [
          item("where", "Где мы", link),
          item("plans", "Тарифы", { kind: "page", page: "gallery" }),
        ].map((one) => ({
          name: "item.add",
          args: { target: { part: "navigation" }, path: ["links"], item: one, after: null },
        })),
      );
    });
    const before = links();
    const choose = async (ready: string) => {
      await click(panel.find('[aria-label="New page"]'));
      await until(() => panel.all(".new-page-form").length > 0);
      await click(panel.all(".source").find((one) => one.textContent === ready)!);
    };
    const options = () => panel.all(".new-page-fields label").map((one) => one.textContent);
    await choose("Contact");
    expect(options()).toContain(
      "Use the existing “Где мы” link in the menu: it will open this page",
    );
    await click(panel.find(".new-page-form [type=submit]"));
    await until(() => panel.all(".new-page-form").length === 0);
    const made = editor.store.records().index?.entries.at(-1);
    expect(made).toMatchObject({ name: "Контакты" });
    const leads = barLinks(editor.store.records().site?.navigation ?? {}).find(
      (one) => one.item.id === "where",
    );
    expect(leads?.item["link"]).toEqual({ kind: "page", page: made?.id });

    await choose("Prices");
    expect(panel.find(".new-page-fields [role=status]").textContent).toBe(
      "The menu already has “Тарифы”, so this page gets no link of its own.",
    );
    await click(panel.find(".new-page-form [type=submit]"));
    await until(() => panel.all(".new-page-form").length === 0);
    expect(links()).toEqual(before);
    expect(editor.store.records().index?.entries.at(-1)).toMatchObject({ name: "Цены" });
  });

  it("TREE-06: the keyboard moves a row between places and levels, and says where it is", async () => {
    await addPage("Меню");
    await addPage("Хлеб");
    const said = vi.spyOn(editor, "announce");
    await act(async () => row("Хлеб").focus());
    await press(" ", "ArrowRight");
    expect(said).toHaveBeenLastCalledWith("Хлеб, into Меню, 1 of 1");
    await press(" ");
    expect(links()).toEqual(expect.arrayContaining(["Меню", ".Хлеб"]));
    expect(row("Хлеб").ariaLevel).toBe("2");
    expect(document.activeElement).toBe(row("Хлеб"));
    await press(" ", "ArrowUp", "Escape");
    expect(said).toHaveBeenLastCalledWith("Move cancelled");
    expect(row("Хлеб").ariaLevel).toBe("2");
    await act(async () => editor.undo());
    expect(row("Хлеб").ariaLevel).toBe("1");
  });

  it("TREE-200: Alt+Shift and an arrow move a row by one place, which is told and undone as one thing; the focus goes along", async () => {
    await addPage("Меню");
    await addPage("Хлеб");
    const order = () => rows().map((one) => one.replace(/^\d (.*),.*$/, "$1"));
    const before = order();
    const said = vi.spyOn(editor, "announce");
    const held = { altKey: true, shiftKey: true };
    const step = (key: string) =>
      act(async () => {
        const init = { key, bubbles: true, cancelable: true, ...held };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
      });
    await act(async () => row("Хлеб").focus());
    await step("ArrowUp");
    expect(order().indexOf("Хлеб")).toBe(before.indexOf("Меню"));
    expect(order().indexOf("Меню")).toBe(before.indexOf("Хлеб"));
    expect(said).toHaveBeenLastCalledWith("Dropped. Хлеб, in the menu, 1 of 2");
    expect(document.activeElement).toBe(row("Хлеб"));
    await act(async () => editor.undo());
    expect(order()).toEqual(before);
    // with other keys held nothing is done, and the focus stays
    await act(async () => {
      const init = { key: "ArrowUp", altKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    expect(document.activeElement).toBe(row("Хлеб"));
  });

  it("TREE-201: on a phone the sheet of pages goes once a page is made, so that the page is seen", async () => {
    openPanel(editor).set("pages");
    await addPage("Меню");
    expect(openPanel(editor).get()).toBe("pages");
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await addPage("Хлеб");
    expect(openPanel(editor).get()).toBeNull();
  });

  it("TREE-05: F2 renames the page and its link; Escape leaves the name", async () => {
    await addPage("Меню");
    await act(async () => row("Меню").focus());
    await press("F2");
    await type(panel.find<HTMLInputElement>(".tree-name-input"), "Карта");
    await press("Enter");
    expect(links()).toContain("Карта");
    expect(document.activeElement).toBe(row("Карта"));
    await press("F2");
    await type(panel.find<HTMLInputElement>(".tree-name-input"), "Другое");
    await press("Escape");
    expect(row("Карта")).toBeDefined();
  });

  it("TREE-03: Delete removes a page with its links, and one undo brings them back; the home page stays", async () => {
    await addPage("Меню");
    const whole = editor.store.records();
    await act(async () => row("Меню").focus());
    await press("Delete");
    await until(() => !links().includes("Меню"));
    expect(editor.toasts.get()[0]?.message).toBe("Page “Меню” deleted");
    await act(async () => editor.undo());
    expect(editor.store.records()).toEqual(whole);
    await act(async () => row("Главная").focus());
    await press("Delete");
    expect(editor.store.records().index).toEqual(whole.index);
  });

  it("TREE-204: a link of the menu that is no page’s gets other words, leads elsewhere, and can be followed", async () => {
    const text = { ru: { text: "Новости" } };
    const item = { id: "news", text, link: { kind: "address", address: "https://old.example" } };
    await act(
      async () =>
        void editor.dispatch({
          name: "item.add",
          args: {
            target: { part: "navigation" },
            path: ["links"],
            item: { ...item, links: [] },
            after: null,
          },
        }),
    );
    const choose = async (name: string, label: string) => {
      await click(panel.find(`[aria-label="Actions: ${name}"]`));
      const action = panel.all("[role=menuitem]").find((one) => one.textContent.startsWith(label));
      if (!action) throw new Error(`${label} is not in the menu`);
      await click(action);
    };
    await choose("Новости", "Rename");
    await until(() => panel.all(".tree-name-input").length > 0);
    await type(panel.find<HTMLInputElement>(".tree-name-input"), "Блог");
    await press("Enter");
    expect(links()).toContain("Блог");

    const opened = vi.fn();
    vi.stubGlobal("open", opened);
    await choose("Блог", "Open link");
    expect(opened).toHaveBeenCalledWith("https://old.example", "_blank", "noopener");

    await choose("Блог", "Change link");
    await until(() => panel.all("dialog [role=combobox]").length > 0);
    const field = panel.find<HTMLInputElement>("dialog [role=combobox]");
    await act(async () => field.focus());
    await type(field, "https://new.example/блог");
    await press("Enter");
    await until(() => panel.all("dialog [role=combobox]").length === 0);
    await choose("Блог", "Open link");
    expect(opened.mock.lastCall?.[0]).toMatch(/^https:\/\/new\.example/);
    expect(editor.store.history.get().past).toHaveLength(3);
  });

  it("TREE-213: a link that another gave other words while it was being renamed keeps both wordings to choose from; an untouched field changes nothing", async () => {
    const target = { part: "navigation" };
    const text = { ru: { text: "Новости" } };
    const link = { kind: "address", address: "https://old.example" };
    const item = { id: "news", text, link, links: [] };
    const dispatch = (name: string, args: object) =>
      act(async () => void editor.dispatch({ name, args: { target, ...args } }));
    await dispatch("item.add", { path: ["links"], item, after: null });
    const set = { path: ["links", "news", "text"], language: "ru" };
    await act(async () => panel.find('[role=treeitem][aria-label="Новости"]').focus());
    await press("F2");
    await dispatch("text.set", { ...set, text: "Статьи", was: "Новости" });
    await press("Enter");
    expect(links()).toContain("Статьи");

    await act(async () => panel.find('[role=treeitem][aria-label="Статьи"]').focus());
    await press("F2");
    await dispatch("text.set", { ...set, text: "Журнал", was: "Статьи" });
    await type(panel.find<HTMLInputElement>(".tree-name-input"), "Блог");
    await press("Enter");
    expect(links()).toContain("Журнал");
    expect(editor.store.conflicts.get()).toMatchObject([{ mine: "Блог", theirs: "Журнал" }]);
  });

  it("TREE-213: a page that another renamed while it was being renamed gets the name that was typed, and its writer is told of the other", async () => {
    const name = () => editor.store.records().index?.entries[1]?.name;
    const rename = (words: string) =>
      act(
        async () =>
          void editor.dispatch({ name: "page.rename", args: { page: "gallery", name: words } }),
      );
    await act(async () => row("Галерея").focus());
    await press("F2");
    await rename("Снимки");
    await press("Enter");
    expect(name()).toBe("Снимки");

    await act(async () => row("Снимки").focus());
    await press("F2");
    await rename("Фото");
    await type(panel.find<HTMLInputElement>(".tree-name-input"), "Работы");
    await press("Enter");
    expect(name()).toBe("Работы");
    const toast = editor.toasts.get().at(-1);
    expect(toast?.message).toBe("Your name replaced “Фото”: the page was renamed in the meantime");
    await act(async () => toast?.action?.run());
    expect(name()).toBe("Фото");
  });

  it("leads from a page's row to its settings", async () => {
    await addPage("Меню");
    await click(panel.find('[aria-label="Actions: Меню"]'));
    const action = panel.all("[role=menuitem]").find((one) => one.textContent === "Page settings");
    if (!action) throw new Error("The settings are in the menu");
    await click(action);
    const page = editor.store.records().index?.entries.find(({ name }) => name === "Меню");
    expect(location.pathname).toBe(`/sites/${editor.site.id}/settings/page/${page?.id}`);
    history.replaceState(null, "", "/");
  });

  it.each([
    ["О пекарне", undefined, []],
    ["", "Prices", ["NoHeader", "Pricing8", "Feature5"]],
  ])(
    "ANNOUNCE-06: a new page %s%s has the announcement that the home page has in common with others, and no other linked section",
    async (name, ready, own) => {
      const { index } = editor.store.records();
      const first = index?.entries[0]?.id ?? "";
      const bar = testSection("AnnouncementBar", "rye");
      const hours = testSection("Contact9", "hours");
      await act(async () => {
        editor.dispatch([
          ...[bar, hours].map((section) => ({
            name: "linked.add",
            args: { section, after: null },
          })),
          ...[
            { ...placeOf("rye-here", "rye"), hidden: "phones" as const },
            placeOf("hours-here", "hours"),
          ].map((section) => ({
            name: "section.add",
            args: { page: first, section, after: null },
          })),
        ]);
      });
      await addPage(name, ready);
      const id = editor.store.records().index?.entries.at(-1)?.id ?? "";
      const sections = editor.store.records()[`page:${id}`]?.sections ?? [];
      expect(sections.map(({ template }) => template)).toEqual([...own, "Linked"]);
      expect(sections.at(-1)).toMatchObject({ linked: "rye", hidden: "phones" });
    },
  );

  it("PATH-02: another path is checked as it is typed, and the one before leads there", async () => {
    await addPage("Меню");
    await click(panel.find('[aria-label="Actions: Меню"]'));
    const action = panel.all("[role=menuitem]").find((one) => one.textContent === "Change path");
    if (!action) throw new Error("The path can be changed");
    await click(action);
    await until(() => panel.all(".form-dialog input").length > 0);
    const field = panel.find<HTMLInputElement>(".form-dialog input");
    await type(field, "!?");
    expect(panel.find(".field-error").textContent).not.toBe("");
    await type(field, "Our Story!");
    expect(panel.all(".field-error")).toEqual([]);
    await act(async () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(field.value).toBe("our-story");
    await type(field, "card");
    expect(panel.find(".form-dialog .hint").textContent).toContain("/menyu will lead here, too");
    await click(panel.find(".form-dialog [type=submit]"));
    const { index } = editor.store.records();
    expect(index?.entries.at(-1)?.path).toBe("/card");
    expect(index?.redirects.at(-1)).toMatchObject({ from: "/menyu" });
  });

  it("TREE-07: of 950 pages only those near the view are drawn, and all are found", async () => {
    const { site, index } = editor.store.records();
    if (!site || !index) throw new Error("There is a site");
    const page = (number: number) => ({
      entry: { id: `many${number}`, path: `/many/${number}`, name: `Many ${number}` },
      page: { id: `many${number}`, meta: emptyMeta, sections: [] },
      after: "gone",
    });
    const steps = Array.from({ length: 950 }, (_, number) => ({
      name: "page.add",
      args: page(number),
    }));
    await act(async () => {
      for (let at = 0; at < steps.length; at += 190) editor.dispatch(steps.slice(at, at + 190));
    });
    expect(panel.all("[role=treeitem]").length).toBeLessThan(60);
    await type(panel.find<HTMLInputElement>("[role=searchbox]"), "many 949");
    expect(rows()).toEqual(["1 Many 949, /many/949"]);
  });
});
