import { partsOf } from "./parts-of.ts";
import { formClasses, scriptedClasses } from "./scripted-classes.ts";

/**
 * Attributes that say how a page was rendered. No script gives them another value, but where `changing` has it
 * (`page-marks.test.ts` compares them with what scripts name).
 */
export const settledAttributes: readonly string[] = (
  "mode look side ink at bare count ratio ground air align colour corner lifted level on hide " +
  "tile unfolded grid track holes ours filled choice pictured mark filter sticky row pick all " +
  "many marked fill empty often missing long legend best shut several room odd large alone fit " +
  "stage compare slides span tint words frame switch day anchor leaf kind topic rival with turns " +
  "scroll off keeps plan done"
)
  .split(" ")
  .map(data);

/** All attributes that marks are made of. */
export const settledNames: readonly string[] = [...settledAttributes, "dir", "aria-current"];

function data(name: string): string {
  return `data-${name}`;
}

/** What dialogs that come later are rendered with. */
const changing = ["data-level", "data-level=24", "data-on", "data-on=page"];

const inMarkup = new RegExp(` (?:class|${settledNames.join("|")})="[^"]*"`, "g");
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

/** Whether a piece of markup has a form that scripts draw again. */
export function hasForm(markup: string): boolean {
  return markup.includes(" data-form=");
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
  if (hasForm(markup)) for (const one of formMarks(found, own)) found.add(one);
  return found;
}

const inSelector = new RegExp(`\\[(${settledNames.join("|")})(?:="?([^\\]"]*)"?)?\\]`, "g");
const classInSelector = /\.[A-Za-z_][\w-]*/g;

/** What a page must have for a selector to match anything: all of these marks, and of each choice all of one branch. */
export interface Needs {
  readonly all: readonly string[];
  readonly choices: readonly (readonly (readonly string[])[])[];
}

/** The marks that stand in a selector outside of brackets. */
function plainMarks(selector: string): string[] {
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

/** The branches of every `:is()`, `:where()` and `:has()` of a selector that stands in no other brackets. */
function branchesOf(selector: string): string[][] {
  const found: string[][] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < selector.length; index += 1) {
    if (selector[index] === "(" && (depth += 1) === 1) start = index;
    if (selector[index] !== ")" || (depth -= 1) !== 0) continue;
    if (/:(?:is|where|has)$/.test(selector.slice(0, start)))
      found.push(partsOf(selector.slice(start + 1, index), ","));
  }
  return found;
}

/** The marks without which a selector matches nothing. What stands in `:not()` doesn't count. */
export function neededMarks(selector: string): Needs {
  const choices = branchesOf(selector)
    .map((branches) => branches.map(plainMarks))
    .filter((branches) => branches.every((needed) => needed.length > 0));
  return { all: plainMarks(selector), choices };
}
