import type { QuotaInfo, Quotas } from "#/api/quotas.ts";
import type { Database } from "../db/database.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { type AccountQuota, contentOfAccount, usualLimits } from "./account-limits.ts";
import { largestSiteOf } from "./page-room.ts";

/** What an account has of each limit, and the most that it may have. Operators have no limits. */
export async function quotasOfAccount(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  readSettings: ReadSettings,
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
  };
}
