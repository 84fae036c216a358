import type { SpecOf } from "../field-spec.ts";

/** An icon of the library by its name; "" is the one that the template has of its own. */
export type IconField = SpecOf<"icon", string>;

/** An icon that the owner may choose in place of the template's own. */
export function icon(options: Omit<IconField, "kind" | "name" | "stored">): IconField {
  return { kind: "icon", ...options };
}
