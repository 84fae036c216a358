import type { Domains } from "#/api/domains.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { useSiteInfo } from "../../../../session/use-site-info.ts";

/** What visitors find at the addresses of a site: it, a notice of its people's or of the host's, or nothing yet. */
export type Shown = "live" | "off" | "takenDown" | "never";

function shownOf({ takedown, live, offSince }: SiteInfo, isPublished: boolean): Shown {
  if (takedown !== undefined) return "takenDown";
  if (isPublished) return "live";
  return live !== null || offSince !== undefined ? "off" : "never";
}

/** The same, with what is told of it. */
export function useShown({ isPublished }: Pick<Domains, "isPublished">) {
  const info = useSiteInfo();
  const { takedown, offSince } = info;
  return { shown: shownOf(info, isPublished), takedown, offSince };
}
