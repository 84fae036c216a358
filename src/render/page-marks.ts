import { formClasses, scriptedClasses } from "./scripted-classes.ts";

/**
 * Attributes that say how a page was rendered. No script gives them another value, but where `changing` has it. The
 * direction is none of them: what a browser or its owner translates may turn the page round.
 */
const names = [
  ...["mode", "look", "side", "ink", "at", "bare", "count", "ratio", "ground", "air", "align"].map(
    data,
  ),
  ...["colour", "corner", "lifted", "level", "on", "hide"].map(data),
];

function data(name: string): string {
  return `data-${name}`;
}

/** What dialogs that come later are rendered with. */
const changing = ["data-level", "data-level=24", "data-on", "data-on=page"];

const inMarkup = new RegExp(` (?:class|${names.join("|")})="[^"]*"`, "g");
const scripted = scriptedClasses.map((name) => `.${name}`);

/** The part that a class belongs to: `.field` of `.field__note--error`. */
function blockOf(mark: string): string {
  return mark.replace(/(?:__|--).*$/, "");
}

/** What forms are rendered with by script: more of the parts that they have, and notices. */
function formMarks(found: ReadonlySet<string>, own: readonly string[]): string[] {
  const blocks = new Set([...found].map(blockOf)).add(".notice");
  const classes = [...formClasses, ...own];
  return classes.map((name) => `.${name}`).filter((one) => blocks.has(blockOf(one)));
}

/**
 * What a piece of markup has that rules may need: settled attributes, each as `name` and as `name=value`, and classes with
 * a dot, those that scripts render with included. `own` are classes of the forms of its sections.
 */
export function pageMarks(markup: string, own: readonly string[] = []): Set<string> {
  const found = new Set([...changing, ...scripted]);
  for (const attribute of new Set(markup.match(inMarkup))) {
    const equals = attribute.indexOf("=");
    const name = attribute.slice(1, equals);
    const value = attribute.slice(equals + 2, -1);
    if (name === "class") for (const one of value.split(" ")) found.add(`.${one}`);
    else found.add(name).add(`${name}=${value}`);
  }
  if (markup.includes(" data-form=")) for (const one of formMarks(found, own)) found.add(one);
  return found;
}

const inSelector = new RegExp(`\\[(${names.join("|")})(?:="?([^\\]"]*)"?)?\\]`, "g");
const classInSelector = /\.[A-Za-z_][\w-]*/g;

/** The marks without which a selector matches nothing. What stands in `:is()`, `:not()`, `:has()` doesn't count. */
export function neededMarks(selector: string): string[] {
  let plain = selector;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  const attributes = [...plain.matchAll(inSelector)].map(([, name = "", value]) =>
    value === undefined ? name : `${name}=${value}`,
  );
  const classes = plain.replaceAll(/\[[^\]]*\]/g, "").match(classInSelector) ?? [];
  return [...attributes, ...classes];
}
