import { headingLevels } from "./type-scale.ts";
import type { TitleLevel } from "./type-scale.ts";

const longDisplay = 30;
const longTitle = 40;
const veryLongTitle = 70;

/**
 * Long titles drop a level of size: over 40 characters one, over 70 two, never below 24. Over 30 a display title is one
 * of 72.
 */
export function titleLevel(text: string, level: TitleLevel): TitleLevel {
  const length = [...text.trim()].length;
  if (level === "display") return length > longDisplay ? titleLevel(text, 72) : level;
  const drop = length > veryLongTitle ? 2 : length > longTitle ? 1 : 0;
  return headingLevels[headingLevels.indexOf(level) + drop] ?? 24;
}
