import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import type { Mail } from "../mail/mail.ts";
import { readViewsSince } from "../traffic/views-of-sites.ts";
import { limitsOfSites } from "./limits-of-sites.ts";
import { monthOf, monthStart } from "./month.ts";
import { type LimitUse, noticeLevel, tellAccount } from "./tell-account.ts";

interface ViewQuotaOptions {
  readonly database: Pick<Database, "db">;
  readonly clock: Pick<Clock, "now">;
  readonly mail: Pick<Mail, "send">;
  readonly readSettings: ReadSettings;
  readonly appOrigin: string;
}

/**
 * Tells the accounts of sites that were viewed just now how near they are to the views that they may have in a month.
 * Nothing else follows from it: whoever looks sees the site (decision 831).
 */
export type TellOfViews = (siteIds: readonly number[]) => Promise<void>;

/** Whether anybody has a limit, without which nothing is counted together. */
async function isLimited(db: Kysely<Schema>, readSettings: ReadSettings): Promise<boolean> {
  if ((await readSettings(db)).viewsPerSite !== "off") return true;
  const own = await db
    .selectFrom("accountQuotas")
    .select("userId")
    .where("name", "=", "views")
    .where("most", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

/** What was told already needs no transaction of its own. */
async function dropTold(
  db: Kysely<Schema>,
  uses: readonly LimitUse[],
  now: number,
): Promise<LimitUse[]> {
  if (uses.length === 0) return [];
  const told = await db
    .selectFrom("quotaNotices")
    .select(["userId", "siteId", "level", "most"])
    .where("name", "=", "views")
    .where("month", "=", monthOf(now))
    .execute();
  // another account that a site counts for by now was told nothing
  const keyOf = ({ userId, siteId }: Pick<LimitUse, "userId" | "siteId">) => `${siteId} ${userId}`;
  const levels = new Map(told.map((notice) => [keyOf(notice), notice]));
  return uses.filter((use) => {
    const known = levels.get(keyOf(use));
    return !known || known.level < noticeLevel(use) || known.most !== use.most;
  });
}

export function createTellOfViews(options: ViewQuotaOptions): TellOfViews {
  const { db } = options.database;
  const { clock, readSettings } = options;
  return async (siteIds) => {
    if (siteIds.length === 0 || !(await isLimited(db, readSettings))) return;
    const now = clock.now();
    const views = await readViewsSince(db, siteIds, monthStart(now));
    const limits = await limitsOfSites(db, readSettings, { siteIds, name: "views" });
    const uses = siteIds.flatMap((siteId): LimitUse[] => {
      const { userId, most } = limits.get(siteId) ?? { userId: "", most: null };
      const used = views.get(siteId) ?? 0;
      const use = { userId, name: "views", siteId, used, most: most ?? 0, now } as const;
      return most === null || noticeLevel(use) === 0 ? [] : [use];
    });
    for (const use of await dropTold(db, uses, now))
      await db.transaction().execute((transaction) => tellAccount(transaction, use, options));
  };
}
