/** How long the outline of a shape is at most, in its own units, and at how many points it turns. */
export interface Outline {
  readonly length: number;
  readonly points: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const origin: Point = { x: 0, y: 0 };
const numbers = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const flags = /[\s,]*([01])/y;
const commands = /[\s,]*([mlhvcsqtaz])/iy;

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point opposite to `of`, as smooth curves go on. */
function opposite(at: Point, of: Point): Point {
  return { x: 2 * at.x - of.x, y: 2 * at.y - of.y };
}

/** Reads the numbers of a command; undefined where they are not all there, at which a path ends. */
function readArguments(reader: { text: string; at: number }, count: number, isArc: boolean) {
  const read: number[] = [];
  while (read.length < count) {
    const kind = isArc && (read.length === 3 || read.length === 4) ? flags : numbers;
    kind.lastIndex = reader.at;
    const found = kind.exec(reader.text)?.[1];
    if (found === undefined) return undefined;
    reader.at = kind.lastIndex;
    read.push(Number(found));
  }
  return read;
}

const argumentCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

function arcLength(chord: number, [rx = 0, ry = 0, , isLarge = 0]: readonly number[]): number {
  const [less, more] = [Math.min(Math.abs(rx), Math.abs(ry)), Math.max(Math.abs(rx), Math.abs(ry))];
  const round = 2 * Math.PI * more;
  if (less === 0) return chord;
  const stretched = (Math.PI / 2) * chord * (more / less);
  return isLarge === 0 ? stretched : Math.max(round, 2 * stretched);
}

/** The points that a command names, the last of which is where it ends. */
function pointsOf(kind: string, given: readonly number[], now: Point, base: Point): Point[] {
  const [first = 0] = given;
  if (kind === "h") return [{ x: base.x + first, y: now.y }];
  if (kind === "v") return [{ x: now.x, y: base.y + first }];
  const pairs = kind === "a" ? given.slice(5) : given;
  return Array.from({ length: pairs.length / 2 }, (_, at) => ({
    x: base.x + (pairs[2 * at] ?? 0),
    y: base.y + (pairs[2 * at + 1] ?? 0),
  }));
}

/** The outline of a path's data, by the polygons of its curves' handles. */
export function pathOutline(text: string): Outline {
  const reader = { text, at: 0 };
  let length = 0;
  let points = 0;
  let now = origin;
  let start = origin;
  let handle: Point | undefined;
  let command = "";
  for (;;) {
    commands.lastIndex = reader.at;
    const named = commands.exec(text)?.[1];
    if (named !== undefined) reader.at = commands.lastIndex;
    else if (command === "m" || command === "M") command = command === "m" ? "l" : "L";
    command = named ?? command;
    const kind = command.toLowerCase();
    if (command === "" || (named === undefined && kind === "z")) break;
    const given = readArguments(reader, argumentCounts[kind] ?? 0, kind === "a");
    if (!given) break;
    points += 1;
    const base = command === kind ? now : origin;
    const reached = kind === "z" ? [start] : pointsOf(kind, given, now, base);
    const end = reached.at(-1) ?? now;
    if ("st".includes(kind)) {
      handle = opposite(now, handle ?? now);
      reached.unshift(handle);
    }
    if (kind === "m") start = end;
    if (kind === "a") length += arcLength(distance(now, end), given);
    else if (kind !== "m")
      length += reached.reduce((sum, to, at) => sum + distance(reached[at - 1] ?? now, to), 0);
    if (!"csqt".includes(kind)) handle = undefined;
    else handle = reached.at(-2);
    now = end;
  }
  return { length, points };
}

/** Numbers at the start of attributes; percentages are of `whole`. */
function lengthsOf(
  attributes: ReadonlyMap<string, string>,
  names: string,
  whole: number,
): readonly number[] {
  return names.split(" ").map((name) => {
    const value = attributes.get(name) ?? "";
    const number = Math.abs(Number.parseFloat(value)) || 0;
    return value.endsWith("%") ? (number * whole) / 100 : number;
  });
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

/** The outline of an element; nothing where it is no shape. `whole` is how long a side of the drawing is. */
export function outlineOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
  whole: number,
): Outline {
  const total = (names: string) => sum(lengthsOf(attributes, names, whole));
  switch (name) {
    case "path":
      return pathOutline(attributes.get("d") ?? "");
    case "polyline":
    case "polygon":
      return pathOutline(`M${attributes.get("points") ?? ""}z`);
    case "line":
      return { length: total("x1 y1 x2 y2"), points: 2 };
    case "rect":
      return { length: 2 * total("width height"), points: 4 };
    case "circle":
      return { length: 2 * Math.PI * total("r"), points: 4 };
    case "ellipse":
      return { length: 2 * Math.PI * total("rx ry"), points: 4 };
    default:
      return { length: 0, points: 0 };
  }
}
