import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { lateNames, readingLateNames } from "./late-names.ts";
import { lateReads } from "./late-reads.ts";

const source = path.join(import.meta.dirname, "..");
const short = (name: string): string => lateNames.get(name) ?? "";

describe("names for later style sheets", () => {
  it("WEIGHT-12: are two letters at most, one for each property that they read, and no source has one", () => {
    expect([...lateNames.keys()]).toEqual([...lateReads]);
    expect(new Set(lateNames.values()).size).toBe(lateReads.length);
    const sheets = globSync("**/*.{css,ts,tsx}", { cwd: source })
      .filter((file) => !file.includes(".test."))
      .map((file) => readFileSync(path.join(source, file), "utf8"));
    for (const name of lateNames.values()) {
      expect(name).toMatch(/^--[A-Z]{1,2}$/);
      const own = new RegExp(`${name}(?![\\w-])`);
      expect(sheets.filter((text) => own.test(text))).toEqual([]);
    }
  });

  it("WEIGHT-12: are asked for before the names that pages without short ones have", () => {
    const [text, card] = [short("--text"), short("--card")];
    expect(readingLateNames(".a{color:var(--text);gap:var(--other)}")).toBe(
      `.a{color:var(${text},var(--text));gap:var(--other)}`,
    );
    expect(readingLateNames("a{b:calc(var(--text,max(var(--card),1px))*2) var(--card)}")).toBe(
      `a{b:calc(var(${text},var(--text,max(var(${card},var(--card)),1px)))*2) var(${card},var(--card))}`,
    );
  });
});
