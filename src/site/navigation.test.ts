import { describe, expect, it } from "vitest";
import { testDocument } from "../../test/fixtures/document.ts";
import { testContext } from "../../test/fixtures/operations.ts";
import { findDocumentProblems } from "./check-document.ts";
import { completeDocument } from "./complete-document.ts";
import { completeNavigation, navigationFields } from "./navigation.ts";
import { applyOperation, invertOperation } from "./operations/apply.ts";
import { toRecords } from "./records.ts";

const document = testDocument();
const context = testContext;
const { languageDisplay: _display, languageMenu: _menu, ...older } = document.site.navigation;
const olderSite = { ...document.site, navigation: older };

describe("the bar's fields", () => {
  it("LANG-03: a document from before the language menu's settings shows flag and name in a dropdown", () => {
    expect(completeNavigation(older)).toEqual({
      ...older,
      languageDisplay: "full",
      languageMenu: "dropdown",
    });
    expect(Object.keys(completeNavigation(older))).toEqual(Object.keys(navigationFields));
  });

  it("NAV-09: links from before their menus have none, and take one, also from a program of before", () => {
    const text = { en: { text: "Menu" } };
    const plain = { id: "menu", text, link: null };
    const olderLinks = { ...document.site.navigation, links: [plain] };
    const links = [{ ...plain, links: [] }];
    expect(completeNavigation(olderLinks)).toEqual({ ...olderLinks, links });
    const records = toRecords({ ...document, site: { ...document.site, navigation: olderLinks } });
    const target = { part: "navigation" } as const;
    const add = (path: string[], item: object) =>
      applyOperation(
        records,
        { name: "item.add", args: { target, path, item, after: null } },
        context,
      ).changes.site?.navigation["links"];
    const own = { id: "cakes", text: { en: { text: "Cakes" } }, link: null };
    expect(add(["links", "menu", "links"], own)).toEqual([{ ...plain, links: [own] }]);
    expect(add(["links"], own)).toEqual([{ ...own, links: [] }, ...links]);
    expect(() => add(["links", "menu", "links"], { ...own, links: [] })).toThrow();
  });

  it("settings that were made stay", () => {
    const fields = { ...older, languageDisplay: "flag", languageMenu: "inline" };
    expect(completeNavigation(fields)).toEqual(fields);
  });

  it("an imported document from before them is valid", () => {
    const completed = completeDocument({ ...document, site: olderSite }, testContext.templates);
    expect(completed.site.navigation["languageMenu"]).toBe("dropdown");
    const pageless = { ...completed, index: { entries: [], redirects: [] }, pages: [] };
    expect(findDocumentProblems(pageless, context)).toEqual([]);
  });

  it("LANG-03: they are set in such a document, and undone to what it showed", () => {
    const records = toRecords({ ...document, site: olderSite });
    const target = { part: "navigation" } as const;
    const setting = (value: string) => ({
      name: "field.set",
      args: { target, path: ["languageDisplay"], value },
    });
    const { changes } = applyOperation(records, setting("flag"), context);
    expect(changes.site?.navigation["languageDisplay"]).toBe("flag");
    expect(invertOperation(records, setting("flag"), context)).toEqual([setting("full")]);
    expect(() => applyOperation(records, setting("neon"), context)).toThrow();
  });
});
