import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** What was done by hand, or by the schedule after all. */
interface Done {
  readonly siteId: number;
  /** A page's id, or "" for the whole site. */
  readonly page: string;
  readonly action: "publish" | "unpublish";
  /** What was to be done later than that isn't settled; epoch milliseconds. */
  readonly until?: number;
}

/** Takes from the list what wasn't done at its time and is done now. What still waits stays planned (PLAN-14). */
export async function settlePlans(
  db: Kysely<Schema>,
  { siteId, page, action, until }: Done,
): Promise<void> {
  const failed = db
    .deleteFrom("plans")
    .where("siteId", "=", siteId)
    .where("page", "=", page)
    .where("action", "=", action)
    .where("failure", "is not", null);
  await (until === undefined ? failed : failed.where("runAt", "<=", until)).execute();
}
