// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Navigation } from "#/site/navigation.ts";
import { click, until } from "../../../../testing/mount.tsx";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { NavigationTab } from "./navigation-tab.tsx";

let tab: OpenTab;
const bar = () => tab.site().navigation as Navigation;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(NavigationTab);
});
afterEach(() => tab.unmount());

describe("the navigation bar's settings", () => {
  it("SET-11 (R17): links are added, named, led somewhere, moved and removed", async () => {
    await tab.press("Add a link");
    await tab.press("Add a link");
    await tab.fill("Text", "Логотип");
    const texts = tab.all('[data-field$="/text"]') as HTMLInputElement[];
    expect(texts.map((one) => one.value)).toEqual(["Ссылка", "Ссылка"]);
    await tab.fill("Link to", "/connect");
    expect(bar().links[0]?.link).toEqual({ kind: "page", page: "gallery" });
    const [first] = bar().links;
    await tab.press("Move down: Ссылка");
    expect(bar().links[1]).toEqual(first);
    await tab.press("Remove: Ссылка");
    expect(bar().links).toEqual([first]);
    tab.editor.undo();
    expect(bar().links).toHaveLength(2);
  });

  it("NAV-17: the bar has one button, named and led somewhere", async () => {
    await tab.press("Add a button");
    await typeInto(tab.find('[data-field$="/text"]'), "Записаться");
    await tab.fill("Link to", "/connect");
    expect(bar().buttons).toMatchObject([
      { text: { ru: { text: "Записаться" } }, link: { kind: "page", page: "gallery" } },
    ]);
    await tab.press("Add a button");
    expect(bar().buttons).toHaveLength(1);
  });

  it("ITEM-05: what is added takes the keyboard, its words selected, so that typing replaces them", async () => {
    await tab.press("Add a link");
    await tab.press("Add a link to its menu");
    const field = document.activeElement as HTMLInputElement;
    expect(tab.all('[data-field$="/text"]').indexOf(field)).toBe(1);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("Ссылка");
    await tab.press("Add a network");
    expect(document.activeElement?.nodeName).toBe("SELECT");
  });

  it("LINK-11: a link to a section says the names of its page and of the section, its address too", async () => {
    await tab.press("Add a link");
    const [link] = bar().links;
    const value = { kind: "page", page: "gallery", section: "pics" } as const;
    const path = ["links", link!.id, "link"];
    act(() => {
      tab.editor.dispatch({
        name: "link.set",
        args: { target: { part: "navigation" }, path, value },
      });
    });
    const field = tab.named("Link to", "input") as HTMLInputElement;
    await until(() => field.value.includes("#"));
    expect(field.value).toBe("Галерея # Недавние работы");
    const said = tab.find(".link-note").textContent;
    expect(said).toContain("/connect/ # Недавние работы");
    expect(said).not.toContain("comp-");
  });

  it("LINK-11: a page that isn't there yet is made with the link to it, as one thing", async () => {
    await tab.press("Add a link");
    const { index } = tab.editor.store.records();
    const field = tab.named("Link to", "input") as HTMLInputElement;
    await act(async () => field.focus());
    expect(tab.all("[role=option]").length).toBeGreaterThan(1);
    await typeInto(field, "Наше меню");
    const [option, ...others] = tab.all("[role=option]");
    expect(others).toEqual([]);
    expect(option?.textContent).toBe("Create page “Наше меню”");
    if (option) await click(option);
    await expect.poll(() => bar().links[0]?.link ?? undefined).toBeDefined();
    const entry = tab.editor.store.records().index?.entries.at(-1);
    expect(entry).toMatchObject({ name: "Наше меню", path: "/nashe-menyu" });
    expect(bar().links[0]?.link).toEqual({ kind: "page", page: entry?.id });
    tab.editor.undo();
    expect(tab.editor.store.records().index).toEqual(index);
    expect(bar().links[0]?.link).toBeNull();
  });

  it("SET-11: a link has links of its own, which go with it", async () => {
    await tab.press("Add a link");
    await tab.press("Add a link to its menu");
    expect(bar().links[0]?.links).toHaveLength(1);
    const [first, nested] = tab.all('[data-field$="/text"]') as HTMLInputElement[];
    if (!first || !nested) throw new Error("There are two texts");
    await typeInto(nested, "Хлеб");
    await act(async () => nested.blur());
    expect(bar().links[0]?.links[0]?.text["ru"]).toEqual({ text: "Хлеб" });
    await tab.press("Remove: Хлеб");
    expect(bar().links[0]?.links).toEqual([]);
  });

  it("SET-11: the logo's colour, its mark and the label of the other links", async () => {
    await tab.press("White");
    await tab.press("Ring");
    await tab.fill("Name of the menu for the other links", "Дальше");
    expect(bar()).toMatchObject({
      logoColor: "white",
      logoMark: "ring",
      moreLabel: { ru: { text: "Дальше" } },
    });
    const field = await tab.fill("Name of the menu for the other links", "");
    expect(tab.noteOf(field)).toBe("This field is required");
    expect(bar().moreLabel["ru"]?.text).toBe("Дальше");
  });

  it("SET-11 (LOGO-01): the logo's width, and what each kind of device makes of it", async () => {
    const slider = await tab.fill("Picture width", "350");
    expect(bar().logoWidth).toBe(350);
    expect([slider.getAttribute("min"), slider.getAttribute("max")]).toEqual(["10", "400"]);
    const widths = tab.all(".settings-devices .num").map((one) => one.textContent);
    expect(widths).toEqual(["350 px", "300 px", "200 px"]);
  });

  it("SET-11: networks with their icons; a hostile address is refused in place, and stays there", async () => {
    await tab.press("Add a network");
    await tab.fill("Network", "telegram");
    await tab.fill("Address", "javascript:alert(1)");
    expect(bar().socials).toMatchObject([{ kind: "telegram", link: null }]);
    await tab.unmount();
    tab = await openTab(NavigationTab, tab.editor);
    expect(tab.drafts.fields.get()).toHaveLength(1);
    expect((tab.named("Address") as HTMLInputElement).value).toBe("javascript:alert(1)");
    await tab.fill("Address", "https://t.me/vitrine");
    expect(tab.drafts.fields.get()).toEqual([]);
    expect(bar().socials).toMatchObject([{ link: { address: "https://t.me/vitrine" } }]);
  });

  it("SET-03: what was typed into an item goes with it", async () => {
    await tab.press("Add a network");
    await tab.fill("Address", "javascript:alert(1)");
    expect(tab.drafts.fields.get()).toHaveLength(1);
    await tab.press(/^Remove/);
    expect(tab.drafts.fields.get()).toEqual([]);
  });
});
