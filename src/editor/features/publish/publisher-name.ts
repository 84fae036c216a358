import type { Person } from "#/api/publishing.ts";
import type { Translate } from "../../words/i18n.ts";

/** Who published something; "" where nobody knows. */
export function publisherName(t: Translate<"publish">, person: Person | null | undefined): string {
  if (!person) return "";
  return person.isYou ? t("publish.you") : person.name;
}
