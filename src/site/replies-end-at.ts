import { instantOf } from "#/lib/zoned-time.ts";
import type { SiteEvent } from "./event.ts";

/** When an event stops taking replies, in milliseconds since 1970: at its deadline, or when it ends. */
export function repliesEndAt({ deadline, start, end, timeZone }: SiteEvent): number {
  return Math.min(
    instantOf(deadline ?? end, timeZone),
    Math.max(instantOf(start, timeZone), instantOf(end, timeZone)),
  );
}
