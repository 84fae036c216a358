/**
 * Attributes that say how a page was drawn. No script gives them another value, but where `changing` has it. The
 * direction is none of them: what a browser or its owner translates may turn the page round.
 */
const names = [
  ...["mode", "look", "side", "ink", "at", "bare", "count", "ratio", "ground", "align"].map(data),
  ...["colour", "corner", "lifted", "level", "on"].map(data),
];

function data(name: string): string {
  return `data-${name}`;
}

/** What dialogs that come later are drawn with. */
const changing = ["data-level", "data-level=24", "data-on", "data-on=page"];

const inMarkup = new RegExp(` (${names.join("|")})="([^"]*)"`, "g");

/** The settled attributes that a piece of markup has, each as `name` and as `name=value`. */
export function settledAttributes(markup: string): Set<string> {
  const found = new Set(changing);
  for (const [, name = "", value = ""] of markup.matchAll(inMarkup)) {
    found.add(name);
    found.add(`${name}=${value}`);
  }
  return found;
}

const inSelector = new RegExp(`\\[(${names.join("|")})(?:="?([^\\]"]*)"?)?\\]`, "g");

/** The settled attributes without which a selector matches nothing. What stands in `:is()`, `:not()`, `:has()` doesn't count. */
export function neededAttributes(selector: string): string[] {
  let plain = selector;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  return [...plain.matchAll(inSelector)].map(([, name = "", value]) =>
    value === undefined ? name : `${name}=${value}`,
  );
}
