import { neededMarks } from "./page-marks.ts";
import type { Needs } from "./page-marks.ts";
import { partsOf } from "./parts-of.ts";

/** A selector of a list, and what it needs to match anything. */
export interface Selector extends Needs {
  readonly text: string;
}

/** A declaration of a rule: the custom property that it sets, if it sets one, and those that it reads. */
export interface Declaration {
  readonly text: string;
  readonly sets: string | undefined;
  readonly reads: readonly string[];
}

export interface StyleRule {
  readonly kind: "rule";
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** A piece of a style sheet: a rule, a group of pieces under a condition, or what is taken as it is. */
export type Piece =
  | StyleRule
  | { readonly kind: "group"; readonly condition: string; readonly pieces: readonly Piece[] }
  | { readonly kind: "text"; readonly text: string };

/** Where the block that begins at `start` ends. Minified CSS has no braces within strings. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === "{") depth += 1;
    else if (css[index] === "}" && (depth -= 1) === 0) return index;
  }
  throw new Error("A block of a style sheet has no end");
}

const reading = /var\((--[\w-]+)/g;

/** The custom properties that a piece of CSS reads. */
export function readsOf(css: string): string[] {
  return [...css.matchAll(reading)].map(([, name = ""]) => name);
}

/** Spaces that say nothing: beside commas, and what multiplies or divides. */
const looseSpace = /\s*([,*/])\s+/g;

export function declarationOf(written: string): Declaration {
  const text = /["']/.test(written) ? written.trim() : written.trim().replace(looseSpace, "$1");
  return { text, sets: /^(--[\w-]+):/.exec(text)?.[1], reads: readsOf(text) };
}

function declarationsOf(body: string): Declaration[] {
  return partsOf(body, ";")
    .filter((text) => text.trim() !== "")
    .map(declarationOf);
}

/** Takes a style sheet apart. */
export function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < css.length) {
    const open = css.indexOf("{", index);
    if (open < 0) break;
    const close = blockEnd(css, open);
    const head = css.slice(index, open).trim();
    const body = css.slice(open + 1, close);
    if (/^@(?:media|supports)/.test(head))
      pieces.push({ kind: "group", condition: head, pieces: piecesOf(body) });
    else if (head.startsWith("@") || head.includes(";"))
      pieces.push({ kind: "text", text: css.slice(index, close + 1) });
    else {
      // from the sources sheets come with their lines
      const texts = partsOf(head, ",").map((text) => text.trim());
      const selectors = texts.map((text) => ({ text, ...neededMarks(text) }));
      pieces.push({ kind: "rule", selectors, declarations: declarationsOf(body) });
    }
    index = close + 1;
  }
  return pieces;
}
