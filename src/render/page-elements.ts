/** An element of a page's markup. */
export interface PageElement {
  readonly name: string;
  readonly classes: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: PageElement | undefined;
  /** The element before it that has the same parent. */
  readonly previous: PageElement | undefined;
  readonly children: readonly PageElement[];
  /** Which of the markup's elements it is, and which is the last one inside it: itself where there is none. */
  readonly place: number;
  readonly last: number;
}

interface Growing extends PageElement {
  readonly children: Growing[];
  last: number;
}

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const attribute = /([^\s"=<>/]+)(?:="([^"]*)")?/g;
const withoutEnd = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(attribute))
    found.set(name.toLowerCase(), value);
  return found;
}

/** The elements of markup that React or the renderer wrote; undefined where they don't add up. */
export function elementsOf(markup: string): PageElement[] | undefined {
  const found: Growing[] = [];
  const open: Growing[] = [];
  for (const [, end, name = "", text = "", closed] of markup.matchAll(tag)) {
    const parent = open.at(-1);
    if (end !== "") {
      if (parent?.name !== name) return undefined;
      parent.last = found.length - 1;
      open.pop();
      continue;
    }
    const attributes = attributesOf(text);
    const classes = (attributes.get("class") ?? "").split(" ").filter(Boolean);
    const previous = parent?.children.at(-1);
    const place = found.length;
    const related = { parent, previous, children: [], place, last: place };
    const element: Growing = { name, classes, attributes, ...related };
    parent?.children.push(element);
    found.push(element);
    if (closed === "" && !withoutEnd.has(name)) open.push(element);
  }
  return open.length === 0 ? found : undefined;
}
