import type { Link } from "#/site/link.ts";
import type { Environment } from "./environment.ts";

/** Whether a link leads to another page of the site that visitors see. */
export function leadsElsewhere(
  link: Link | null,
  { page, resolve }: Pick<Environment, "page" | "resolve">,
): boolean {
  return link?.kind === "page" && link.page !== page && resolve(link) !== undefined;
}
