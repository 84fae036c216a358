import { SaxesParser } from "saxes";
import type { DrawnElement } from "./svg-cost.ts";
import { drawingCost } from "./svg-cost.ts";
import { PictureProblem } from "./picture-problem.ts";

/** How much of a drawing is read. */
export const svgLimits = { bytes: 1_048_576, elements: 20_000, depth: 64, cost: 100_000 } as const;

/** What draws, and nothing else: no script, style sheet, link, animation, text of another font's file, or other format. */
const elements = new Set(
  (
    "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc " +
    "linearGradient radialGradient stop clipPath mask pattern marker"
  ).split(" "),
);

/** Attributes by their names; every `on…` and `style` is missing, and so is whatever comes from another namespace. */
const attributes = new Set(
  (
    "id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox transform " +
    "preserveAspectRatio pathLength offset gradientUnits gradientTransform spreadMethod " +
    "patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits " +
    "markerUnits markerWidth markerHeight refX refY orient href fill fill-opacity fill-rule stroke " +
    "stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule mask " +
    "marker-start marker-mid marker-end stop-color stop-opacity paint-order vector-effect " +
    "font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline"
  ).split(" "),
);

const namespace = "http://www.w3.org/2000/svg";
const ownId = /^#[\w-]+$/;
/** Parts of the same drawing, e.g. `url(#a)`. */
const reference = /^url\(\s*(["']?)#[\w-]+\1\s*\)$/;

/** A length in the drawing's own units, which can be counted; one of a letter or of a part of something can't. */
const plainLength = /^[+-]?\d{0,20}\.?\d{0,20}(?:e[+-]?\d{1,3})?(?:px)?$/i;

function arePlainDashes(value: string): boolean {
  return value === "none" || value.split(/[\s,]+/).every((one) => plainLength.test(one));
}

function isSafe(name: string, value: string): boolean {
  if (!attributes.has(name)) return false;
  if (name === "href") return ownId.test(value);
  if (name === "stroke-dasharray") return arePlainDashes(value);
  return !/url|\\|&|javascript:|data:/i.test(value) || reference.test(value);
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The name of an element or attribute of SVG itself; undefined for those of other namespaces. */
function plainName(name: string): string | undefined {
  if (name === "xlink:href") return "href";
  if (name.startsWith("svg:")) return name.slice("svg:".length);
  return name.includes(":") ? undefined : name;
}

interface Around {
  readonly name: string;
  readonly drawn: DrawnElement;
}

type SafeAttributes = ReadonlyMap<string, string>;

function safeAttributes(given: Readonly<Record<string, string>>): SafeAttributes {
  const safe = Object.entries(given).flatMap(([key, value]) => {
    const plain = plainName(key);
    return plain !== undefined && isSafe(plain, value.trim())
      ? [[plain, value.trim()] as const]
      : [];
  });
  return new Map(safe);
}

function openingTag(name: string, own: SafeAttributes, isRoot: boolean): string {
  const all = [...(isRoot ? [["xmlns", namespace] as const] : []), ...own];
  return `<${name}${all.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`;
}

/** Counts characters for the `text` that they are shown in. */
function countText(around: readonly (Around | null)[], text: string): void {
  const shown = around.find((one) => one?.name === "text");
  const innermost = around.at(-1)?.name;
  if (shown && innermost !== "title" && innermost !== "desc") shown.drawn.characters += text.length;
}

/** What may stand before the first element. Each of them ends at one place only, so that nothing is read twice. */
const before = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/iy;
const svgElement = /<(?:svg:)?svg[\s>/]/iy;

/** Whether a file says that it is an SVG: by its first element, whatever it is called. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, "");
  before.lastIndex = 0;
  let end = 0;
  while (before.test(start)) end = before.lastIndex;
  svgElement.lastIndex = end;
  return svgElement.test(start);
}

/**
 * Writes an SVG anew with nothing in it but what draws: elements and attributes of a list, and references within the
 * same file. Throws `PictureProblem` for a drawing that is damaged, larger than the limits, or has a doctype, with which
 * entities come.
 */
export function safeSvg(bytes: Uint8Array): Uint8Array {
  if (bytes.length > svgLimits.bytes) throw new PictureProblem("svg-size");
  const written: string[] = [];
  /** The elements around, null where one is left out. */
  const around: (Around | null)[] = [];
  let root: DrawnElement | undefined;
  let count = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", (cause) => {
    throw new PictureProblem("svg-damaged", { cause });
  });
  parser.on("doctype", () => {
    throw new PictureProblem("svg-doctype");
  });
  parser.on("opentag", ({ name, attributes: given }) => {
    count += 1;
    if (count > svgLimits.elements || around.length >= svgLimits.depth)
      throw new PictureProblem("svg-elements");
    const plain = plainName(name);
    const isRoot = around.length === 0;
    if (isRoot && plain !== "svg") throw new PictureProblem("svg-root");
    const parent = around.at(-1);
    if (plain === undefined || !elements.has(plain) || parent === null) {
      around.push(null);
      return;
    }
    const own = safeAttributes(given);
    const dashes = own.get("stroke-dasharray") ?? parent?.drawn.dashes;
    const drawn = { name: plain, attributes: own, children: [], dashes, characters: 0 };
    parent?.drawn.children.push(drawn);
    root ??= drawn;
    around.push({ name: plain, drawn });
    written.push(openingTag(plain, own, isRoot));
  });
  parser.on("closetag", () => {
    const ended = around.pop();
    if (ended) written.push(`</${ended.name}>`);
  });
  parser.on("text", (text) => {
    if (!around.at(-1)) return;
    countText(around, text);
    written.push(escaped(text));
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  if (root && drawingCost(root, svgLimits.cost) >= svgLimits.cost)
    throw new PictureProblem("svg-repeats");
  return new TextEncoder().encode(written.join(""));
}
