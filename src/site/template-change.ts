import type { StoredFields } from "#/fields/stored-fields.ts";

/**
 * A change of a template's fields, which makes a new version of it. `up` is pure: it gives the fields of the version
 * before as those of this one, texts and items included. What is new and has no content may be left out.
 */
export interface TemplateChange {
  /** What changed, e.g. "subtitle". */
  readonly name: string;
  up(fields: StoredFields): StoredFields;
}

/** The version of a template after these changes; the first one is 1. */
export function versionAfter(changes: readonly TemplateChange[]): number {
  return changes.length + 1;
}
