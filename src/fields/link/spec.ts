import type { Link } from "#/site/link.ts";
import type { SpecOf } from "../field-spec.ts";

export interface LinkField extends SpecOf<"link", Link | null> {
  /** The text of the same level that says where it leads; left out where a picture or an icon does. */
  readonly words?: string;
}

export function link(options: Pick<LinkField, "words"> = {}): LinkField {
  return { kind: "link", ...options };
}
