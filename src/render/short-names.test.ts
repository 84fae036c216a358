import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadLooks, lookOf } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { lateNames } from "./late-names.ts";
import { lateReads } from "./late-reads.ts";
import { keptClasses } from "./kept-classes.ts";
import { formClasses, lateClasses, scriptedClasses } from "./scripted-classes.ts";
import { scriptedProperties, shortNames } from "./short-names.ts";

const kept = new Set(["a", "nav__links"]);
const source = path.join(import.meta.dirname, "..");

/** The text of files that aren't tests. */
function read(...patterns: string[]): string {
  return globSync(patterns, { cwd: source })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(path.join(source, file), "utf8"))
    .join("\n");
}

describe("short names", () => {
  it("WEIGHT-07: stand for a page's classes in its markup and in its style, all else is as it was", () => {
    const page = {
      body: '<p class="rows__row a nav__links" data-v="letters:3">class="rows__row"</p><b class="rows__end">.rows__end</b>',
      css: ".rows__end,.rows__row:hover{margin:.5em}.nav__links .rows__row .rows__rowing{c:d}",
      rules: new Map([["letters:3", "--letters:3"]]),
    };
    expect(shortNames(page, kept)).toEqual({
      css: ".b,.c:hover{margin:.5em}.nav__links .c .d{c:d}",
      body: '<p class="c a nav__links" data-v="a">class="rows__row"</p><b class="b">.rows__end</b>',
      rules: new Map([["a", "--letters:3"]]),
    });
  });

  it("WEIGHT-07: are for nothing in addresses and words of its style", () => {
    const css = '.row{src:url(/sans.woff2);content:" .row"}';
    const short = shortNames({ body: "", css, rules: new Map() }, kept).css;
    expect(short).toBe('.b{src:url(/sans.woff2);content:" .row"}');
  });

  it("WEIGHT-07: a class that its style doesn't name is gone, unless something else knows it", () => {
    const body = '<p class="lucide row"><i class="lucide"></i><b class="a lucide">x</b></p>';
    const page = { body, css: ".row{c:d}", rules: new Map<string, string>() };
    expect(shortNames(page, kept).body).toBe('<p class="b"><i></i><b class="a">x</b></p>');
  });

  it("WEIGHT-07, WEIGHT-12: stand for custom properties that nothing but the page's common style names", () => {
    const css =
      ".a{--here:1px;--a:2px;--text:#000;--at:3;--letters:4}.nav__links{gap:calc(var(--here) + var(--a))}a{color:var(--text)}b{order:var(--letters)}";
    const rules = new Map([["letters:3", "--letters:3"]]);
    const text = lateNames.get("--text") ?? "";
    expect(shortNames({ body: "", css, rules }, kept)).toEqual({
      body: "",
      css: `.a{--a:1px;--b:2px;${text}:#000;--at:3;--letters:4}.nav__links{gap:calc(var(--a) + var(--b))}a{color:var(${text})}b{order:var(--letters)}`,
      rules: new Map([["a", "--letters:3"]]),
    });
    const page = { body: '<path fill="var(--here)">', css: ".a{--here:1px}", rules };
    expect(shortNames(page, kept).css).toBe(".a{--here:1px}");
  });

  it("WEIGHT-07: are for no custom property that a script or a later style sheet sets", () => {
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
    // by their short names pages would set them for those who read both
    const sheets = read("{render,chrome,sections}/**/*.css").replaceAll(/var\(--[\w-]+/g, "");
    expect(setLater.filter((name) => sheets.includes(`${name}:`))).toEqual([]);
  });

  it("WEIGHT-07: are of two letters after the first 52, and never two for one", () => {
    const names = Array.from({ length: 500 }, (_, at) => `rows__${at}`);
    const css = names.map((name) => `.${name}{}`).join("");
    const short = shortNames({ body: "", css, rules: new Map() }, new Set()).css;
    const given = short.match(/[a-zA-Z]+/g) ?? [];
    expect(new Set(given).size).toBe(500);
    expect(given.slice(50, 54)).toEqual(["Y", "Z", "ba", "bb"]);
    expect(given.filter((name) => name.length > 2)).toEqual([]);
  });

  it("WEIGHT-07: are for no class that scripts, later styles or a section's form name, and of what stays over pages", async () => {
    const ids = registry.map(({ id }) => id);
    await loadLooks(ids);
    const stays = '<a class="skip"></a>';
    const sections =
      '<section id="comp-a" class="section rows"><p class="rows__row"></p></section>';
    const all = keptClasses(ids, { stays, sections });
    const ofForms = ids.flatMap((id) => lookOf(id).form?.classes ?? []);
    expect(ofForms.length).toBeGreaterThan(4);
    for (const name of [...scriptedClasses, ...formClasses, ...ofForms, "skip", "section", "rows"])
      expect(all.has(name), name).toBe(true);
    expect(all.has("rows__row")).toBe(false);
  });

  it("WEIGHT-07: scripts look for no class that a page may have lost", () => {
    const scripts = read("{islands,vendors,embeds,chrome}/**/*.{ts,tsx}");
    const sought = /(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*["'`]([^"'`]*)/g;
    const found = [...scripts.matchAll(sought)].flatMap(
      ([, selector = ""]) => selector.match(/\.[a-z][\w-]*/g) ?? [],
    );
    expect(found.length).toBeGreaterThan(10);
    const kept = keptClasses([], { stays: "", sections: "" });
    expect([...new Set(found)].filter((one) => !kept.has(one.slice(1)))).toEqual([]);
  });

  it("WEIGHT-07: the classes of later styles are those of their sources that pages are written with", async () => {
    const ids = registry.map(({ id }) => id);
    await loadLooks(ids);
    const later = read(
      "islands/**/*.css",
      "chrome/{popup,consent-popup}.css",
      "sections/kit/{lightbox,live-form}.css",
    );
    const written = new Set(
      [...read("{chrome,render,sections}/**/*.tsx").matchAll(/className="([^"]*)"/g)].flatMap(
        ([, list = ""]) => list.split(" "),
      ),
    );
    const named = new Set([...later.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
    const ofForms = ids.flatMap((id) => lookOf(id).form?.classes ?? []);
    const known = new Set([...scriptedClasses, ...formClasses, ...ofForms]);
    const missing = [...named].filter((name) => written.has(name) && !known.has(name));
    expect(missing.toSorted()).toEqual([...lateClasses]);
  });
});
