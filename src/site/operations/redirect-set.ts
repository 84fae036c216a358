import * as z from "zod/mini";
import { pagesPerSite } from "../limits.ts";
import type { PageIndex } from "../page-index.ts";
import { redirectPage, redirectPathSchema, redirectTargetSchema, redirectTo } from "../redirect.ts";
import { defineOperation } from "./operation.ts";
import { readIndex, requireEntry } from "./page-rules.ts";
import { refusal } from "./refusals.ts";

const argsSchema = z.strictObject({
  from: redirectPathSchema,
  /** Null takes the redirect away. */
  to: z.nullable(redirectTargetSchema),
  /** Its place among the others; without one a new redirect goes to the end. */
  at: z.optional(z.int().check(z.nonnegative())),
});
type Args = z.infer<typeof argsSchema>;

function redirected(index: PageIndex, { from, to, at }: Args): PageIndex["redirects"] {
  const { entries, redirects } = index;
  if (to === null) return redirects.filter((one) => one.from !== from);
  if (entries.some(({ path }) => path === from)) throw refusal("path-taken", [], from);
  const page = redirectPage(to);
  if (page !== undefined) requireEntry(index, page);
  const redirect = { from, ...to };
  if (redirects.some((one) => one.from === from))
    return redirects.map((one) => (one.from === from ? redirect : one));
  if (redirects.length >= pagesPerSite) throw refusal("redirects-full", [], String(pagesPerSite));
  return redirects.toSpliced(at ?? redirects.length, 0, redirect);
}

/** Sets where a path leads that no page has, or takes that away. */
export const redirectSet = defineOperation({
  name: "redirect.set",
  args: argsSchema,
  records: () => ["index"],
  apply(records, args) {
    const index = readIndex(records);
    return { changes: { index: { ...index, redirects: redirected(index, args) } } };
  },
  invert(before, { from }) {
    const { redirects } = readIndex(before);
    const at = redirects.findIndex((one) => one.from === from);
    const known = redirects[at];
    const args = known ? { from, to: redirectTo(known), at } : { from, to: null };
    return [{ name: "redirect.set", args }];
  },
});
