import type { Transaction } from "kysely";
import { quotaLevel } from "#/api/quota-level.ts";
import type { Schema } from "../db/schema.ts";
import { accountLanguage } from "../installation/account-language.ts";
import { readContact } from "../installation/setting-rows.ts";
import type { Mail } from "../mail/mail.ts";
import { monthOf, nextMonthStart } from "./month.ts";
import { type QuotaNews, quotaEmail } from "./quota-email.ts";

/** What an account uses of a limit. */
export interface LimitUse extends Pick<QuotaNews, "name" | "used" | "most"> {
  readonly userId: string;
  /** 0: all of the account's sites together. */
  readonly siteId: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How near a limit is, as rows have it: 0 where nothing is to be told, 1 near, 2 full. */
export function noticeLevel(use: LimitUse): number {
  return { free: 0, near: 1, full: 2 }[quotaLevel(use)];
}

/** Notes that an account is told of it. False where it was told before, of the same limit: of many at once one tells. */
async function claimNotice(transaction: Transaction<Schema>, use: LimitUse): Promise<boolean> {
  const { userId, name, siteId, most } = use;
  const month = monthOf(use.now);
  const level = noticeLevel(use);
  await transaction
    .deleteFrom("quotaNotices")
    .where("userId", "=", userId)
    .where("month", "<", month)
    .execute();
  const claimed = await transaction
    .insertInto("quotaNotices")
    .values({ userId, name, siteId, month, level, most })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "name", "siteId", "month"])
        .doUpdateSet({ level, most })
        .where((where) =>
          where.or([
            where("quotaNotices.level", "<", level),
            where("quotaNotices.most", "!=", most),
          ]),
        ),
    )
    .returning("level")
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Emails an account once a month that four fifths of a limit are used, and once that all of it is; anew where the limit
 * was changed. In the transaction that counted.
 */
export async function tellAccount(
  transaction: Transaction<Schema>,
  use: LimitUse,
  { mail, appOrigin }: { readonly mail: Pick<Mail, "send">; readonly appOrigin: string },
): Promise<void> {
  const level = quotaLevel(use);
  if (level === "free" || !(await claimNotice(transaction, use))) return;
  const reader = await transaction
    .selectFrom("users")
    .select("email")
    .where("id", "=", use.userId)
    .executeTakeFirstOrThrow();
  const language = await accountLanguage(transaction, use.userId);
  const site = await transaction
    .selectFrom("sites")
    .select(["id", "name"])
    .where("id", "=", use.siteId)
    .executeTakeFirst();
  const { name, used, most, now } = use;
  const contact = await readContact(transaction);
  const about = { name, level, used, most, site, contact, until: nextMonthStart(now), appOrigin };
  await mail.send(quotaEmail({ ...about, to: reader.email, language }), transaction);
}
