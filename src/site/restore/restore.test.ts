import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countingIds,
  testDocument,
  testPage,
  testRecords,
  testSection,
} from "../../../test/fixtures/document.ts";
import { runAll, testContext, verdict, written } from "../../../test/fixtures/operations.ts";
import { createDice, randomStep } from "../../../test/fixtures/random-step.ts";
import { applyOperation } from "../operations/apply.ts";
import { invertOperation } from "../operations/apply.ts";
import { OperationConflict, OperationRefusal } from "../operations/operation.ts";
import type { Step } from "../operations/operation.ts";
import { findSection, readPage, readSite } from "../operations/target.ts";
import { addPageSteps, removePageSteps } from "../page-tree/page-steps.ts";
import { type Records, toDocument, withChanges } from "../records.ts";
import { restorePageSteps } from "./restore-page.ts";
import { restoreSectionSteps } from "./restore-section.ts";
import { restoreSiteSteps } from "./restore-site.ts";

const seeds = fc.integer({ min: 1, max: 2 ** 31 });

function isUnwanted(error: unknown): boolean {
  return error instanceof OperationRefusal || error instanceof OperationConflict;
}

/** What is allowed of a random sequence. */
function play(seed: number, length: number, start: Records): Records {
  const dice = createDice(seed);
  let records = start;
  for (let count = 0; count < length; count++) {
    const step = randomStep(records, dice);
    try {
      records = withChanges(records, applyOperation(records, step, testContext).changes);
    } catch (error) {
      if (!isUnwanted(error)) throw error;
    }
  }
  return records;
}

/** Steps that undo these, as the editor's history has them. */
function inverseOf(records: Records, steps: readonly Step[]): Step[] {
  const inverses: (readonly Step[])[] = [];
  let now = records;
  for (const step of steps) {
    const { changes, args } = applyOperation(now, step, testContext);
    const told = { ...step, args: JSON.parse(JSON.stringify(args ?? step.args)) };
    inverses.unshift(invertOperation(now, told, testContext));
    now = withChanges(now, changes);
  }
  return inverses.flat();
}

describe("HIST-10: restoring", () => {
  it("makes the whole site what it was, whatever happened since, and undoing gives back every byte", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const then = play(seed, 20, testRecords());
        const now = play(seed + 1, 30, then);
        const steps = restoreSiteSteps(now, toDocument(then), testContext);
        const restored = runAll(now, steps);
        expect(written(restored)).toBe(written(then));
        expect(written(runAll(restored, inverseOf(now, steps)))).toBe(written(now));
      }),
      { numRuns: 150 },
    );
  });

  it("makes one page what it was, or brings it back, and undoing gives back every byte", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const then = toDocument(play(seed, 15, testRecords()));
        const now = play(seed + 1, 25, play(seed, 15, testRecords()));
        for (const page of then.pages) {
          const steps = restorePageSteps(now, { page, ...then }, testContext);
          let restored: Records;
          try {
            restored = runAll(now, steps);
          } catch (error) {
            // a language that came since may need the first part of its path
            if (!(error instanceof OperationRefusal && error.rule === "path-language")) throw error;
            continue;
          }
          expect(readPage(restored, page.id)).toEqual(page);
          expect(written(runAll(restored, inverseOf(now, steps)))).toBe(written(now));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("makes one section what it was, or brings it back behind the one it stood behind", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const then = play(seed, 15, testRecords());
        const now = play(seed + 1, 20, then);
        for (const page of toDocument(then).pages) {
          if (!toDocument(now).pages.some(({ id }) => id === page.id)) continue;
          for (const section of page.sections) {
            const seen = { page: readPage(now, page.id), site: readSite(now) };
            const steps = restoreSectionSteps(seen, { page, site: readSite(then) }, section.id);
            let restored: Records;
            try {
              restored = runAll(now, steps);
            } catch (error) {
              // another header, or another one of what a page has once, stands there by now
              if (!isUnwanted(error)) throw error;
              continue;
            }
            const { parked: _parked, ...own } = findSection(
              readPage(restored, page.id),
              section.id,
            );
            const { parked: _earlier, ...wanted } = section;
            expect(own).toEqual(wanted);
            expect(written(runAll(restored, inverseOf(now, steps)))).toBe(written(now));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it("is nothing where nothing has changed", () => {
    const records = testRecords();
    const document = testDocument();
    expect(restoreSiteSteps(records, document, testContext)).toEqual([]);
    for (const page of document.pages) {
      expect(restorePageSteps(records, { page, ...document }, testContext)).toEqual([]);
      const seen = { page, site: document.site };
      for (const { id } of page.sections) expect(restoreSectionSteps(seen, seen, id)).toEqual([]);
    }
  });

  it("TREE-230: brings a page back with its links in bar and footer", () => {
    const source = { templates: testContext.templates, createId: countingIds("new") };
    const page = testPage("menu");
    const entry = { id: "menu", path: "/menu", name: "Menu" };
    const menu = { parent: null, after: null };
    const start = testRecords();
    const then = runAll(
      start,
      addPageSteps({ ...source, records: start }, { entry, page, menu, footer: true }),
    );
    const gone = runAll(then, removePageSteps({ ...source, records: then }, "menu"));
    expect(JSON.stringify(readSite(gone))).not.toContain('"menu"');
    const steps = restorePageSteps(gone, { page, ...toDocument(then) }, testContext);
    expect(written(runAll(gone, steps))).toBe(written(then));
  });

  it("gives a page that comes back another path where its own is taken by now", () => {
    const then = testDocument();
    const [, entry] = then.index.entries;
    const page = then.pages.find(({ id }) => id === entry?.id);
    if (!entry || !page) throw new Error("There is one page only");
    const taken = { entry: { id: "new", path: entry.path, name: "New" }, after: null };
    const now = runAll(testRecords(), [
      { name: "page.remove", args: { page: entry.id } },
      { name: "page.add", args: { ...taken, page: { ...page, id: "new", sections: [] } } },
    ]);
    const restored = runAll(now, restorePageSteps(now, { page, ...then }, testContext));
    expect(restored.index?.entries.map(({ path }) => path)).toContain(`${entry.path}-2`);
  });

  it("takes no site whose pages are others, and none whose home page is another", () => {
    const { site, index } = testDocument();
    const [home, second, ...others] = index.entries;
    if (!home || !second) throw new Error("There is one page only");
    const added = { id: "more", path: "/more", name: "More" };
    const swapped = [
      { ...second, path: "/" },
      { ...home, path: "/first" },
    ];
    const restore = (entries: typeof index.entries, more = {}) =>
      verdict(testRecords(), "site.restore", { site, index: { ...index, entries, ...more } });
    expect(restore([...index.entries, added])).toBe("page-entry");
    expect(restore([home, ...others])).toBe("page-entry");
    expect(restore([home, added, ...others])).toBe("page-entry");
    expect(restore([...swapped, ...others])).toBe("home-page");
    expect(restore([home, { ...second, path: "/ru/a" }, ...others])).toBe("path-language");
    expect(restore(index.entries, { redirects: [{ from: "/x", page: "gone" }] })).toBe("page-gone");
    expect(restore(index.entries)).toBe("allowed");
  });

  it("is refused where others have changed what was looked at, and loses nothing of theirs", () => {
    const records = testRecords();
    const document = testDocument();
    const [page] = document.pages;
    if (!page) throw new Error("There is no page");
    const earlier = { ...page, sections: [...page.sections, testSection("more", "Ticks")] };
    const steps = restorePageSteps(records, { ...document, page: earlier }, testContext);
    const meta = { useForAll: !page.meta.useForAll };
    const changed = runAll(records, [{ name: "meta.set", args: { page: page.id, meta } }]);
    expect(() => runAll(changed, steps)).toThrow("-changed");
    const theme = { ...document.site.theme, fontSize: document.site.theme.fontSize + 1 };
    const then = { ...document, site: { ...document.site, theme } };
    const ofSite = restoreSiteSteps(records, then, testContext);
    const renamed = runAll(records, [{ name: "site.rename", args: { name: "Theirs" } }]);
    expect(() => runAll(renamed, ofSite)).toThrow("-changed");
  });
});
