import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { paletteFields } from "#/site/palette-fields.ts";
import { lateReads } from "./late-reads.ts";
import { settledToken } from "./read-properties.ts";
import { readsOf } from "./style-pieces.ts";
import { usableCss } from "./used-css.ts";

const source = path.join(import.meta.dirname, "..");

function sourcesOf(...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: source })
    .filter((file) => !/\.test\.|late-reads/.test(file))
    .map((file) => readFileSync(path.join(source, file), "utf8"));
}

function written(css: string): string {
  return usableCss(css).used(new Set([".a", ".b"]));
}

describe("custom properties of a page", () => {
  it("WEIGHT-05: are those that something on it reads, in the end", () => {
    expect(written(":root{--x:1px;--y:var(--x);--z:2px}.a{gap:var(--z,0px)}")).toBe(
      ":root{--z:2px}.a{gap:var(--z,0px)}",
    );
    expect(written(".a{--x:1}.b{--y:var(--x);color:red}.c{order:var(--y)}")).toBe(".b{color:red}");
    expect(written("@media print{:root{--x:1}}@keyframes k{to{gap:var(--y)}}:root{--y:3px}")).toBe(
      "@keyframes k{to{gap:var(--y)}}:root{--y:3px}",
    );
  });

  it("WEIGHT-05: keep the palette's nine names, and what the colours behind them are (R35)", () => {
    const names = Object.keys(paletteFields);
    const css = names.map((name) => `--${name}:var(--own-${name})`).join(";");
    const own = names.map((name) => `--own-${name}:#123`).join(";");
    expect(written(`:root{${own}}:root{${css};--none:1}`)).toBe(`:root{${own}}:root{${css}}`);
  });

  it("WEIGHT-05: keep what markup and later style sheets read", () => {
    const later = sourcesOf(
      "islands/**/*.css",
      "chrome/{popup,consent-popup}.css",
      "sections/kit/{form,live-form,lightbox}.css",
      "{sections,chrome,render,islands}/**/*.tsx",
    );
    const sheets = later.map((text) => text.replaceAll(/\/\*.*?\*\//gsu, ""));
    expect([...new Set(sheets.flatMap(readsOf))].toSorted()).toEqual([...lateReads]);
  });

  it("WEIGHT-05: give way to their values where a token has one for the whole page", () => {
    const css =
      ":root{--s5:24px;--ease:cubic-bezier(.2, 0, 0, 1)}.a{gap:calc(var(--s5) * 2);transition:gap var(--ease)}";
    expect(written(css)).toBe(
      ":root{--s5:24px;--ease:cubic-bezier(.2,0,0,1)}.a{gap:calc(24px*2);transition:gap cubic-bezier(.2,0,0,1)}",
    );
    expect(written(":root{--s9:96px}.a{gap:var(--s9)}")).toBe(".a{gap:96px}");
    const changing = ":root{--s9:96px}.b{--s9:9px}.a{gap:var(--s9)}";
    expect(written(changing)).toBe(changing);
  });

  it("WEIGHT-05: of those tokens no view sets any", () => {
    const names = sourcesOf("{sections,chrome,render}/**/*.{ts,tsx}").flatMap((text) => [
      ...text.matchAll(/["'`](--[\w-]+)/g),
    ]);
    const set = new Set(names.map(([, name = ""]) => name));
    // theme-css.ts writes the theme's own, once
    for (const name of ["--caps", "--k", "--track", "--w-head", "--w-strong"]) set.delete(name);
    expect([...set].filter((name) => settledToken.test(name))).toEqual([]);
    expect(set.has("--letters")).toBe(true);
  });

  it("WEIGHT-05: spaces that say nothing are left out, but not of texts", () => {
    expect(written('.a{margin:max(1px, 2px) / 3;content:" * , "}')).toBe(
      '.a{margin:max(1px,2px)/3;content:" * , "}',
    );
  });
});
