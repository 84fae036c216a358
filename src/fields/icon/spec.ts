import type { SpecOf } from "../field-spec.ts";

/** An icon of the library by its name; "" is that of the `fallback`, else the one that the template has of its own. */
export interface IconField extends SpecOf<"icon", string> {
  /** The section's icon field that an item without an icon of its own shows. */
  readonly fallback?: string;
}

/** An icon that the owner may choose in place of the template's own. */
export function icon(options: Omit<IconField, "kind" | "name" | "stored">): IconField {
  return { kind: "icon", ...options };
}
