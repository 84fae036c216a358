import { instantOf } from "#/lib/zoned-time.ts";
import type { SiteEvent } from "#/site/event.ts";

/** When an event stops taking replies, in milliseconds since 1970: at its deadline, or when it ends. */
export function repliesEndAt({ deadline, start, end, timeZone }: SiteEvent): number {
  return Math.min(
    instantOf(deadline ?? end, timeZone),
    Math.max(instantOf(start, timeZone), instantOf(end, timeZone)),
  );
}

/** How many people a reply counts as: nobody, or whoever replies with the guests. */
export function seatsOf(attending: string | undefined, guests: string | undefined): number {
  return attending === "yes" ? 1 + Number(guests ?? 0) : 0;
}
