import type { Named } from "#/fields/field-spec.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { useText } from "./hooks.ts";
import type { SectionViewProps } from "./section-look.ts";

/** The element of the titles of items: one level below the section's own title, or in its place where it has none. */
export function useItemHeading(
  rank: SectionViewProps["rank"],
  title: Named<TextField>,
): "h2" | "h3" {
  const isHeaded = useText(title).trim() !== "";
  return rank === 2 && isHeaded ? "h3" : "h2";
}
