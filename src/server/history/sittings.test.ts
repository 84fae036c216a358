import { describe, expect, it } from "vitest";
import { type TimelineRow, createSittings } from "./sittings.ts";

const minute = 60_000;
const target = { page: "home", section: "hero" };

function typed(revision: number, text: string, more: Partial<TimelineRow> = {}): TimelineRow {
  const args = { target, path: ["title"], language: "en", text, was: "" };
  return {
    revision,
    authorId: "anna",
    name: "text.set",
    args: JSON.stringify(args),
    via: "editor",
    batchId: null,
    createdAt: revision * minute,
    ...more,
  };
}

function did(revision: number, name: string, args: object, more: Partial<TimelineRow> = {}) {
  return typed(revision, "", { name, args: JSON.stringify(args), ...more });
}

/** Rows are given oldest first, as they happened. */
function sittingsOf(rows: readonly TimelineRow[], ends: readonly number[] = []) {
  const sittings = createSittings(new Set(ends));
  for (const row of rows.toReversed()) sittings.add(row);
  sittings.finish();
  return sittings.done;
}

describe("HIST-05: the timeline's sittings", () => {
  it("hold what was done without a long pause, the newest first", () => {
    const rows = [
      did(2, "page.remove", { page: "about" }),
      typed(3, "One"),
      typed(50, "Two"),
      did(51, "page.move", { page: "menu", after: null }),
    ];
    const [later, earlier] = sittingsOf(rows);
    expect(later).toMatchObject({ from: 49, revision: 51, count: 2, pages: ["menu", "home"] });
    expect(later?.steps.map(({ key }) => key)).toEqual([
      "operation.page.move",
      "operation.text.set",
    ]);
    expect(earlier).toMatchObject({ from: 1, revision: 3, authors: ["anna"] });
  });

  it("hold several people who work at the same time, and end when somebody else begins later", () => {
    const together = [typed(2, "A"), typed(3, "B", { authorId: "timur" }), typed(4, "C")];
    expect(sittingsOf(together)[0]?.authors).toEqual(["anna", "timur"]);
    const apart = [typed(2, "A"), typed(20, "B", { authorId: "timur" })];
    expect(sittingsOf(apart).map(({ authors }) => authors)).toEqual([["timur"], ["anna"]]);
  });

  it("LINKED-04: tell a linked section that is deleted everywhere as one step of all its places", () => {
    const batch = { batchId: "b" };
    const rows = [
      did(2, "section.remove", { page: "home", section: "goods" }, batch),
      did(3, "section.remove", { page: "about", section: "there" }, batch),
      did(4, "linked.remove", { linked: "shared" }, batch),
    ];
    const [sitting] = sittingsOf(rows);
    expect(sitting).toMatchObject({ count: 3, pages: ["about"] });
    expect(sitting?.steps).toMatchObject([{ key: "operation.linked.remove", count: 3 }]);
  });

  it("LINKED-02: tell a section that takes the place of a linked one as what it is, and not as a deletion", () => {
    const batch = { batchId: "b" };
    const section = { id: "goods", template: "Features", version: 1, fields: {} };
    const removed = did(2, "section.remove", { page: "home", section: "goods" }, batch);
    const added = did(3, "section.add", { page: "home", section, after: null }, batch);
    const [sitting] = sittingsOf([removed, added]);
    expect(sitting?.steps).toMatchObject([
      {
        key: "operation.section.add",
        count: 2,
        section: "goods",
        params: { template: "Features", replaced: 1 },
      },
    ]);
    const other = { ...section, id: "other" };
    const replacedByOther = did(
      3,
      "section.add",
      { page: "home", section: other, after: null },
      batch,
    );
    expect(sittingsOf([removed, replacedByOther])[0]?.steps[0]?.key).toBe(
      "operation.section.remove",
    );
  });

  it("LINKED-02: keep what is typed in two linked sections apart", () => {
    const write = (revision: number, linked: string) =>
      did(revision, "text.set", {
        target: { part: "linked", linked },
        path: ["title"],
        language: "en",
        text: linked,
        was: "",
      });
    const [sitting] = sittingsOf([write(2, "hours"), write(3, "call"), write(4, "call")]);
    expect(sitting?.steps.map(({ params }) => params["linked"])).toEqual(["call", "hours"]);
  });

  it("LIVE-02: have one step for each of those who type in one text at once", () => {
    const rows = [2, 3, 4, 5, 6, 7].map((revision) =>
      typed(revision, `${revision}`, { authorId: revision % 2 === 0 ? "anna" : "timur" }),
    );
    expect(sittingsOf(rows)[0]?.steps).toMatchObject([
      { author: "timur", revision: 7, count: 3 },
      { author: "anna", revision: 6, count: 3 },
    ]);
  });

  it("end at a release or a name, which stand between what came before and after", () => {
    const rows = [2, 3, 4, 5].map((revision) => typed(revision, `${revision}`));
    expect(sittingsOf(rows, [3]).map(({ from, revision }) => [from, revision])).toEqual([
      [3, 5],
      [1, 3],
    ]);
  });

  it("tell a batch as one step, named by what it began with", () => {
    const rows = [
      did(2, "page.remove", { page: "about" }, { batchId: "b" }),
      did(3, "site.rename", { name: "Lamp" }, { batchId: "b" }),
      did(4, "site.rename", { name: "Shop" }, { batchId: "c" }),
    ];
    expect(sittingsOf(rows)[0]?.steps).toMatchObject([
      { key: "operation.site.rename", count: 1, revision: 4 },
      { key: "operation.page.remove", count: 2, revision: 3 },
    ]);
  });

  it("HIST-235: tell a page that was deleted with its links as the page", () => {
    const target = { part: "navigation" };
    const rows = [
      did(2, "item.remove", { target, path: ["links"], item: "n" }, { batchId: "b" }),
      did(3, "page.remove", { page: "about" }, { batchId: "b" }),
    ];
    const [sitting] = sittingsOf(rows);
    expect(sitting?.steps).toMatchObject([
      { key: "operation.page.remove", page: "about", count: 2, revision: 3 },
    ]);
    expect(sitting?.pages).toEqual(["about"]);
  });

  it("tell what was typed into one text in a row as one step, with what the text became", () => {
    const rows = [typed(2, "Br"), typed(3, "Bread"), typed(4, "Bread", { via: "undo" })];
    expect(sittingsOf(rows)[0]?.steps).toMatchObject([
      { via: "undo", count: 1 },
      { via: "editor", count: 2, revision: 3, params: { text: "Bread" } },
    ]);
  });

  it("are told in parts where they go on for hundreds of steps, and none cuts a batch", () => {
    const rows = Array.from({ length: 100 }, (_, place) =>
      did(
        place + 2,
        "page.move",
        { page: `p${place}`, after: null },
        {
          createdAt: place,
          batchId: place >= 55 && place <= 65 ? "b" : null,
        },
      ),
    );
    const parts = sittingsOf(rows);
    expect(parts.map(({ steps }) => steps.length)).toEqual([40, 40, 10]);
    expect(parts.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(100);
    for (const [place, part] of parts.entries())
      expect(part.from).toBe(parts[place + 1]?.revision ?? 1);
  });

  it("describe what this version doesn't know as unknown", () => {
    expect(sittingsOf([did(2, "no.such", {})])[0]?.steps).toMatchObject([
      { key: "operation.unknown", params: { name: "no.such" } },
    ]);
  });
});
