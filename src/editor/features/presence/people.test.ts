import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { hexOfOklch } from "#/lib/colour/oklch.ts";
import type { OtherTab } from "../../session/editor.ts";
import { colourClass, peopleOf } from "./people.ts";

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
    expect(colourClass(tab("1", "anna", 1))).toBe(colourClass(tab("2", "anna", 9)));
    const css = await readFile(new URL("presence.css", import.meta.url), "utf8");
    const colours = [...css.matchAll(/--person: oklch\(([\d.]+) ([\d.]+) (\d+)\)/g)];
    expect(colours).toHaveLength(8);
    for (const [text, l, c, h] of colours) {
      const hex = hexOfOklch({ l: Number(l), c: Number(c), h: Number(h) });
      expect(contrast(hex, "#ffffff"), text).toBeGreaterThan(4.5);
    }
  });
});
