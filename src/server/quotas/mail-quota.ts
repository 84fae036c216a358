import { type Kysely, type Transaction, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import type { Mail } from "../mail/mail.ts";
import { firstOwnerOf, mostOfAccount } from "../sites/account-limits.ts";
import { monthOf } from "./month.ts";
import { tellAccount } from "./tell-account.ts";

/** What an email is that a site causes: anybody can have confirmations sent, to anybody. */
export type SiteMailKind = "confirmation" | "other";

/**
 * Takes one email out of what the account of a site may cause this month, with the rest of the transaction. False where
 * none is left. It is the last thing that an email takes (decision 830): who holds it waits for no other allowance.
 */
export type TakeSiteMail = (
  transaction: Transaction<Schema>,
  siteId: number,
  kind?: SiteMailKind,
) => Promise<boolean>;

/** The emails that the account of a site may cause in a month. */
export interface SiteMail {
  readonly takeSiteMail: TakeSiteMail;
  /**
   * Whether none is left, before anything else is taken for an email; the account is told of it. One that is left may
   * be taken by others by the time that this one is: what counts is `takeSiteMail`.
   */
  readonly isSiteMailUsedUp: TakeSiteMail;
}

interface MailQuotaOptions {
  readonly clock: Pick<Clock, "now">;
  readonly mail: Pick<Mail, "send">;
  readonly readSettings: ReadSettings;
  readonly appOrigin: string;
  /** Whether mail leaves this installation; what rests in the outbox isn't limited. */
  readonly delivers: boolean;
}

/** Of a month's emails so many may ask subscribers to confirm: whoever floods a list leaves the others (decision 981). */
function shareOf(most: number, kind: SiteMailKind): number {
  return kind === "confirmation" ? Math.ceil(most / 2) : most;
}

interface Counted {
  readonly userId: string;
  readonly month: number;
  readonly most: number;
  readonly kind: SiteMailKind;
}

/** How many emails the sites of an account caused this month, and how many of them asked subscribers to confirm. */
interface MonthlyMail {
  readonly sent: number;
  readonly confirmations: number;
}

/** Counts one, unless as many as may be were sent: of many at once, in any process, no more. Answers how many there are. */
async function countOne(
  transaction: Transaction<Schema>,
  { userId, month, most, kind }: Counted,
): Promise<MonthlyMail | undefined> {
  if (most === 0) return undefined;
  const confirmations = kind === "confirmation" ? 1 : 0;
  const row = await transaction
    .insertInto("monthlyMail")
    .values({ userId, month, sent: 1, confirmations })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "month"])
        .doUpdateSet({
          sent: sql`"monthlyMail"."sent" + 1`,
          confirmations: sql`"monthlyMail"."confirmations" + ${confirmations}`,
        })
        .where("monthlyMail.sent", "<", most)
        .where("monthlyMail.confirmations", "<", shareOf(most, kind)),
    )
    .returning(["sent", "confirmations"])
    .executeTakeFirst();
  if (row?.sent === 1)
    await transaction
      .deleteFrom("monthlyMail")
      .where("userId", "=", userId)
      .where("month", "<", month)
      .execute();
  return row && { sent: Number(row.sent), confirmations: Number(row.confirmations) };
}

export function createMailQuota(options: MailQuotaOptions): SiteMail {
  const { clock, readSettings, delivers } = options;

  /** The account that a site counts for, and its limit; undefined where nothing is counted. */
  async function accountOf(transaction: Transaction<Schema>, siteId: number) {
    const userId = delivers ? await firstOwnerOf(transaction, siteId) : undefined;
    if (userId === undefined) return undefined;
    const most = await mostOfAccount(transaction, readSettings, { userId, name: "mail" });
    return { userId, most, now: clock.now() };
  }

  /** Tells an account how near its limit is, or how near the share of confirmations while others are left. */
  async function tell(
    transaction: Transaction<Schema>,
    { most, ...account }: { readonly userId: string; readonly most: number; readonly now: number },
    { sent, confirmations }: MonthlyMail,
  ): Promise<void> {
    const about = { ...account, siteId: 0 };
    const used = Math.min(sent, most);
    await tellAccount(transaction, { ...about, name: "mail", used, most }, options);
    if (sent >= most) return;
    const share = { used: confirmations, most: shareOf(most, "confirmation") };
    await tellAccount(transaction, { ...about, name: "confirmations", ...share }, options);
  }

  return {
    async takeSiteMail(transaction, siteId, kind = "other") {
      const account = await accountOf(transaction, siteId);
      if (!account) return true;
      const { userId, most, now } = account;
      const counted = { userId, month: monthOf(now), most: most ?? Number.MAX_SAFE_INTEGER, kind };
      const taken = await countOne(transaction, counted);
      if (most !== undefined) {
        const used = taken ?? (await mailOfAccount(transaction, userId, now));
        await tell(transaction, { ...account, most }, used);
      }
      return taken !== undefined;
    },
    async isSiteMailUsedUp(transaction, siteId, kind = "other") {
      const account = await accountOf(transaction, siteId);
      if (account?.most === undefined) return false;
      const { userId, most, now } = account;
      const used = await mailOfAccount(transaction, userId, now);
      const isUsedUp =
        used.sent >= most || (kind === "confirmation" && used.confirmations >= shareOf(most, kind));
      if (isUsedUp) await tell(transaction, { userId, most, now }, used);
      return isUsedUp;
    },
  };
}

export async function mailOfAccount(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<MonthlyMail> {
  const row = await db
    .selectFrom("monthlyMail")
    .select(["sent", "confirmations"])
    .where("userId", "=", userId)
    .where("month", "=", monthOf(now))
    .executeTakeFirst();
  return { sent: Number(row?.sent ?? 0), confirmations: Number(row?.confirmations ?? 0) };
}
