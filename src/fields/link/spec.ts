import type { Link } from "#/site/link.ts";
import type { SpecOf } from "../field-spec.ts";

export interface LinkField extends SpecOf<"link", Link | null> {
  /** The text of the same level that says where it leads; left out where a picture or an icon does. */
  readonly words?: string;
  /** It belongs to something that looks as if it led somewhere, such as a button: publishing points out that it doesn't. */
  readonly isExpected?: true;
}

export function link(options: Pick<LinkField, "words" | "isExpected"> = {}): LinkField {
  return { kind: "link", ...options };
}
