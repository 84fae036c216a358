import { readElsewhere } from "./read-properties.ts";

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
const classInCss = /\.([A-Za-z_][\w-]*)/g;
const property = /(?<![\w-])--[A-Za-z][\w-]*/g;

/** Custom properties that scripts set. */
export const scriptedProperties: readonly string[] = ["--at", "--dock"];

function words(lists: Iterable<RegExpMatchArray>): string[] {
  return [...lists].flatMap(([, list = ""]) => list.split(" "));
}

/** What custom properties are called in the page's common style: those that something else names keep their names. */
function shortProperties({ body, css, rules }: Page): string {
  const named = [...rules.values(), body].flatMap((text) => text.match(property) ?? []);
  const kept = new Set([...readElsewhere, ...scriptedProperties, ...named]);
  const short = shortener(new Set([...kept].map((name) => name.slice(2))));
  return css.replace(property, (name) => (kept.has(name) ? name : `--${short(name)}`));
}

/**
 * A page in which its `own` classes, which no script names, and the values of `data-v` have names of a letter or two, and
 * so have custom properties that only its common style knows. All else is the same.
 */
export function shortNames(page: Page, own: ReadonlySet<string>): Page {
  const { body, css, rules } = page;
  const shortClass = shortener(
    new Set([...words(body.matchAll(classList)), ...words(css.matchAll(classInCss))]),
  );
  const shortVariable = shortener(new Set());
  const named = (name: string): string => (own.has(name) ? shortClass(name) : name);
  const shortCss = shortProperties(page).replace(
    classInCss,
    (_whole, name: string) => `.${named(name)}`,
  );
  const shortRules = [...rules].map(([name, own]) => [shortVariable(name), own] as const);
  return {
    css: shortCss,
    rules: new Map(shortRules),
    body: body
      .replace(
        classList,
        (_whole, list: string) => ` class="${list.split(" ").map(named).join(" ")}"`,
      )
      .replace(variables, (_whole, name: string) => ` data-v="${shortVariable(name)}"`),
  };
}
