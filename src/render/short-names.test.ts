import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadLooks, lookOf } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { lateReads } from "./late-reads.ts";
import { ownClasses } from "./own-classes.ts";
import { scriptedProperties, shortNames } from "./short-names.ts";

const own = new Set(["rows__row", "rows__end"]);

describe("short names", () => {
  it("WEIGHT-07: stand for a page's own classes in its markup and in its style, all else is as it was", () => {
    const page = {
      body: '<p class="rows__row a nav__link" data-v="letters:3">class="rows__row"</p><b class="rows__end">.rows__end</b>',
      css: ".rows__end,.rows__row:hover{margin:.5em}.nav__link .rows__row .rows__rowing{c:d}",
      rules: new Map([["letters:3", "--letters:3"]]),
    };
    expect(shortNames(page, own)).toEqual({
      css: ".b,.c:hover{margin:.5em}.nav__link .c .rows__rowing{c:d}",
      body: '<p class="c a nav__link" data-v="a">class="rows__row"</p><b class="b">.rows__end</b>',
      rules: new Map([["a", "--letters:3"]]),
    });
  });

  it("WEIGHT-07: stand for custom properties that nothing but the page's common style names", () => {
    const css =
      ".x{--here:1px;--a:2px;--text:#000;--at:3;--letters:4}.nav--over{gap:calc(var(--here) + var(--a))}.y{color:var(--text)}.z{order:var(--letters)}";
    const rules = new Map([["letters:3", "--letters:3"]]);
    expect(shortNames({ body: "", css, rules }, own)).toEqual({
      body: "",
      css: ".x{--a:1px;--b:2px;--text:#000;--at:3;--letters:4}.nav--over{gap:calc(var(--a) + var(--b))}.y{color:var(--text)}.z{order:var(--letters)}",
      rules: new Map([["a", "--letters:3"]]),
    });
    const page = { body: '<path fill="var(--here)">', css: ".x{--here:1px}", rules };
    expect(shortNames(page, own).css).toBe(".x{--here:1px}");
  });

  it("WEIGHT-07: are for no custom property that a script or a later style sheet sets", () => {
    const source = path.join(import.meta.dirname, "..");
    const read = (...patterns: string[]) =>
      globSync(patterns, { cwd: source })
        .filter((file) => !file.includes(".test."))
        .map((file) => readFileSync(path.join(source, file), "utf8"))
        .join("\n");
    const scripts = read("{islands,chrome,vendors,embeds}/**/*.{ts,tsx}", "sections/**/form.tsx");
    const set = [...scripts.matchAll(/setProperty\(\s*"(--[\w-]+)"/g)].map(([, name]) => name);
    expect(set.toSorted()).toEqual([...scriptedProperties]);
    const later = read(
      "islands/**/*.css",
      "chrome/{popup,consent-popup}.css",
      "sections/kit/form.css",
    );
    const setLater = [...later.matchAll(/[\s;{](--[\w-]+):/g)].map(([, name = ""]) => name);
    expect(setLater.filter((name) => !lateReads.includes(name))).toEqual([]);
  });

  it("WEIGHT-07: are of two letters after the first 52, and never two for one", () => {
    const names = Array.from({ length: 500 }, (_, at) => `rows__${at}`);
    const css = names.map((name) => `.${name}{}`).join("");
    const short = shortNames({ body: "", css, rules: new Map() }, new Set(names)).css;
    const given = short.match(/[a-zA-Z]+/g) ?? [];
    expect(new Set(given).size).toBe(500);
    expect(given.slice(50, 54)).toEqual(["Y", "Z", "ba", "bb"]);
    expect(given.filter((name) => name.length > 2)).toEqual([]);
  });

  it("WEIGHT-07: are for no class that a script of pages or a section's form names", async () => {
    const ids = registry.map(({ id }) => id);
    await loadLooks(ids);
    const all = ownClasses(ids);
    expect(all.size).toBeGreaterThan(400);
    const source = path.join(import.meta.dirname, "..");
    const scripts = globSync("{islands,chrome}/**/*.{ts,tsx}", { cwd: source })
      .filter((file) => !file.includes(".test."))
      .map((file) => readFileSync(path.join(source, file), "utf8"))
      .join("\n");
    const named = new Set(scripts.match(/[\w-]+__[\w-]+/g));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((name) => all.has(name))).toEqual([]);
    for (const id of ids)
      for (const name of lookOf(id).form?.classes ?? []) expect(all.has(name), name).toBe(false);
  });
});
