import * as z from "zod/mini";
import { pagesPerSite } from "../limits.ts";
import { redirectSchema } from "../page-index.ts";
import type { PageIndex, Redirect } from "../page-index.ts";

/** Redirects to give back, each at the place that it had. */
export const givenRedirectsSchema = z
  .array(z.extend(redirectSchema, { at: z.int().check(z.nonnegative()) }))
  .check(z.maxLength(pagesPerSite));
export type GivenRedirects = z.infer<typeof givenRedirectsSchema>;

/** The redirects that go, with their places, so that the inverse can give them back. */
export function takenRedirects(
  redirects: readonly Redirect[],
  goes: (redirect: Redirect) => boolean,
): GivenRedirects {
  return redirects.flatMap((redirect, at) =>
    goes(redirect) ? [{ from: redirect.from, page: redirect.page, at }] : [],
  );
}

/** The redirects with earlier ones at their old places. One whose path or page is otherwise used by now stays away. */
export function withRedirects(index: PageIndex, given: GivenRedirects): Redirect[] {
  const next = [...index.redirects];
  for (const { at, from, page } of given) {
    const isUsed =
      next.some((other) => other.from === from) ||
      index.entries.some((entry) => entry.path === from);
    if (isUsed || !index.entries.some((entry) => entry.id === page)) continue;
    next.splice(at, 0, { from, page });
  }
  return next;
}
