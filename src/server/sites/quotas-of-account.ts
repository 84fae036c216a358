import type { Kysely } from "kysely";
import type { QuotaInfo, Quotas } from "#/api/quotas.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { type AccountQuota, contentOfAccount, usualLimits } from "./account-limits.ts";

/** What an account has of each limit, and the most that it may have. Operators have no limits. */
export async function quotasOfAccount(
  db: Kysely<Schema>,
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
  };
}
