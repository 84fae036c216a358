import type { LivePointer } from "../storage/live-pointer.ts";
import { isOpened } from "./lock-cookie.ts";

/** Whether a visitor sees a page of a site: nobody took it off, and the visitor's cookies open its lock and the site's own. `now` is in milliseconds since 1970. */
export function isOpenTo(
  { site, locks = [], unpublished = [] }: Pick<LivePointer, "site" | "locks" | "unpublished">,
  page: string,
  { cookies, now }: { readonly cookies: string | undefined; readonly now: number },
): boolean {
  if (unpublished.includes("") || unpublished.includes(page)) return false;
  return locks
    .filter((lock) => lock.page === "" || lock.page === page)
    .every((lock) => isOpened(cookies, { site, lock }, now));
}
