import type { Kysely } from "kysely";
import type { QuotaInfo, Quotas } from "#/api/quotas.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import {
  type AccountQuota,
  contentOfAccount,
  sitesFirstOwnedBy,
  usualLimits,
} from "../sites/account-limits.ts";
import { largestSiteOf, pagesOfAccount } from "../sites/page-room.ts";
import { dayOf, toldViews } from "../traffic/traffic-rows.ts";
import { mailOfAccount } from "./mail-quota.ts";
import { monthStart } from "./month.ts";

export interface QuotasContext {
  readonly database: Pick<Database, "db" | "dialect">;
  readonly readSettings: ReadSettings;
  readonly clock: Pick<Clock, "now">;
}

/** The views since a day of the site that has the most of them, of those that count for an account. */
async function busiestSiteOf(db: Kysely<Schema>, userId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom("siteTraffic")
    .select((select) => select.fn.sum("views").as("sum"))
    .where("siteId", "in", sitesFirstOwnedBy(db, userId))
    .where("day", ">=", dayOf(since))
    .groupBy("siteId")
    .orderBy("sum", "desc")
    .limit(1)
    .executeTakeFirst();
  return toldViews(row?.sum ?? 0);
}

/** What an account has of each limit, and the most that it may have. Operators have no limits. */
export async function quotasOfAccount(
  { database: { db, dialect }, readSettings, clock }: QuotasContext,
  { id: userId, role }: { id: string; role: string },
): Promise<Quotas> {
  const usual = usualLimits(await readSettings(db));
  const own = await db
    .selectFrom("accountQuotas")
    .select(["name", "most"])
    .where("userId", "=", userId)
    .execute();
  const { count } = await db
    .selectFrom("siteMembers")
    .select((select) => select.fn.countAll().as("count"))
    .where("userId", "=", userId)
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  const quota = (name: AccountQuota, used: number, most: number | undefined): QuotaInfo => {
    const row = own.find((one) => one.name === name);
    const limit = row ? row.most : (most ?? null);
    return { used, most: role === "operator" ? null : limit, isOwn: row !== undefined };
  };
  return {
    sites: quota("sites", Number(count), usual.sites),
    storage: quota("storage", await contentOfAccount(db, userId), usual.storage),
    pages: quota("pages", await largestSiteOf({ db, dialect }, userId), usual.pages),
    allPages: quota("allPages", await pagesOfAccount({ db, dialect }, userId), usual.allPages),
    mail: quota("mail", (await mailOfAccount(db, userId, clock.now())).sent, usual.mail),
    views: quota("views", await busiestSiteOf(db, userId, monthStart(clock.now())), usual.views),
  };
}
