import { partsOf } from "./parts-of.ts";
import { namedPlaces, placeOf } from "./place-among-siblings.ts";
import type { Place } from "./place-among-siblings.ts";

/** What a compound selector asks of an element. */
export interface Compound {
  readonly name: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string | undefined }[];
  /** The branches of each of its `:is()` and `:where()`. */
  readonly choices: readonly (readonly (readonly Step[])[])[];
  readonly places: readonly Place[];
  /** The branches of its `:not()`: what it may not be. */
  readonly barred: readonly (readonly Step[])[];
  /** The branches of each of its `:has()`, of which the first step is related to the element itself. */
  readonly held: readonly (readonly (readonly Step[])[])[];
  /** Whether it asks for more than is said here, which may always be: states, what attributes begin with. */
  readonly isLoose: boolean;
}

/** A compound, and how the one before it in the selector is related to it. */
export interface Step {
  readonly compound: Compound;
  readonly relation: " " | ">" | "+" | "~" | "";
}

/** Where the brackets that begin at `start` end. */
function bracketEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")" && (depth -= 1) === 0) return index;
  }
  return text.length;
}

const piece =
  /\s*([>+~])\s*|(\s+)|\.([\w-]+)|\[([\w-]+)(?:([~|^$*]?)="?([^\]"]*)"?)?\]|(::?[\w-]+)(\()?|([a-zA-Z][\w-]*|\*)|([\s\S])/y;

interface Building {
  name: string | undefined;
  classes: string[];
  attributes: { name: string; value: string | undefined }[];
  choices: Step[][][];
  places: Place[];
  barred: Step[][];
  held: Step[][][];
  isLoose: boolean;
}

function empty(): Building {
  return {
    name: undefined,
    classes: [],
    attributes: [],
    choices: [],
    places: [],
    barred: [],
    held: [],
    isLoose: false,
  };
}

/** The branches of a list of selectors; undefined where one is not understood. */
function branchesOf(list: string): Step[][] | undefined {
  const branches = partsOf(list, ",").map((one) => stepsOf(one.trim()));
  const known = branches.flatMap((one) => (one ? [one] : []));
  return known.length === branches.length ? known : undefined;
}

/** Takes what a pseudo-class with brackets asks for into a compound; false where that is not understood and has to be. */
function take(compound: Building, pseudo: string, brackets: string): boolean {
  if (pseudo === ":nth-child" || pseudo === ":nth-last-child") {
    const place = placeOf(brackets, pseudo === ":nth-last-child");
    if (place) compound.places.push(place);
    else compound.isLoose = true;
    return true;
  }
  const branches = /^:(?:is|where|not|has)$/.test(pseudo) ? branchesOf(brackets) : undefined;
  if (!branches) {
    compound.isLoose = true;
    return pseudo !== ":is" && pseudo !== ":where";
  }
  if (pseudo === ":not") compound.barred.push(...branches);
  else if (pseudo === ":has") compound.held.push(branches);
  else compound.choices.push(branches);
  return true;
}

/** Takes a selector apart, from the left to its subject; undefined where it has what is not understood. */
export function stepsOf(selector: string): Step[] | undefined {
  const steps: Step[] = [];
  let compound = empty();
  let relation: Step["relation"] = "";
  let at = 0;
  const lead = /^([>+~])\s*/.exec(selector);
  if (lead) {
    relation = lead[1] === ">" ? ">" : lead[1] === "+" ? "+" : "~";
    at = lead[0].length;
  }
  const close = (next: Step["relation"]): void => {
    steps.push({ compound, relation });
    compound = empty();
    relation = next;
  };
  while (at < selector.length) {
    piece.lastIndex = at;
    const match = piece.exec(selector);
    if (!match) return undefined;
    const [whole, sign, space, className, attribute, operator, value, pseudo, bracket, name] =
      match;
    at += whole.length;
    if (sign === ">" || sign === "+" || sign === "~") close(sign);
    else if (space !== undefined) close(" ");
    else if (className !== undefined) compound.classes.push(className);
    else if (attribute !== undefined) {
      if (operator !== "" && operator !== undefined) compound.isLoose = true;
      compound.attributes.push({ name: attribute, value: operator === "" ? value : undefined });
    } else if (pseudo !== undefined) {
      if (bracket === undefined) {
        const places = namedPlaces[pseudo];
        if (places) compound.places.push(...places);
        else compound.isLoose = true;
        continue;
      }
      const end = bracketEnd(selector, at - 1);
      if (!take(compound, pseudo, selector.slice(at, end))) return undefined;
      at = end + 1;
    } else if (name !== undefined) compound.name = name === "*" ? undefined : name;
    else return undefined;
  }
  close("");
  return steps;
}
