import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadLooks, lookOf } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { formClasses, scriptedClasses } from "./scripted-classes.ts";
import { pageMarks } from "./page-marks.ts";
import { usableCss } from "./used-css.ts";

const source = path.join(import.meta.dirname, "..");
const entry = (name: string): string => path.join(source, "islands/entries", name);
/** What `sections/kit/form.css` is about: the dialog of complaints brings it along. */
const comesWithDialog = /^(?:form|field|notice|floating-label)(?:__|--|$)/;
const imported = /^(?:import|export)(?! type)[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/gm;
const literal = /"[^"\n]*"|`[^`]*`|'[^'\n]*'/g;

/** What a script of pages is made from: the files that its entry reaches, without those that come with `others`. */
function scripts(
  file: string,
  others: readonly string[] = [],
  found = new Map<string, string>(),
): Map<string, string> {
  if (found.has(file) || others.includes(file) || !/\.tsx?$/.test(file) || !existsSync(file))
    return found;
  const text = readFileSync(file, "utf8");
  found.set(file, text);
  for (const [, one, other] of text.matchAll(imported)) {
    const name = one ?? other ?? "";
    if (name.startsWith("#/")) scripts(path.join(source, name.slice(2)), others, found);
    else if (name.startsWith(".")) scripts(path.join(path.dirname(file), name), others, found);
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

/** The classes of pages that these sources name. */
function namedIn(sources: ReadonlyMap<string, string>): string[] {
  const words = new Set(
    [...sources.values()]
      .flatMap((text) => text.match(literal) ?? [])
      .flatMap((one) => one.match(/[\w-]+/g) ?? []),
  );
  const beginnings = [...words].filter((word) => word.endsWith("--"));
  return [...classesOfPages()]
    .filter((one) => words.has(one) || beginnings.some((beginning) => one.startsWith(beginning)))
    .toSorted();
}

describe("classes that scripts render with", () => {
  it("WEIGHT-01: are all those that the sources of the islands name, and no others", () => {
    const form = entry("form.tsx");
    const anywhere = namedIn(
      new Map([...scripts(entry("runtime.ts"), [form]), ...scripts(entry("report.tsx"), [form])]),
    );
    expect(anywhere.filter((one) => !comesWithDialog.test(one))).toEqual([...scriptedClasses]);
    const all = new Set([...anywhere, ...namedIn(scripts(form))]);
    const others = [...all].filter((one) => !scriptedClasses.includes(one));
    expect(others.toSorted()).toEqual([...formClasses]);
  });

  it("WEIGHT-01: are named by each section's form, those of the kit apart", async () => {
    await loadLooks(registry.map(({ id }) => id));
    // layouts of one family have the same form
    const forms = [...new Set(registry.flatMap(({ id }) => lookOf(id).form ?? []))];
    const files = globSync("**/form.tsx", { cwd: path.join(source, "sections") });
    const names = files.map((file) => path.dirname(file)).filter((name) => name !== "kit");
    expect(forms.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const known = new Set([...scriptedClasses, ...formClasses]);
    for (const { name, classes } of forms) {
      const named = namedIn(scripts(path.join(source, "sections", name, "form.tsx")));
      const own = named.filter((one) => !known.has(one) && one !== name);
      expect(own, name).toEqual([...classes]);
    }
  });

  it("WEIGHT-01: stay on pages with a form that has such a part, if only forms are rendered with them", () => {
    const css = ".field__note{a:b}.joined{c:d}.notice{e:f}.title{g:h}";
    const used = (markup: string, own?: string[]) => usableCss(css).used(pageMarks(markup, own));
    const form = (part: string) => `<form data-form="contact"><p class="${part}"></p></form>`;
    expect(used(form("field"))).toBe(".field__note{a:b}.notice{e:f}.title{g:h}");
    expect(used(form("joined__field"))).toBe(".notice{e:f}.title{g:h}");
    expect(used(form("joined__field"), ["joined"])).toBe(".joined{c:d}.notice{e:f}.title{g:h}");
    expect(used(form("field"), ["joined"])).toBe(".field__note{a:b}.notice{e:f}.title{g:h}");
    expect(used('<p class="section">No form</p>')).toBe(".title{g:h}");
  });
});
