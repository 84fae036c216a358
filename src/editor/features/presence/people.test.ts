import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfOklch } from "#/lib/colour/oklch.ts";
import { placeOf } from "#/site/linked.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { readPage } from "#/site/operations/target.ts";
import type { OtherTab } from "../../session/editor.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { templateLabel } from "../../words/own-names.ts";
import { colourClass, othersOf, peopleOf } from "./people.ts";
import { placeWords } from "./place-words.ts";

const tab = (name: string, person: string, movedAt: number): OtherTab => ({
  tab: name,
  person,
  name: person,
  kind: "member",
  role: "editor",
  place: null,
  movedAt,
  isOwn: false,
});

describe("people who are here", () => {
  it("PRES-03: each is shown once, where they moved last", () => {
    const tabs = [tab("1", "anna", 1), tab("2", "boris", 2), tab("3", "anna", 3)];
    expect(peopleOf(tabs).map((one) => one.tab)).toEqual(["3", "2"]);
  });

  it("PRES-03: a person has the same colour in each tab, and white words are read on every colour", async () => {
    const here = [tab("1", "anna", 1), tab("2", "anna", 9)];
    expect(colourClass(tab("1", "anna", 1), here)).toBe(colourClass(tab("2", "anna", 9), here));
    const css = await readFile(new URL("presence.css", import.meta.url), "utf8");
    const colours = [...css.matchAll(/--person: oklch\(([\d.]+) ([\d.]+) (\d+)\)/g)];
    expect(colours).toHaveLength(8);
    for (const [text, l, c, h] of colours) {
      const hex = hexOfOklch({ l: Number(l), c: Number(c), h: Number(h) });
      expect(contrast(hex, "#ffffff"), text).toBeGreaterThan(4.5);
    }
  });

  it("PRES-03: as many people as there are colours have one each, one more shares", () => {
    const here = Array.from({ length: 9 }, (_, index) => tab(`${index}`, `person ${index}`, 0));
    const colours = (count: number) =>
      new Set(here.slice(0, count).map((one) => colourClass(one, here.slice(0, count)))).size;
    expect(colours(8)).toBe(8);
    expect(colours(9)).toBe(8);
  });

  it("PRES-03: one's own other windows are nobody else", () => {
    const own = { ...tab("2", "anna", 2), isOwn: true };
    expect(othersOf([tab("1", "boris", 1), own]).map((one) => one.tab)).toEqual(["1"]);
  });

  it("PRES-03, LINKED-02: who is in a linked section is said to be in it, on the page where they are", () => {
    const editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
    const goods = linkSteps(readPage(editor.store.records(), "home"), "goods", "shared");
    const args = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
    editor.dispatch([...goods, { name: "section.add", args }]);
    const at = { page: "gallery", section: "there", text: null, language: "ru" } as const;
    const anna = { ...tab("1", "anna", 0), place: { ...at, device: "desktop" } } as const;
    const t = (key: string): string => key;
    expect(placeWords(editor, anna, { t, now: 0 })).toBe(
      `Галерея › ${templateLabel("Feature15_2")}`,
    );
  });
});
