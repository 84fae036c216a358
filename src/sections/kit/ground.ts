import type { ChoiceField } from "#/site/field.ts";
import { choice } from "#/site/field.ts";

/** What a section stands on: the page's own colour, or the band that sets it off from its neighbours. */
export function ground(initial: "page" | "band" = "page"): ChoiceField<"page" | "band"> {
  return choice(["page", "band"], initial);
}
