import { readdirSync, readFileSync, existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { scriptedClasses } from "./scripted-classes.ts";

const source = path.join(import.meta.dirname, "..");
const entries = ["form.tsx", "report.tsx", "runtime.ts"].map((name) =>
  path.join(source, "islands/entries", name),
);
const imported = /^(?:import|export)(?! type)[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/gm;
const literal = /"[^"\n]*"|`[^`]*`|'[^'\n]*'/g;

/** What scripts of pages are made from: the files that the runtime's entries reach. */
function scripts(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return found;
  const text = readFileSync(file, "utf8");
  found.set(file, text);
  for (const [, one, other] of text.matchAll(imported)) {
    const name = one ?? other ?? "";
    if (name.startsWith("#/")) scripts(path.join(source, name.slice(2)), found);
    else if (name.startsWith(".")) scripts(path.join(path.dirname(file), name), found);
  }
  return found;
}

/** The classes of the style sheets that pages come with. */
function classesOfPages(): Set<string> {
  const found = new Set<string>();
  for (const folder of ["chrome", "render", "sections"]) {
    const names = readdirSync(path.join(source, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => one.endsWith(".css"))) {
      const css = readFileSync(path.join(source, folder, name), "utf8");
      const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/[^{}]*;/g, "");
      for (const [, one = ""] of selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.add(one);
    }
  }
  return found;
}

describe("classes that scripts draw with", () => {
  it("are all those that the sources of the islands name, and no others", () => {
    const texts = entries.flatMap((entry) => [...scripts(entry).values()]);
    const words = new Set(
      texts
        .flatMap((text) => text.match(literal) ?? [])
        .flatMap((one) => one.match(/[\w-]+/g) ?? []),
    );
    const beginnings = [...words].filter((word) => word.endsWith("--"));
    const named = [...classesOfPages()].filter(
      (one) => words.has(one) || beginnings.some((beginning) => one.startsWith(beginning)),
    );
    expect(named.toSorted()).toEqual([...scriptedClasses]);
  });
});
