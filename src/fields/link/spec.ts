import type { Link } from "#/site/link.ts";
import type { SpecOf } from "../field-spec.ts";

export interface LinkField extends SpecOf<"link", Link | null> {}

export function link(): LinkField {
  return { kind: "link" };
}
