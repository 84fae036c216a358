import type { Link } from "#/site/link.ts";
import { useEnvironment, useField } from "../kit/index.ts";
import { leadsElsewhere } from "../kit/leads-elsewhere.ts";
import { programmeTracksFields } from "./fields.ts";

const { days, isPart, moreLink } = programmeTracksFields;

/**
 * How much of a programme a page shows: all of it, its first day where the link leads to the page that has all, or all
 * without title and link where that is the page. The canvas shows all.
 */
export function useExtent(): "all" | "first day" | "own page" {
  const environment = useEnvironment();
  const isWanted = useField(isPart);
  const link = useField(moreLink);
  if (environment.unfolds || !isWanted) return "all";
  if (leadsElsewhere(link, environment)) return "first day";
  return link?.kind === "page" && link.page === environment.page ? "own page" : "all";
}

/** Where each of the days is that isn't on this page; null for those that are. */
export function useDaysElsewhere(): readonly (Link | null)[] {
  const whole = useField(moreLink);
  const known = useField(days);
  const isFirstOnly = useExtent() === "first day";
  const first = known.findIndex(({ sessions }) => sessions.length > 0);
  return known.map(({ sessions, link }, index) => {
    if (isFirstOnly && index !== first) return whole;
    return sessions.length === 0 ? link : null;
  });
}
