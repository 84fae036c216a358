import { partsOf } from "./parts-of.ts";

/** What a compound selector asks of an element. What isn't named here may always be: states, places among siblings. */
export interface Compound {
  readonly name: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string | undefined }[];
  /** The branches of each of its `:is()` and `:where()`. */
  readonly choices: readonly (readonly (readonly Step[])[])[];
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
}

function empty(): Building {
  return { name: undefined, classes: [], attributes: [], choices: [] };
}

/** Takes a selector apart, from the left to its subject; undefined where it has what is not understood. */
export function stepsOf(selector: string): Step[] | undefined {
  const steps: Step[] = [];
  let compound = empty();
  let relation: Step["relation"] = "";
  piece.lastIndex = 0;
  let at = 0;
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
    else if (attribute !== undefined)
      compound.attributes.push({ name: attribute, value: operator === "" ? value : undefined });
    else if (pseudo !== undefined) {
      if (bracket === undefined) continue;
      const end = bracketEnd(selector, at - 1);
      if (pseudo === ":is" || pseudo === ":where") {
        const branches = partsOf(selector.slice(at, end), ",").map((one) => stepsOf(one.trim()));
        if (branches.some((one) => one === undefined)) return undefined;
        compound.choices.push(branches.flatMap((one) => (one ? [one] : [])));
      }
      at = end + 1;
    } else if (name !== undefined) compound.name = name === "*" ? undefined : name;
    else return undefined;
  }
  close("");
  return steps;
}
