import type { FieldPath, Target } from "../operations/target.ts";
import { exampleIn, mark } from "./example-mark.ts";

/** Where a value stands and what it is: another place with the same price isn't the example. */
export function placed(target: Target | null, path: FieldPath, value: unknown): string {
  return JSON.stringify([target, path, value]);
}

/** What of a site is an example still, by its marks. */
export interface Examples {
  text(text: string): "fact" | "sample" | undefined;
  /** A picture by its asset's id. */
  picture(asset: string): boolean;
  /** A file for visitors by its hash: one that was replaced is the owner's. */
  file(hash: string): boolean;
  /** A price, hours or a link where it stands. */
  value(target: Target | null, path: FieldPath, value: unknown): boolean;
}

export function readExamples(marks: readonly string[] = []): Examples {
  const known = new Set(marks);
  return {
    text: (text) => exampleIn(known, text),
    picture: (asset) => known.size > 0 && known.has(mark("picture", asset)),
    file: (hash) => known.size > 0 && known.has(mark("picture", hash)),
    value: (target, path, value) =>
      known.size > 0 && known.has(mark("fact", placed(target, path, value))),
  };
}
