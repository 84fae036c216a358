import { isWithin, textLength } from "#/lib/text-length.ts";
import { textWarningMargin } from "#/site/limits.ts";

export type CountTone = "calm" | "warning" | "over";

export interface TextCount {
  readonly length: number;
  readonly limit: number;
  readonly tone: CountTone;
}

/** Counts a text against its limit: a warning close to it, over it past the limit. */
export function countText(text: string, limit: number): TextCount {
  const length = textLength(text);
  const left = limit - length;
  if (!isWithin(text, limit)) return { length, limit, tone: "over" };
  return { length, limit, tone: left < textWarningMargin(limit) ? "warning" : "calm" };
}

/** "37/120". */
export function countLabel({ length, limit }: TextCount): string {
  return `${length}/${limit}`;
}
