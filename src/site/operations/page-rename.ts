import * as z from "zod/mini";
import { mostCodeUnits } from "#/lib/text-length.ts";
import { idSchema } from "../id.ts";
import { pagesPerSite } from "../limits.ts";
import { pagePathSchema } from "../page-schema.ts";
import { pageNameLimit, pageNameSchema } from "../page-index.ts";
import type { PageEntry, PageIndex } from "../page-index.ts";
import type { Records } from "../records.ts";
import { redirectPathSchema } from "../redirect.ts";
import type { Redirect } from "../redirect.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { readIndex, requireEntry, requireFreePath, requireOtherThanHome } from "./page-rules.ts";
import { refusal } from "./refusals.ts";
import { givenRedirectsSchema, takenRedirects, withRedirects } from "./redirects.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  path: z.optional(pagePathSchema),
  name: z.optional(pageNameSchema),
  /** The name that was seen when another was given. The log does without: there it is certain. */
  was: z.optional(z.string().check(z.maxLength(mostCodeUnits(pageNameLimit)))),
  /** The path that was seen when another was given; the log does without it, too. */
  from: z.optional(z.string().check(z.maxLength(200))),
  /** Undoes a renaming: redirects from the paths of `drop` go, those that had gone come back, and no new one is made. */
  undone: z.optional(
    z.strictObject({
      drop: z.array(redirectPathSchema).check(z.maxLength(pagesPerSite)),
      give: givenRedirectsSchema,
    }),
  ),
});
type Args = z.infer<typeof argsSchema>;

/** Which redirects a change of path ends: those from the new path, which leads to the page itself now, and some more. */
function endedBy(
  index: PageIndex,
  entry: PageEntry,
  { path, undone }: Args,
): (redirect: Redirect) => boolean {
  if (undone) return ({ from }) => from === path || undone.drop.includes(from);
  const stays = index.redirects.filter(({ from }) => from !== path && from !== entry.path);
  const oldest = stays.length >= pagesPerSite ? stays[0] : undefined;
  return (redirect) =>
    redirect.from === path || redirect.from === entry.path || redirect === oldest;
}

function renamed(records: Records, args: Args): PageIndex {
  const index = readIndex(records);
  const old = requireEntry(index, args.page);
  const { path = old.path, name = old.name, was, from = old.path } = args;
  const isOther = was !== undefined && was.trim() !== old.name.trim() && name !== old.name;
  if (isOther) throw refusal("page-renamed", [], old.name);
  if (from !== old.path && path !== old.path) throw refusal("path-changed", [], old.path);
  const entries = replaced(index.entries, { ...old, path, name });
  if (path === old.path) return { ...index, entries };
  requireOtherThanHome(index, old.id);
  requireFreePath(records, path, old.id);
  const ends = endedBy(index, old, args);
  const redirects = index.redirects.filter((redirect) => !ends(redirect));
  if (args.undone)
    return { entries, redirects: withRedirects({ entries, redirects }, args.undone.give) };
  return { entries, redirects: [...redirects, { from: old.path, page: old.id }] };
}

/**
 * Renames a page or gives it another path; its old path leads to it from then on. A name or a path is refused where
 * another has given one since the page was looked at (I4).
 */
export const pageRename = defineOperation({
  name: "page.rename",
  args: argsSchema,
  records: () => ["site", "index"],
  apply(records, args) {
    const { was: _was, from: _from, ...certain } = args;
    return { changes: { index: renamed(records, args) }, args: certain };
  },
  invert(before, args) {
    const index = readIndex(before);
    const old = requireEntry(index, args.page);
    const { page, name } = args;
    const step = { page, ...(name === undefined ? {} : { name: old.name, was: name }) };
    if (args.path === undefined || args.path === old.path)
      return [{ name: "page.rename", args: step }];
    const give = takenRedirects(index.redirects, endedBy(index, old, args));
    const known = new Set(index.redirects.map(({ from }) => from));
    const drop = renamed(before, args).redirects.flatMap(({ from }) =>
      known.has(from) && !give.some((one) => one.from === from) ? [] : [from],
    );
    const undone = { path: old.path, from: args.path, undone: { drop, give } };
    return [{ name: "page.rename", args: { ...step, ...undone } }];
  },
});
