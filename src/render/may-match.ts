import { settledNames } from "./page-marks.ts";
import { elementsOf } from "./page-elements.ts";
import type { PageElement } from "./page-elements.ts";
import { mayStandAt } from "./place-among-siblings.ts";
import { soughtClasses, scriptedClasses } from "./scripted-classes.ts";
import { stepsOf } from "./selector-steps.ts";
import type { Compound, Step } from "./selector-steps.ts";

/** Elements that scripts create outside of what they draw with classes of their own. */
const scriptedElements = new Set(["i", "div", "p", "iframe", "picture", "source", "img", "script"]);

const settled = new Set(settledNames);
const named = new Set(scriptedClasses);
const drawn = new Set(scriptedClasses.filter((name) => !soughtClasses.includes(name)));

/** The elements of a page, and what its scripts draw with. */
export interface PageTree {
  readonly elements: readonly PageElement[];
  readonly byClass: ReadonlyMap<string, readonly PageElement[]>;
  readonly byName: ReadonlyMap<string, readonly PageElement[]>;
  /** Classes that the page's forms are drawn with in one state or another. */
  readonly formClasses: ReadonlySet<string>;
  /** What stands in the page's forms and around them. */
  readonly nearForms: readonly PageElement[];
}

/** What stands in forms and around them. */
function elementsNearForms(elements: readonly PageElement[]): PageElement[] {
  const around = new Set<PageElement>();
  for (const element of elements) {
    if (element.name !== "form") continue;
    for (let one: PageElement | undefined = element; one; one = one.parent) around.add(one);
  }
  return elements.filter((one) => around.has(one) || isRedrawn(one));
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
  const byName = Map.groupBy(elements, ({ name }) => name);
  const nearForms = formClasses.length > 0 ? elementsNearForms(elements) : [];
  return { elements, byClass, byName, formClasses: new Set(formClasses), nearForms };
}

/** Whether scripts may create what a compound asks for anywhere: by a class that they draw with, or an element that they make. */
function isScripted(compound: Compound): boolean {
  return (
    compound.classes.some((one) => drawn.has(one)) ||
    (isBare(compound) && scriptedElements.has(compound.name ?? ""))
  );
}

function isBare({ name, classes, choices }: Compound): boolean {
  return classes.length === 0 && choices.length === 0 && name !== undefined;
}

/**
 * Whether forms may be drawn with what is asked for, by their classes or by the names of elements: what comes before that
 * stands near one.
 */
function isDrawnInForm(steps: readonly Step[], page: PageTree): boolean {
  const { formClasses, nearForms } = page;
  return steps.some(({ compound }, at) => {
    const isDrawn = isBare(compound) || compound.classes.some((one) => formClasses.has(one));
    if (!isDrawn) return false;
    const before = steps.slice(0, at);
    return at === 0 || nearForms.some((one) => matches(one, before, page));
  });
}

/** The branches of what a compound may be or has to have inside. */
function branchesOf({ choices, held }: Compound): readonly (readonly Step[])[] {
  return [...choices, ...held].flat();
}

/** Whether scripts may create a part of what steps ask for on any page. */
function hasScripted(steps: readonly Step[]): boolean {
  return steps.some(
    ({ compound }) => isScripted(compound) || branchesOf(compound).some(hasScripted),
  );
}

/** Whether the forms of a page may be drawn with a part of what steps ask for. */
function hasDrawnInForm(steps: readonly Step[], page: PageTree): boolean {
  if (page.nearForms.length === 0) return false;
  if (isDrawnInForm(steps, page)) return true;
  return steps.some(({ compound }) =>
    branchesOf(compound).some((branch) => hasDrawnInForm(branch, page)),
  );
}

/** Attributes that scripts take away, or draw with another value (`pruned-states.test.ts`). */
const takenAway = new Set(["data-fit", "data-level", "data-on", "data-several"]);
/** What is drawn anew, or gives way to something else. */
const redrawn = new Set(["dialog", "form"]);

function isRedrawn({ name, parent }: PageElement): boolean {
  return redrawn.has(name) || (parent !== undefined && isRedrawn(parent));
}

/**
 * Whether an element is what a compound asks for in every state of its page. Classes that scripts name are no part of it:
 * the bar is hidden for as long as the page hasn’t brought all of it.
 */
function surelyFits(element: PageElement, compound: Compound): boolean {
  const { name, classes, attributes, choices, places, barred, held, isLoose } = compound;
  if (isLoose || choices.length + places.length + barred.length > 0) return false;
  return (
    (name === undefined || name === element.name) &&
    classes.every((one) => !named.has(one) && element.classes.includes(one)) &&
    attributes.every(({ name: attribute, value }) => {
      const own = element.attributes.get(attribute);
      const isSettled = settled.has(attribute) && !takenAway.has(attribute);
      return isSettled && own !== undefined && (value === undefined || value === own);
    }) &&
    held.every((branches) => branches.some((steps) => surelyHolds(element, steps)))
  );
}

/** Whether an element has, in every state of its page, a child or something further inside that fits. */
function surelyHolds({ children }: PageElement, steps: readonly Step[]): boolean {
  const [step, further] = steps;
  if (!step || further || step.relation === "+" || step.relation === "~") return false;
  return children.some(
    (child) =>
      (surelyFits(child, step.compound) && !isRedrawn(child)) ||
      (step.relation !== ">" && surelyHolds(child, steps)),
  );
}

/** Whether something on the page may be what an element has to have inside or after itself. */
function mayHold(element: PageElement, steps: readonly Step[], page: PageTree): boolean {
  const isInside = steps[0]?.relation === "" || steps[0]?.relation === ">";
  const { place, last } = element;
  const all = subjectsOf(steps, page);
  if (!isInside) return all.some((one) => matches(one, steps, page));
  // what is inside an element comes right after it
  const inside =
    all === page.elements
      ? all.slice(place + 1, last + 1)
      : all.filter((one) => one.place > place && one.place <= last);
  return inside.some((one) => matches(one, steps, page));
}

function fits(element: PageElement, compound: Compound, page: PageTree): boolean {
  const { name, classes, attributes, choices, places, barred, held } = compound;
  return (
    (name === undefined || name === element.name) &&
    classes.every((one) => element.classes.includes(one)) &&
    attributes.every(({ name: attribute, value }) => {
      if (!settled.has(attribute)) return true;
      const own = element.attributes.get(attribute);
      return own !== undefined && (value === undefined || value === own);
    }) &&
    places.every((place) => mayStandAt(element, place)) &&
    choices.every((branches) => branches.some((steps) => matches(element, steps, page))) &&
    held.every((branches) => branches.some((steps) => mayHold(element, steps, page))) &&
    !barred.some(([step, ...further]) => {
      return step && further.length === 0 && surelyFits(element, step.compound);
    })
  );
}

/** Whether an element is the subject of the steps up to one of them. */
function matches(
  element: PageElement,
  steps: readonly Step[],
  page: PageTree,
  at = steps.length - 1,
): boolean {
  const step = steps[at];
  if (!step || !fits(element, step.compound, page)) return step === undefined;
  if (at === 0) return true;
  const isChild = step.relation === ">" || step.relation === " ";
  const isNext = step.relation === ">" || step.relation === "+";
  let other = isChild ? element.parent : element.previous;
  while (other) {
    if (matches(other, steps, page, at - 1)) return true;
    if (isNext) return false;
    other = isChild ? other.parent : other.previous;
  }
  return false;
}

/** The elements that may be the subject of steps, by its class or its name. */
function subjectsOf(steps: readonly Step[], page: PageTree): readonly PageElement[] {
  const { name, classes } = steps.at(-1)?.compound ?? { name: undefined, classes: [] };
  const [subject] = classes;
  if (subject !== undefined) return page.byClass.get(subject) ?? [];
  return name === undefined ? page.elements : (page.byName.get(name) ?? []);
}

interface KnownSelector {
  readonly steps: readonly Step[];
  readonly isScripted: boolean;
}

const known = new Map<string, KnownSelector | undefined>();

function knownSelector(selector: string): KnownSelector | undefined {
  if (!known.has(selector)) {
    const steps = stepsOf(selector);
    known.set(selector, steps && { steps, isScripted: hasScripted(steps) });
  }
  return known.get(selector);
}

/** Whether a selector may match something on a page, now or when its scripts have worked on it. */
export function mayMatch(selector: string, page: PageTree): boolean {
  const asked = knownSelector(selector);
  if (!asked || asked.isScripted || hasDrawnInForm(asked.steps, page)) return true;
  return subjectsOf(asked.steps, page).some((element) => matches(element, asked.steps, page));
}
