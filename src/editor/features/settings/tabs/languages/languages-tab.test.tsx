// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import { until } from "../../../../testing/mount.tsx";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { knownLanguages } from "./known-languages.data.ts";
import { LanguagesTab } from "./languages-tab.tsx";
import { namesakesInBar } from "./ready-translations.ts";
import { newLanguage } from "./new-language.ts";

let tab: OpenTab;
const codes = () => tab.site().languages.map((one) => one.code);

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(LanguagesTab);
});
afterEach(() => tab.unmount());

describe("the site's languages", () => {
  it("SET-08: one is added at the end, moved, hidden, and removed with a way back", async () => {
    await tab.fill("Add a language", "de");
    await tab.press("Add");
    await until(() => codes().length === 3);
    expect(codes()).toEqual(["ru", "en", "de"]);
    expect(document.activeElement?.nodeName).toBe("SELECT");
    await tab.press("Move up: Deutsch");
    expect(codes()).toEqual(["ru", "de", "en"]);
    await tab.press("Move down: Русский");
    expect(codes()).toEqual(["de", "ru", "en"]);
    expect(tab.site().languages[0]?.status).toBe("inactive");
    await tab.press("Show to visitors: Deutsch");
    expect(tab.site().languages[0]?.status).toBe("active");
    await tab.press("Show to visitors: Deutsch");
    expect(tab.site().languages[0]?.status).toBe("inactive");
    await tab.press("More: Deutsch");
    await tab.press("Remove");
    expect(codes()).toEqual(["ru", "en"]);
    tab.editor.toasts.get()[0]?.action?.run();
    expect(codes()).toEqual(["de", "ru", "en"]);
  });

  it("SET-16: a language comes with the words that nobody wrote for this site, and one undo takes both back", async () => {
    const target = { part: "navigation" } as const;
    const link = (id: string, text: object) => ({
      name: "item.add",
      args: { target, path: ["links"], item: { id, text, link: null, links: [] }, after: null },
    });
    // of a ready page; of its owner; of the empty start, which had German, with another original since
    const starter = "Sagen Sie in einem Satz, was Sie tun und wo.";
    tab.editor.dispatch([
      link("own", { ru: { text: "Как доехать" } }),
      link("ready", { ru: { text: "Цены" } }),
      link("changed", { ru: { text: "Наша пекарня" }, de: { text: starter, basis: "other" } }),
    ]);
    const before = tab.site();
    await tab.fill("Add a language", "de");
    await tab.press("Add");
    await until(() => codes().length === 3);
    const links = tab.site().navigation["links"];
    const textOf = (id: string) =>
      Array.isArray(links) ? links.find((one) => one.id === id)?.text.de?.text : undefined;
    expect(["own", "ready", "changed"].map(textOf)).toEqual([undefined, "Preise", ""]);
    const [toast] = tab.editor.toasts.get();
    expect(toast?.message).toMatch(/^Deutsch added\. \d+ texts? (is|are) already translated\.$/);
    toast?.action?.run();
    expect(tab.site()).toEqual(before);
  });

  it("SET-16: no two links of the bar are called alike by it: the owner's own name stays untranslated", async () => {
    const target = { part: "navigation" } as const;
    const rows = ["Контакты", "Контакт"].map((text, at) => ({
      target,
      template: null,
      path: ["links", `l${at}`, "text"],
      items: [at + 1],
      limit: 40,
      original: text,
      text: "",
      state: "missing" as const,
    }));
    const isSaidTwice = namesakesInBar(rows);
    expect(rows.map((row) => isSaidTwice(row, "Kontakt"))).toEqual([false, true]);
    expect(isSaidTwice({ ...rows[1]!, target: { page: "home", section: "head" } }, "Kontakt")).toBe(
      false,
    );
    const [first, second] = rows;
    const known = namesakesInBar([{ ...first!, text: "Kontakt", state: "translated" }, second!]);
    expect(known(second!, "Kontakt")).toBe(true);
    expect(known(second!, "Schreiben Sie uns")).toBe(false);
    expect(known({ ...second!, original: "Контакты" }, "Kontakt")).toBe(false);
  });

  it("SET-16: what is written while the words are on their way is not overwritten by theirs", async () => {
    const target = { part: "navigation" } as const;
    const item = { id: "prices", text: { ru: { text: "Цены" } }, link: null, links: [] };
    tab.editor.dispatch({ name: "item.add", args: { target, path: ["links"], item, after: null } });
    await tab.fill("Add a language", "de");
    const pressed = tab.press("Add");
    const path = ["links", "prices", "text"];
    const words = { language: "ru", text: "Сколько стоит", was: "Цены" };
    tab.editor.dispatch({ name: "text.set", args: { target, path, ...words } });
    await pressed;
    await until(() => codes().length === 3);
    expect(tab.site().navigation["links"]).toContainEqual(
      expect.objectContaining({ id: "prices", text: { ru: { text: "Сколько стоит" } } }),
    );
  });

  it("SET-08: the primary one can't be hidden or removed; another one can take its place", async () => {
    expect((tab.named("Show to visitors: Русский") as HTMLButtonElement).disabled).toBe(true);
    await tab.press("More: Русский");
    expect((tab.named("Remove") as HTMLButtonElement).disabled).toBe(true);
    await tab.press("More: Русский");
    await tab.press("Show to visitors: English");
    await tab.press("More: English");
    await tab.press("Make primary");
    expect(tab.site().languages).toMatchObject([
      { code: "ru", isPrimary: false },
      { code: "en", isPrimary: true, status: "active" },
    ]);
    tab.editor.undo();
    expect(tab.site().languages).toMatchObject([
      { code: "ru", isPrimary: true },
      { code: "en", isPrimary: false, status: "inactive" },
    ]);
  });

  it("SET-08: name and flag are edited in place, and checked", async () => {
    await tab.press("More: English");
    await tab.press("Name and flag");
    await tab.fill("Flag country", "US");
    await tab.fill("Name in the menu", "American");
    expect(tab.site().languages[1]).toMatchObject({ flagCode: "us", localName: "American" });
    const field = await tab.fill("Flag country", "../x");
    expect(tab.noteOf(field)).toMatch(/two-letter country code/);
    expect(tab.site().languages[1]?.flagCode).toBe("us");
  });

  it("SET-08 (R3, R22): the menu, staying on the page, and the prefix", async () => {
    await tab.press("Flag");
    await tab.press("In a row");
    await tab.press("Stay on the same page when switching");
    await tab.press("No prefix for the primary language");
    expect(tab.site()).toMatchObject({
      isPrimaryDefault: false,
      settings: { staysOnPage: true },
      navigation: { languageDisplay: "flag", languageMenu: "inline" },
    });
    expect(tab.find(".settings-paths").textContent).toContain("/ru/");
  });

  it("SET-08: every language that is offered may be stored, each under a number of its own", () => {
    const all = knownLanguages.map(([code]) => newLanguage(code));
    for (const language of all) expect(siteLanguageSchema.safeParse(language).success).toBe(true);
    expect(new Set(all.map((one) => one?.id)).size).toBe(knownLanguages.length);
    expect(newLanguage("xx")).toBeUndefined();
  });
});
