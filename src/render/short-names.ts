import { lateNames } from "./late-names.ts";
import { paletteNames } from "./read-properties.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The shortest name that is the `at`th of all: a, b … Z, ba, bb … */
function nameAt(at: number): string {
  const last = letters.charAt(at % letters.length);
  return at < letters.length ? last : nameAt(Math.floor(at / letters.length)) + last;
}

/** Gives out short names that `taken` doesn't have, always the same one for a name. */
function shortener(taken: ReadonlySet<string>): (name: string) => string {
  const given = new Map<string, string>();
  let at = 0;
  return (name) => {
    const known = given.get(name);
    if (known !== undefined) return known;
    while (taken.has(nameAt(at))) at += 1;
    const short = nameAt(at);
    at += 1;
    given.set(name, short);
    return short;
  };
}

interface Page {
  readonly body: string;
  readonly css: string;
  /** Custom properties by the value of `data-v` that has them. */
  readonly rules: ReadonlyMap<string, string>;
}

const classList = / class="([^"]*)"/g;
const variables = / data-v="([^"]*)"/g;
/** A class in a style sheet, or an address or words, in which there are none. */
const classInCss = /url\([^)]*\)|"[^"]*"|\.([A-Za-z_][\w-]*)/g;
const property = /(?<![\w-])--[A-Za-z][\w-]*/g;

/** Custom properties that scripts set. */
export const scriptedProperties: readonly string[] = ["--at", "--dock"];

function words(lists: Iterable<RegExpMatchArray>): string[] {
  return [...lists].flatMap(([, list = ""]) => list.match(/[^ ]+/g) ?? []);
}

/**
 * What custom properties are called in the page's common style. Those that later style sheets read have the same short
 * names on every page; those that something else names keep their names.
 */
function shortProperties({ body, css, rules }: Page): string {
  const named = [...rules.values(), body].flatMap((text) => text.match(property) ?? []);
  const kept = new Set([...paletteNames, ...scriptedProperties, ...named]);
  const taken = [...kept, ...lateNames.values()];
  const short = shortener(new Set(taken.map((name) => name.slice(2))));
  return css.replace(property, (name) =>
    kept.has(name) ? name : (lateNames.get(name) ?? `--${short(name)}`),
  );
}

/**
 * A page in which classes and the values of `data-v` have names of a letter or two, and so have custom properties that
 * only its common style knows. Classes that something else knows are `kept`; others that its style doesn't name are gone.
 */
export function shortNames(page: Page, kept: ReadonlySet<string>): Page {
  const { body, css, rules } = page;
  const inCss = new Set(words(css.matchAll(classInCss)));
  const shortClass = shortener(new Set([...kept, ...words(body.matchAll(classList)), ...inCss]));
  const shortVariable = shortener(new Set());
  const named = (name: string): string => (kept.has(name) ? name : shortClass(name));
  const classesOf = (list: string): string => {
    const names = (list.match(/[^ ]+/g) ?? []).filter((name) => inCss.has(name) || kept.has(name));
    return names.length > 0 ? ` class="${names.map(named).join(" ")}"` : "";
  };
  const shortCss = shortProperties(page).replace(classInCss, (whole, name?: string) =>
    name === undefined ? whole : `.${named(name)}`,
  );
  const shortRules = [...rules].map(([name, own]) => [shortVariable(name), own] as const);
  return {
    css: shortCss,
    rules: new Map(shortRules),
    body: body
      .replace(classList, (_whole, list: string) => classesOf(list))
      .replace(variables, (_whole, name: string) => ` data-v="${shortVariable(name)}"`),
  };
}
