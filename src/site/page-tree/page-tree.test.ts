import { describe, expect, it } from "vitest";
import {
  countingIds,
  testPage,
  testRecords,
  testSection,
} from "../../../test/fixtures/document.ts";
import { runAll, runAndUndo, testContext, written } from "../../../test/fixtures/operations.ts";
import type { OperationName } from "../operations/catalogue.ts";
import { invertOperation } from "../operations/apply.ts";
import type { Step } from "../operations/operation.ts";
import type { Records } from "../records.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import { navigationFields } from "../navigation.ts";
import { readSite } from "../operations/target.ts";
import { barLinks, topLinks } from "./bar-links.ts";
import { linksBackSteps } from "./links-back.ts";
import { placeOfDrop, rowsWithout } from "./drop-place.ts";
import { footerLinkCalled, footerMirrorsBar } from "./footer-steps.ts";
import {
  addPageSteps,
  hidePageSteps,
  moveRowSteps,
  removePageSteps,
  renamePageSteps,
  showPageSteps,
} from "./page-steps.ts";
import { pageTree } from "./page-tree.ts";
import type { TreeRow } from "./page-tree.ts";
import type { StepSource } from "./step-source.ts";

const page = (id: string, section?: string) => ({
  kind: "page",
  page: id,
  ...(section !== undefined && { section }),
});
const address = { kind: "address", address: "https://other.example" };

function barItem(id: string, link: object, links?: object[]): object {
  return { id, text: { ru: { text: id } }, link, ...(links && { links }) };
}

/** A site whose bar has these links. */
function siteWith(links: object[], footer: object[] = []): Records {
  const add = (part: string) => (item: object, index: number, all: object[]) => ({
    name: "item.add",
    args: {
      target: { part },
      path: ["links"],
      item,
      after: index === 0 ? null : Reflect.get(all[index - 1] ?? {}, "id"),
    },
  });
  return runAll(testRecords(), [...links.map(add("navigation")), ...footer.map(add("footer"))]);
}

function sourceOf(records: Records): StepSource {
  return { records, templates: findTemplate, createId: countingIds("new") };
}

function treeOf({ index, site }: Records) {
  if (!index || !site) throw new Error("There is a site");
  return pageTree(index, site);
}

/** The tree as text: nested rows are behind a dot. */
function shown(records: Records): string {
  const name = (row: TreeRow): string =>
    `${row.parent === null ? "" : "."}${row.entry?.id ?? `(${row.id})`}`;
  const { menu, others } = treeOf(records);
  return `${menu.map(name).join(" ")} | ${others.map(name).join(" ")}`;
}

/** Does it as one thing, and expects that undoing it gives back every byte. */
function done(records: Records, steps: readonly Step[]): Records {
  const inverses: Step[] = [];
  let now = records;
  for (const step of steps) {
    inverses.unshift(...invertOperation(now, step, testContext));
    now = runAndUndo(now, step.name as OperationName, step.args).records;
  }
  expect(written(runAll(now, inverses))).toBe(written(records));
  return now;
}

const nested = siteWith([
  barItem("n-about", page("about"), [barItem("n-prices", page("prices"))]),
  barItem("n-other", address, []),
]);

function row(records: Records, id: string): TreeRow {
  const { menu, others } = treeOf(records);
  const found = [...menu, ...others].find((one) => (one.entry?.id ?? one.id) === id);
  if (!found) throw new Error(`There is no row ${id}`);
  return found;
}

describe("the tree of pages", () => {
  it("TREE-01: has the bar's order and levels, the home page first, and the other pages behind", () => {
    expect(shown(testRecords())).toBe("home | about prices");
    expect(shown(nested)).toBe("home about .prices (n-other) | ");
    const home = siteWith([barItem("a", page("about"), []), barItem("h", page("home"), [])]);
    expect(shown(home)).toBe("about home | prices");
  });

  it("TREE-01: a link to a section of a page is no row of the page", () => {
    expect(shown(siteWith([barItem("a", page("about", "ticks"), [])]))).toBe(
      "home (a) | about prices",
    );
  });
});

describe("adding and removing a page", () => {
  const entry = { id: "menu", path: "/menu", name: "Меню" };
  const added = (footer: boolean, menu: { parent: string | null; after: string | null } | null) =>
    done(nested, addPageSteps(sourceOf(nested), { entry, page: testPage("menu"), menu, footer }));

  it("TREE-02: a new page goes into the bar at its place, called by its name", () => {
    expect(shown(added(false, { parent: null, after: "n-about" }))).toBe(
      "home about .prices menu (n-other) | ",
    );
    expect(shown(added(false, { parent: "n-about", after: "n-prices" }))).toBe(
      "home about .prices .menu (n-other) | ",
    );
    expect(shown(added(false, null))).toBe("home about .prices (n-other) | menu");
    const { site } = added(true, { parent: null, after: null });
    expect(site?.navigation["links"]).toMatchObject([{ text: { ru: { text: "Меню" } } }, {}, {}]);
    expect(site?.footer.fields["links"]).toMatchObject([
      { text: { ru: { text: "Меню" } }, link: { page: "menu" } },
    ]);
  });

  it("TREE-47: a link of the footer that says its name leads to it, and there is no second one", () => {
    const link = (id: string, words: string) => ({
      id,
      text: { ru: { text: words } },
      link: address,
    });
    const records = siteWith([], [link("f-write", "Написать"), link("f-menu", " меню")]);
    const source = sourceOf(records);
    expect(footerLinkCalled(source, ["Карта", ""])).toBeUndefined();
    const footer = footerLinkCalled(source, ["Карта", "Меню"]);
    const entry = { id: "menu", path: "/menu", name: "Меню" };
    const { site } = done(
      records,
      addPageSteps(source, { entry, page: testPage("menu"), menu: null, footer: footer ?? true }),
    );
    expect(site?.footer.fields["links"]).toMatchObject([
      { id: "f-write", link: address },
      { id: "f-menu", link: { kind: "page", page: "menu" } },
    ]);
    expect(site?.footer.fields["links"]).toHaveLength(2);
  });

  it("TREE-02: it belongs in the footer where that lists every page of the bar", () => {
    const link = (id: string, leads: object) => ({ id, text: {}, link: leads });
    const about = link("f-about", page("about"));
    const inBar = [barItem("n-about", page("about"), [])];
    const mirrors = (bar: object[], footer: object[]) =>
      footerMirrorsBar(sourceOf(siteWith(bar, footer)));
    expect(mirrors(inBar, [])).toBe(false);
    expect(mirrors(inBar, [link("f-other", address)])).toBe(false);
    expect(mirrors(inBar, [link("f-home", page("home"))])).toBe(false);
    expect(mirrors(inBar, [about])).toBe(true);
    expect(mirrors([], [about])).toBe(true);
  });

  it("TREE-03: a page is removed with every link to it and onto it; what was in its menu stays", () => {
    const full = siteWith(
      [
        barItem("n-about", page("about"), [
          barItem("n-ticks", page("about", "ticks")),
          barItem("n-prices", page("prices")),
          barItem("n-out", address),
        ]),
        barItem("n-home", page("home"), [barItem("n-again", page("about"))]),
      ],
      [barItem("f-about", page("about", "ticks")), barItem("f-prices", page("prices"))],
    );
    const without = done(full, removePageSteps(sourceOf(full), "about"));
    expect(shown(without)).toBe("prices (n-out) home | ");
    expect(without.site?.footer.fields["links"]).toMatchObject([{ id: "f-prices" }]);
    expect(JSON.stringify(without.site)).not.toContain('"about"');
  });

  it("TREE-04: hiding leaves the page, its menu and links to its sections; showing brings it back", () => {
    const hidden = done(nested, hidePageSteps(sourceOf(nested), "about"));
    expect(shown(hidden)).toBe("home prices (n-other) | about");
    expect(shown(done(hidden, showPageSteps(sourceOf(hidden), "about")))).toBe(
      "home prices (n-other) about | ",
    );
    expect(shown(done(hidden, showPageSteps(sourceOf(hidden), "home")))).toBe(
      "home prices (n-other) | about",
    );
  });

  it("TREE-05: renaming renames the links that were called like the page, and no others", () => {
    const full = siteWith(
      [barItem("about", page("about"), [barItem("own-words", page("about"))])],
      [barItem("about", page("about"))],
    );
    const { site, index } = done(full, renamePageSteps(sourceOf(full), "about", "О нас"));
    expect(index?.entries[1]?.name).toBe("О нас");
    expect(site?.navigation["links"]).toMatchObject([
      { text: { ru: { text: "О нас" } }, links: [{ text: { ru: { text: "own-words" } } }] },
    ]);
    expect(site?.footer.fields["links"]).toMatchObject([{ text: { ru: { text: "О нас" } } }]);
  });
});

describe("TREE-230: the links of a page that comes back", () => {
  const full = siteWith(
    [
      barItem("n-other", address, []),
      barItem("n-about", page("about"), [
        barItem("n-ticks", page("about", "ticks")),
        barItem("n-prices", page("prices")),
        barItem("n-out", address),
      ]),
      barItem("n-home", page("home"), [barItem("n-again", page("about"))]),
    ],
    [barItem("f-prices", page("prices")), barItem("f-about", page("about", "ticks"))],
  );
  const gone = runAll(full, removePageSteps(sourceOf(full), "about"));
  const then = readSite(full);
  const back = (now: Records): Step[] => linksBackSteps(sourceOf(now), then, "about");
  const add = (part: string, path: string[], item: object, after: string | null = null): Step => ({
    name: "item.add",
    args: { target: { part }, path, item, after },
  });
  const remove = (part: string, path: string[], item: string): Step => ({
    name: "item.remove",
    args: { target: { part }, path, item },
  });
  const sayOf = (item: string, text: string): Step => ({
    name: "text.set",
    args: {
      target: { part: "navigation" },
      path: ["links", item, "text"],
      language: "ru",
      text,
      was: item,
    },
  });

  it("are in bar, menus and footer as they were where nobody changed anything since", () => {
    expect(shown(gone)).toBe("(n-other) prices (n-out) home | ");
    const { site } = done(gone, back(gone));
    expect(site).toEqual(then);
    expect(back(full)).toEqual([]);
  });

  it("take back of their menu what is as it was; what was changed since stays where it is", () => {
    const link = { kind: "page", page: "home" };
    const relinked = { target: { part: "navigation" }, path: ["links", "n-out", "link"] };
    for (const change of [
      sayOf("n-prices", "Цены"),
      { name: "link.set", args: { ...relinked, value: link } },
      add("navigation", ["links", "n-out", "links"], barItem("n-mine", address)),
    ]) {
      const moved = JSON.stringify(change).includes("n-out") ? "n-out" : "n-prices";
      const { navigation } = readSite(done(runAll(gone, [change]), back(runAll(gone, [change]))));
      const ids = barLinks(navigation).map(({ item, parent }) => [item.id, parent]);
      expect(ids).toContainEqual([moved, null]);
      expect(ids).toContainEqual(["n-ticks", "n-about"]);
      expect(ids.filter(([id]) => id === moved)).toHaveLength(1);
    }
    const deleted = runAll(gone, [remove("navigation", ["links"], "n-out")]);
    expect(JSON.stringify(readSite(done(deleted, back(deleted))))).not.toContain("n-out");
  });

  it("come behind what is left of what they stood behind, and into the bar where their menu is gone", () => {
    const now = runAll(gone, [
      remove("navigation", ["links"], "n-other"),
      remove("navigation", ["links"], "n-home"),
      remove("footer", ["links"], "f-prices"),
      add("navigation", ["links"], barItem("n-new", address, [])),
    ]);
    const { site } = done(now, back(now));
    expect(site?.navigation["links"]).toMatchObject([
      { id: "n-about", links: [{ id: "n-ticks" }, { id: "n-prices" }, { id: "n-out" }] },
      { id: "n-again", links: [] },
      { id: "n-new" },
    ]);
    expect(site?.footer.fields["links"]).toMatchObject([{ id: "f-about" }]);
  });

  it("are left out where the bar is full, or the footer is another, and the page comes all the same", () => {
    const { max } = navigationFields.links;
    const more = (count: number): Step[] =>
      Array.from({ length: count }, (_, number) =>
        add("navigation", ["links"], barItem(`more-${number}`, address, [])),
      );
    const before = topLinks(readSite(gone).navigation).length;
    const roomy = runAll(gone, more(max - before));
    // two links of its menu leave the bar to it
    expect(JSON.stringify(readSite(done(roomy, back(roomy))))).toContain("n-about");
    const changed = runAll(gone, [sayOf("n-prices", "Цены"), sayOf("n-out", "Карта")]);
    const almost = runAll(changed, more(max - before - 1));
    expect(JSON.stringify(readSite(done(almost, back(almost))))).toContain("n-about");
    const crammed = runAll(changed, more(max - before));
    const { site } = done(crammed, back(crammed));
    expect(JSON.stringify(site?.navigation)).not.toContain("n-about");
    expect(site?.footer).toEqual(then.footer);
    const other = { ...gone, site: { ...readSite(gone), footer: testSection("foot", "Ticks") } };
    expect(readSite(done(other, back(other))).footer).toEqual(other.site.footer);
  });
});

describe("moving in the tree", () => {
  /** Drops a row at a place among the others, the heading of the other pages counted. */
  function dropped(records: Records, id: string, index: number, level: number): string {
    const { menu, others } = treeOf(records);
    const own = row(records, id);
    const rest = { menu: rowsWithout(menu, own), others: rowsWithout(others, own) };
    const place = placeOfDrop({ row: own, ...rest, index, level });
    return shown(done(records, moveRowSteps(sourceOf(records), own, place)));
  }

  it.each([
    ["prices", 1, 1, "home prices about (n-other) | "],
    ["prices", 2, 1, "home about prices (n-other) | "],
    ["prices", 4, 1, "home about (n-other) | prices"],
    ["prices", 3, 2, "home about (n-other) .prices | "],
    ["about", 1, 2, "home about .prices (n-other) | "],
    ["about", 3, 1, "home prices (n-other) | about"],
    ["n-other", 2, 1, "home about .(n-other) .prices | "],
    ["n-other", 3, 2, "home about .prices .(n-other) | "],
    ["n-other", 1, 2, "home (n-other) about .prices | "],
    ["n-other", 4, 1, "home about .prices (n-other) | "],
    ["about", 2, 2, "home (n-other) about .prices | "],
  ])("TREE-06: %s at place %d on level %d", (id, index, level, expected) => {
    expect(dropped(nested, id, index, level)).toBe(expected);
  });

  it("TREE-06: a page from outside the menu goes in where it is dropped, and others change places", () => {
    const plain = siteWith([barItem("h", page("home"), [])]);
    expect(dropped(plain, "prices", 1, 2)).toBe("home .prices | about");
    expect(dropped(plain, "prices", 1, 1)).toBe("home prices | about");
    expect(dropped(plain, "prices", 2, 1)).toBe("home | prices about");
  });

  it("TREE-06: a link keeps its words in all languages between the levels", () => {
    const words = { ru: { text: "Цены" }, en: { text: "Prices", basis: "x" } };
    const own = { id: "p", text: words, link: page("prices") };
    const records = siteWith([{ ...own, links: [] }, barItem("a", page("about"), [])]);
    const steps = moveRowSteps(sourceOf(records), row(records, "prices"), {
      in: "menu",
      parent: "a",
      after: null,
    });
    expect(done(records, steps).site?.navigation["links"]).toMatchObject([{ links: [own] }]);
  });
});
