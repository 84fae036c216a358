import type { PictureSource, Variables } from "#/sections/kit/index.ts";
import type { DrawingFile } from "./page-facts.ts";

/** A picture above the fold, to be loaded before the page is laid out. */
export interface PicturePreload {
  readonly source: PictureSource | undefined;
  readonly src: string;
  readonly sizes: string;
  /** The part that phones show instead. */
  readonly phone?: PictureSource | undefined;
}

/** What a part of a page needs besides its markup. */
export interface Collected {
  /** Custom properties by the value of the attribute `data-v` that has them. */
  readonly rules: Map<string, string>;
  readonly preloads: PicturePreload[];
  /** Schemes and hosts whose frames visitors may open on the page: its policy allows these, and no other page's. */
  readonly frames: Set<string>;
  /** Drawings that are files of their own, by their paths. */
  readonly drawings: Map<string, string>;
}

export function newCollected(): Collected {
  return { rules: new Map(), preloads: [], frames: new Set(), drawings: new Map() };
}

const safeValue = /^[\w#%., ()/+*-]*$/;

/**
 * Attributes by which an element gets custom properties through the page's stylesheet.
 * @throws where a value could leave its declaration
 */
export function collectVariables(
  collected: Collected,
  values: Variables,
): Record<"data-v", string> {
  const entries = Object.entries(values);
  const name = entries.map(([key, value]) => `${key.slice(2)}:${value}`).join(";");
  if (!collected.rules.has(name)) {
    const wrong = entries.find(([key, value]) => !/^--[\w-]+$/.test(key) || !safeValue.test(value));
    if (wrong) throw new Error(`Not a value of a custom property: ${wrong[0]}: ${wrong[1]}`);
    collected.rules.set(name, entries.map(([key, value]) => `${key}:${value}`).join(";"));
  }
  return { "data-v": name };
}

/** Brings a drawing along; answers the address by which the page shows it. */
export function collectDrawing(
  { drawings }: Collected,
  { path, content, address }: DrawingFile,
): string {
  drawings.set(path, content);
  return address;
}

/** The collected rules as CSS. */
export function rulesCss(rules: ReadonlyMap<string, string>): string {
  let css = "";
  for (const [name, declarations] of rules) css += `[data-v="${name}"]{${declarations}}`;
  return css;
}
