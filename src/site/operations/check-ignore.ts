import * as z from "zod/mini";
import { aboutSchema, checkNameSchema, ignoredPerSite, isSameCheck } from "../ignored-check.ts";
import type { IgnoredCheck } from "../ignored-check.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({
  check: checkNameSchema,
  /** What it is about as it is now; null tells of it again. */
  about: z.nullable(aboutSchema),
  /** Its place among the others; without one it goes to the end. */
  at: z.optional(z.int().check(z.nonnegative())),
});
type Args = z.infer<typeof argsSchema>;

function ignoredAfter(
  ignored: readonly IgnoredCheck[],
  { check, about, at }: Args,
): readonly IgnoredCheck[] {
  if (about === null) return ignored.filter((one) => !isSameCheck(one, check));
  const next = { ...check, about };
  if (ignored.some((one) => isSameCheck(one, check)))
    return ignored.map((one) => (isSameCheck(one, check) ? next : one));
  if (ignored.length >= ignoredPerSite) throw refusal("ignored-full", [], String(ignoredPerSite));
  return ignored.toSpliced(at ?? ignored.length, 0, next);
}

/** Sets aside what a check found, for everybody, until what it is about changes; or takes that back. */
export const checkIgnore = defineOperation({
  name: "check.ignore",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const ignored = [...ignoredAfter(site.ignored ?? [], args)];
    return { changes: { site: withLists(site, { ignored }) } };
  },
  invert(before, { check }) {
    const { ignored = [] } = readSite(before);
    const at = ignored.findIndex((one) => isSameCheck(one, check));
    const known = ignored[at];
    const args = known ? { check, about: known.about, at } : { check, about: null };
    return [{ name: "check.ignore", args }];
  },
});
