import { within } from "#/lib/within.ts";

/** What a field that held `before` may hold of what is in it now; the caret stays where something is typed. */
export function typedWithin(
  field: HTMLInputElement | HTMLTextAreaElement,
  before: string,
  limit: number,
): string {
  const { value, selectionStart } = field;
  const kept = within(before, value, limit);
  if (kept === value) return value;
  const caret = Math.max(0, (selectionStart ?? value.length) + kept.length - value.length);
  // React finds it as it shall be: put there by it, the caret would be at the end
  field.value = kept;
  field.setSelectionRange(caret, caret);
  return kept;
}
