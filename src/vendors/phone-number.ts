import type { ValueFormat } from "./value-format.ts";

/** Spaces, brackets, dots and dashes, by which people group the digits of a number. */
const grouping = /[\s().\-\u2010-\u2015\u2212/]/g;

const number = /^\+?\d{5,15}$/;

/** A phone number as people write it in one form: digits, after a plus where it has one; other text stays as it is. */
export function tidyPhone(text: string): string {
  const digits = text
    .replace(/^tel:/i, "")
    .replace(grouping, "")
    .replace(/^00(?=[1-9])/, "+");
  return number.test(digits) ? digits : text;
}

/** The first dash goes and the first plus is encoded (specification, section 5); numbers stored earlier can have dashes. */
export function dialled(value: string): string {
  return value.replace("-", "").replace("+", "%2B");
}

/** A number with its country code. */
export const phoneFormat = {
  pattern: /^\+?\d[\d-]{4,24}$/,
  tidy: tidyPhone,
  example: "+49301234567",
} as const satisfies ValueFormat;
