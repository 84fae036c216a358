import { lateReads } from "./late-reads.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A … Z, AA, AB … */
function nameAt(at: number): string {
  const last = letters.charAt(at % letters.length);
  return at < letters.length ? last : nameAt(Math.floor(at / letters.length) - 1) + last;
}

/**
 * Short names of the custom properties that later style sheets read, the same on every page that has short names. No
 * source has one in capitals.
 */
export const lateNames: ReadonlyMap<string, string> = new Map(
  lateReads.map((name, at) => [name, `--${nameAt(at)}`]),
);

const reading = /var\((--[\w-]+)/g;

/** Where the brackets end that are open at `start`. */
function closing(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === "(") depth += 1;
    else if (css[at] === ")" && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** CSS that comes to a page later, for pages with short names as for those without: it asks for the short name first. */
export function readingLateNames(css: string): string {
  let read = "";
  let from = 0;
  for (const { 0: text, 1: name = "", index } of css.matchAll(reading)) {
    const short = lateNames.get(name);
    if (short === undefined || index < from) continue;
    const end = closing(css, index + text.length);
    const inner = readingLateNames(css.slice(index + text.length, end));
    read += `${css.slice(from, index)}var(${short},${text}${inner})`;
    from = end;
  }
  return read + css.slice(from);
}
