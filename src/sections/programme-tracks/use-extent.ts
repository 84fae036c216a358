import type { Link } from "#/site/link.ts";
import { useEnvironment, useField } from "../kit/index.ts";
import { leadsElsewhere } from "../kit/leads-elsewhere.ts";
import { programmeTracksFields } from "./fields.ts";

const { days, isPart, moreLink } = programmeTracksFields;

type Extent = "all" | "first day" | "own page";

/**
 * How much of a programme visitors see on a page: all of it, its first day where the link leads to the page that has
 * all, or all without title and link where that is the page.
 */
function useSeen(): Extent {
  const environment = useEnvironment();
  const isWanted = useField(isPart);
  const link = useField(moreLink);
  if (!isWanted) return "all";
  if (leadsElsewhere(link, environment)) return "first day";
  return link?.kind === "page" && link.page === environment.page ? "own page" : "all";
}

/** How much of it is rendered: the canvas has all. */
export function useExtent(): Extent {
  const seen = useSeen();
  return useEnvironment().unfolds ? "all" : seen;
}

function useFirstDay(): number {
  return useField(days).findIndex(({ sessions }) => sessions.length > 0);
}

/** Whether the canvas folds a day, by its place: visitors of this page don't see its sessions. */
export function useFoldedDays(): (index: number) => boolean {
  const { unfolds } = useEnvironment();
  const isFirstOnly = useSeen() === "first day";
  const first = useFirstDay();
  return (index) => unfolds && isFirstOnly && index !== first;
}

/** Where each of the days is that isn't on this page; null for those that are. */
export function useDaysElsewhere(): readonly (Link | null)[] {
  const whole = useField(moreLink);
  const known = useField(days);
  const isFirstOnly = useExtent() === "first day";
  const first = useFirstDay();
  return known.map(({ sessions, link }, index) => {
    if (isFirstOnly && index !== first) return whole;
    return sessions.length === 0 ? link : null;
  });
}
