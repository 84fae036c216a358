import type { NumberField } from "./spec.ts";

/** A number as a language writes it: a share of 1 in per cent. */
export function numberWords(
  { max, step = 1 }: NumberField,
  value: number,
  language: string,
): string {
  const isShare = max === 1 && step < 1;
  return new Intl.NumberFormat(language, isShare ? { style: "percent" } : {}).format(value);
}
