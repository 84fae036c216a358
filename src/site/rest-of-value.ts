import { kindOf } from "#/fields/kinds.ts";
import type { FieldSpec } from "#/fields/kinds.ts";

/** What of a field's value is no text, as JSON; "" where all of it is one. */
export function restOfValue(spec: FieldSpec, value: unknown): string {
  const texts = new Set<unknown>((kindOf(spec).texts?.(value, spec) ?? []).map(({ text }) => text));
  return JSON.stringify(value, (_key, one: unknown) => (texts.has(one) ? undefined : one)) ?? "";
}
