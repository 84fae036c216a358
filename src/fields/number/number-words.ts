import type { OwnWords } from "../field-spec.ts";
import type { NumberField } from "./spec.ts";

/** A number as a language writes it: a share of 1 in per cent, the least one by its name where it has one. */
export function numberWords(
  { min, max, step = 1, least }: NumberField,
  value: number,
  { language, wordOf }: { language: string; wordOf: (words: OwnWords) => string },
): string {
  if (least && value === min) return wordOf(least);
  const isShare = max === 1 && step < 1;
  return new Intl.NumberFormat(language, isShare ? { style: "percent" } : {}).format(value);
}
