import { outlineOf } from "./svg-outline.ts";

/** An element as it is written, with what it holds. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: DrawnElement[];
  /** The dashes that it draws with: its own, or those of what is around it. */
  readonly dashes: string | undefined;
  /** How many characters it shows, where it is a `text`, with those of what is in it. */
  characters: number;
}

/** A mask or a pattern fills surfaces of its own, however little is in it. */
const surfaceCost = 500;
const surfaces = new Set(["mask", "pattern"]);
/** Points of an outline that cost as much as an element. */
const pointsPerElement = 10;
/** A line is laid out in a time that grows with its square. */
const cheapLine = 400;

/** A part of the drawing that is drawn once more, and how often: once, for every shape, or for every point of one. */
interface Use {
  readonly id: string;
  readonly by: "once" | "shapes" | "points";
}

function byOf(name: string): Use["by"] {
  if (name === "fill" || name === "stroke") return "shapes";
  return name.startsWith("marker-") ? "points" : "once";
}

/** What attributes of a drawing point at: `href="#a"`, `mask="url(#a)"`. Paints and markers are those of all within. */
function usesOf(attributes: DrawnElement["attributes"]): Use[] {
  return [...attributes].flatMap(([name, value]) => {
    const id = name === "href" ? /^#(.+)$/.exec(value)?.[1] : /#([\w-]+)/.exec(value)?.[1];
    const isReference = name === "href" || value.startsWith("url(");
    return id !== undefined && isReference ? [{ id, by: byOf(name) }] : [];
  });
}

/** How many dashes stand in how long a stretch. */
interface Rhythm {
  readonly count: number;
  readonly length: number;
}

function rhythmOf(dashes: string | undefined): Rhythm | undefined {
  const all = (dashes ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => Number.parseFloat(one));
  const length = all.reduce((sum, one) => sum + one, 0);
  return length > 0 && all.every((one) => one >= 0) ? { count: all.length, length } : undefined;
}

function isFiner(one: Rhythm, other: Rhythm | undefined): boolean {
  return !other || one.count / one.length > other.count / other.length;
}

/** What drawing an element takes, with all that is in it. */
interface Totals {
  /** Counted in elements. */
  readonly cost: number;
  readonly shapes: number;
  readonly points: number;
}
const nothing: Totals = { cost: 0, shapes: 0, points: 0 };

function everyOf(root: DrawnElement): DrawnElement[] {
  return [root, ...root.children.flatMap(everyOf)];
}

/** The longest side that percentages can be of. */
function sideOf(all: readonly DrawnElement[]): number {
  const sizes = all
    .filter(({ name }) => name === "svg" || name === "symbol")
    .flatMap(({ attributes }) =>
      ["viewBox", "width", "height"].flatMap((name) => attributes.get(name)?.split(/[\s,]+/) ?? []),
    )
    .map((size) => Math.abs(Number.parseFloat(size)) || 0);
  return sizes.reduce((most, size) => Math.max(most, size), 100);
}

/** The finest dashes that something used again may get from where it is used. */
function finestOfUses(all: readonly DrawnElement[]): Rhythm | undefined {
  let finest: Rhythm | undefined;
  for (const { name, dashes } of all) {
    const rhythm = name === "use" ? rhythmOf(dashes) : undefined;
    if (rhythm && isFiner(rhythm, finest)) finest = rhythm;
  }
  return finest;
}

function ownTotals(
  { name, attributes, dashes, characters }: DrawnElement,
  { side, inherited }: { readonly side: number; readonly inherited: Rhythm | undefined },
): Totals {
  const { length, points } = outlineOf(name, attributes, side);
  const rhythm = dashes === undefined ? inherited : rhythmOf(dashes);
  const dashed = rhythm ? (length / rhythm.length) * rhythm.count : 0;
  const text = characters + characters ** 2 / cheapLine;
  const cost = 1 + points / pointsPerElement + dashed + text;
  return { cost, shapes: points > 0 || characters > 0 ? 1 : 0, points };
}

/**
 * What drawing everything costs, counted in elements: what is used twice is drawn twice, and with it what it uses; each
 * dash, each marker and each character counts. It ends at `most`. What uses itself is drawn once.
 */
export function drawingCost(root: DrawnElement, most: number): number {
  const all = everyOf(root);
  const byId = new Map<string, DrawnElement>();
  for (const element of all) {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const how = { side: sideOf(all), inherited: finestOfUses(all) };
  const known = new Map<DrawnElement, Totals>();
  const bounded = (value: number): number => (value < most ? value : most);

  function usedBy({ attributes }: DrawnElement) {
    return usesOf(attributes).flatMap(({ id, by }) => {
      const used = byId.get(id);
      return used ? [{ used, by }] : [];
    });
  }

  function sumOf(element: DrawnElement): Totals {
    let { cost, shapes, points } = ownTotals(element, how);
    const add = (part: DrawnElement, times: number): void => {
      const totals = known.get(part) ?? nothing;
      cost += times * totals.cost;
      shapes += times * totals.shapes;
      points += times * totals.points;
    };
    for (const child of element.children) add(child, 1);
    const uses = usedBy(element);
    const inOrder = [
      ...uses.filter(({ by }) => by === "once"),
      ...uses.filter(({ by }) => by !== "once"),
    ];
    for (const { used, by } of inOrder) {
      const times = by === "once" ? 1 : Math.max(1, by === "shapes" ? shapes : points);
      cost += times * (surfaces.has(used.name) ? surfaceCost : 1);
      add(used, times);
    }
    return { cost: bounded(cost), shapes: bounded(shapes), points: bounded(points) };
  }

  // chains of uses may be longer than the stack of calls is deep
  const under = new Set<DrawnElement>();
  const stack = [root];
  for (let element = stack.at(-1); element; element = stack.at(-1)) {
    if (!known.has(element) && !under.has(element)) {
      under.add(element);
      const parts = [...element.children, ...usedBy(element).map(({ used }) => used)];
      for (const part of parts) if (!known.has(part) && !under.has(part)) stack.push(part);
      continue;
    }
    stack.pop();
    if (known.has(element)) continue;
    under.delete(element);
    known.set(element, sumOf(element));
  }
  return known.get(root)?.cost ?? 0;
}
