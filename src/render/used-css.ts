import { neededMarks } from "./page-marks.ts";

/** A selector of a list, and what it needs to match anything. */
interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
}

/** A piece of a style sheet: a rule, a group of pieces under a condition, or what is taken as it is. */
type Piece =
  | { readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly body: string }
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

/** The selectors of a list; commas within brackets divide none. */
function selectorsOf(list: string): Selector[] {
  const texts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const sign = list[index];
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (index < list.length && (sign !== "," || depth > 0)) continue;
    texts.push(list.slice(start, index));
    start = index + 1;
  }
  return texts.map((text) => ({ text, needs: neededMarks(text) }));
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  while (index < css.length) {
    const open = css.indexOf("{", index);
    if (open < 0) break;
    const close = blockEnd(css, open);
    const head = css.slice(index, open);
    const body = css.slice(open + 1, close);
    if (/^@(?:media|supports)/.test(head))
      pieces.push({ kind: "group", condition: head, pieces: piecesOf(body) });
    else if (head.startsWith("@") || head.includes(";"))
      pieces.push({ kind: "text", text: css.slice(index, close + 1) });
    else pieces.push({ kind: "rule", selectors: selectorsOf(head), body });
    index = close + 1;
  }
  return pieces;
}

function write(pieces: readonly Piece[], has: ReadonlySet<string>): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "group") {
      const inner = write(piece.pieces, has);
      if (inner !== "") css += `${piece.condition}{${inner}}`;
    } else {
      const used = piece.selectors.filter(({ needs }) => needs.every((one) => has.has(one)));
      if (used.length > 0) css += `${used.map(({ text }) => text).join(",")}{${piece.body}}`;
    }
  }
  return css;
}

function everyNeed(pieces: readonly Piece[], into: Set<string>): void {
  for (const piece of pieces) {
    if (piece.kind === "group") everyNeed(piece.pieces, into);
    if (piece.kind === "rule")
      for (const { needs } of piece.selectors) for (const need of needs) into.add(need);
  }
}

/** A style sheet of which pages get what can match something on them. */
export interface UsableCss {
  /** The marks that the sheet asks for, of those that a page has (page-marks.ts): equal keys get equal sheets. */
  key(has: ReadonlySet<string>): string;
  /** The sheet without rules that need a mark which a page doesn't have. */
  used(has: ReadonlySet<string>): string;
}

/** From the sources (`npm run dev`) sheets come with their comments. */
const comments = /\/\*.*?\*\//gsu;

export function usableCss(css: string): UsableCss {
  const pieces = piecesOf(css.replace(comments, ""));
  const needs = new Set<string>();
  everyNeed(pieces, needs);
  const asked = [...needs];
  return {
    key: (has) => asked.filter((one) => has.has(one)).join(" "),
    used: (has) => write(pieces, has),
  };
}
