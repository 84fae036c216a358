import { describe, expect, it, vi } from "vitest";
import type { LibraryEntry, PlacedPicture } from "#/api/library.ts";
import { currentLanguage } from "../../words/i18n.ts";
import { allTags, countOf, knownAlt, libraryItems, shownItems } from "./library-items.ts";

function entry(id: string, more: Partial<LibraryEntry> & { tags?: string[] } = {}): LibraryEntry {
  const { tags, ...rest } = more;
  const size = { width: 10, height: 10, colour: "#000000", hasAlpha: false };
  const asset = { id, name: `${id}.jpg`, kind: "photo", ...size, ...(tags && { tags }) } as const;
  return { asset, bytes: 1000, addedAt: "2026-01-01T00:00:00.000Z", isTrashed: false, ...rest };
}

function place(asset: string, more: Partial<PlacedPicture["picture"]> = {}): PlacedPicture {
  return {
    page: "home",
    target: { page: "home", section: "s1" },
    template: "Feature5",
    path: ["image"],
    picture: { asset, alt: {}, crop: null, focus: null, ...more },
    isDecorative: false,
  };
}

const view = { search: "", filter: "all", order: "newest" } as const;
const names = (items: ReturnType<typeof shownItems>) => items.map(({ asset }) => asset.id);

describe("the library", () => {
  it("LIB-03: has what was thrown away only while it stands somewhere", () => {
    const entries = [entry("old", { isTrashed: true }), entry("used", { isTrashed: true })];
    expect(names(libraryItems(entries, [place("used")], "en"))).toEqual(["used"]);
  });

  it("LIB-07: finds by all words of names, tags and alt texts, in any case", () => {
    const alt = { de: { text: "Ein Laib Brot" } };
    const entries = [entry("oven", { tags: ["Bakery"] }), entry("table")];
    const items = libraryItems(entries, [place("table", { alt })], "en");
    const find = (search: string) => names(shownItems(items, { ...view, search }));
    expect(find("OVEN")).toEqual(["oven"]);
    expect(find("bakery jpg")).toEqual(["oven"]);
    expect(find("brot")).toEqual(["table"]);
    expect(find("oven brot")).toEqual([]);
  });

  it("LIB-07: is narrowed to what stands nowhere, or lacks words in the primary language", () => {
    const alt = { en: { text: "A table" } };
    const entries = ["bare", "said", "silent", "loose"].map((id) => entry(id));
    const placed = [place("bare"), place("said", { alt }), place("silent", { isDecorative: true })];
    const backdrop = { ...place("silent"), isDecorative: true };
    const items = libraryItems(entries, [...placed, backdrop], "en");
    expect(names(shownItems(items, { ...view, filter: "noAlt" }))).toEqual(["bare"]);
    expect(names(shownItems(items, { ...view, filter: "unused" }))).toEqual(["loose"]);
    expect(countOf(items, "all")).toBe(4);
  });

  it("LIB-07: names stand in the order of the interface's language, not of the browser's", async () => {
    const spy = vi.spyOn(Intl, "Collator");
    const entries = [entry("b"), entry("a")];
    shownItems(libraryItems(entries, [], "en"), { ...view, order: "name" });
    expect(spy).toHaveBeenCalledWith(currentLanguage(), { numeric: true });
    spy.mockRestore();
  });

  it("LIB-07: stands in the order that is asked for", () => {
    const entries = [entry("p10", { bytes: 1 }), entry("p9", { bytes: 2 })];
    const items = libraryItems(entries, [], "en");
    expect(names(shownItems(items, view))).toEqual(["p10", "p9"]);
    expect(names(shownItems(items, { ...view, order: "name" }))).toEqual(["p9", "p10"]);
    expect(names(shownItems(items, { ...view, order: "size" }))).toEqual(["p9", "p10"]);
  });

  it("LIB-07: 5,000 pictures are searched within a frame", () => {
    const entries = Array.from({ length: 5000 }, (_, at) => entry(`p${at}`, { tags: ["bread"] }));
    const items = libraryItems(entries, [], "en");
    const times = Array.from({ length: 20 }, () => {
      const began = performance.now();
      expect(shownItems(items, { ...view, search: "p4999 bread" })).toHaveLength(1);
      return performance.now() - began;
    });
    // the quickest of many: what else the machine does is not asked about
    expect(Math.min(...times)).toBeLessThan(16);
  });

  it("LIB-08: a picture that is chosen brings the words that it has elsewhere", () => {
    const alt = { en: { text: "A table" } };
    const [item] = libraryItems([entry("a")], [place("a", { alt })], "en");
    expect(knownAlt(item)).toEqual(alt);
    expect(knownAlt(undefined)).toEqual({});
  });

  it("LIB-04: all tags are offered once", () => {
    const entries = [entry("a", { tags: ["b", "a"] }), entry("c", { tags: ["a"] }), entry("d")];
    expect(allTags(entries)).toEqual(["a", "b"]);
  });
});
