import * as z from "zod/mini";
import { pagesPerSite } from "../limits.ts";
import type { PageIndex } from "../page-index.ts";
import { placedRedirectSchema, redirectPage } from "../redirect.ts";
import type { Redirect } from "../redirect.ts";

/** Redirects to give back, each at the place that it had. */
export const givenRedirectsSchema = z.array(placedRedirectSchema).check(z.maxLength(pagesPerSite));
export type GivenRedirects = z.infer<typeof givenRedirectsSchema>;

/** The redirects that go, with their places, so that the inverse can give them back. */
export function takenRedirects(
  redirects: readonly Redirect[],
  goes: (redirect: Redirect) => boolean,
): GivenRedirects {
  return redirects.flatMap((redirect, at) => (goes(redirect) ? [{ ...redirect, at }] : []));
}

/** The redirects with earlier ones at their old places. One whose path or page is otherwise used by now stays away. */
export function withRedirects(index: PageIndex, given: GivenRedirects): Redirect[] {
  const next = [...index.redirects];
  for (const { at, ...redirect } of given) {
    const { from } = redirect;
    const page = redirectPage(redirect);
    const isUsed =
      next.some((other) => other.from === from) ||
      index.entries.some((entry) => entry.path === from);
    const isGone = page !== undefined && !index.entries.some((entry) => entry.id === page);
    if (isUsed || isGone) continue;
    next.splice(at, 0, redirect);
  }
  return next;
}
