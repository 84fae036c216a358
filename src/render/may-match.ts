import { settledNames } from "./page-marks.ts";
import { elementsOf } from "./page-elements.ts";
import type { PageElement } from "./page-elements.ts";
import { soughtClasses, scriptedClasses } from "./scripted-classes.ts";
import { stepsOf } from "./selector-steps.ts";
import type { Compound, Step } from "./selector-steps.ts";

/** Elements that scripts create outside of what they draw with classes of their own. */
const scriptedElements = new Set(["i", "div", "p", "iframe", "picture", "source", "img", "script"]);

const settled = new Set(settledNames);
const drawn = new Set(scriptedClasses.filter((name) => !soughtClasses.includes(name)));

/** The elements of a page, and what its scripts draw with. */
export interface PageTree {
  readonly elements: readonly PageElement[];
  readonly byClass: ReadonlyMap<string, readonly PageElement[]>;
  /** Classes that the page's forms are drawn with in one state or another. */
  readonly formClasses: ReadonlySet<string>;
}

/** The tree of a whole page; undefined where its markup doesn't add up. */
export function pageTree(markup: string, formClasses: readonly string[]): PageTree | undefined {
  const elements = elementsOf(markup);
  if (!elements) return undefined;
  const byClass = new Map<string, PageElement[]>();
  for (const element of elements)
    for (const name of element.classes) {
      const others = byClass.get(name);
      if (others) others.push(element);
      else byClass.set(name, [element]);
    }
  return { elements, byClass, formClasses: new Set(formClasses) };
}

/** Whether scripts may create what a compound asks for anywhere: by a class that they draw with, or an element that they make. */
function isScripted({ name, classes, choices }: Compound, { formClasses }: PageTree): boolean {
  const isBare = classes.length === 0 && choices.length === 0 && name !== undefined;
  return (
    classes.some((one) => drawn.has(one) || formClasses.has(one)) ||
    (isBare && (formClasses.size > 0 || scriptedElements.has(name)))
  );
}

function hasScripted(steps: readonly Step[], page: PageTree): boolean {
  return steps.some(
    ({ compound }) =>
      isScripted(compound, page) ||
      compound.choices.flat().some((branch) => hasScripted(branch, page)),
  );
}

function fits(element: PageElement, compound: Compound): boolean {
  const { name, classes, attributes, choices } = compound;
  return (
    (name === undefined || name === element.name) &&
    classes.every((one) => element.classes.includes(one)) &&
    attributes.every(({ name: attribute, value }) => {
      if (!settled.has(attribute)) return true;
      const own = element.attributes.get(attribute);
      return own !== undefined && (value === undefined || value === own);
    }) &&
    choices.every((branches) => branches.some((steps) => matches(element, steps)))
  );
}

/** Whether an element is the subject of the steps up to one of them. */
function matches(element: PageElement, steps: readonly Step[], at = steps.length - 1): boolean {
  const step = steps[at];
  if (!step || !fits(element, step.compound)) return step === undefined;
  if (at === 0) return true;
  const isChild = step.relation === ">" || step.relation === " ";
  const isNext = step.relation === ">" || step.relation === "+";
  let other = isChild ? element.parent : element.previous;
  while (other) {
    if (matches(other, steps, at - 1)) return true;
    if (isNext) return false;
    other = isChild ? other.parent : other.previous;
  }
  return false;
}

const known = new Map<string, Step[] | undefined>();

function knownSteps(selector: string): Step[] | undefined {
  if (!known.has(selector)) known.set(selector, stepsOf(selector));
  return known.get(selector);
}

/** Whether a selector may match something on a page, now or when its scripts have worked on it. */
export function mayMatch(selector: string, page: PageTree): boolean {
  const steps = knownSteps(selector);
  const subject = steps?.at(-1)?.compound.classes[0];
  if (!steps || hasScripted(steps, page)) return true;
  const subjects = subject === undefined ? page.elements : (page.byClass.get(subject) ?? []);
  return subjects.some((element) => matches(element, steps));
}
