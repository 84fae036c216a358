import type { Kysely, Transaction } from "kysely";
import type { Invitation, MadeInvitation, NewInvitation } from "#/api/people.ts";
import { siteRoleSchema } from "#/api/roles.ts";
import type { Account } from "../auth/sessions.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { type SharedCount, createSharedCounts } from "../limits/shared-counts.ts";
import type { Mail } from "../mail/mail.ts";
import { allowanceKey, strangerLimit, takeMail } from "../mail/mail-allowance.ts";
import type { TakeSiteMail } from "../quotas/mail-quota.ts";
import { mailFailureOf } from "./mail-failure.ts";
import { invitationEmail } from "./invitation-email.ts";
import { holdSite } from "../sites/hold-site.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lifetimeMs = 7 * dayMs;
/** For so long an account is new, while everybody may make one. */
const newMs = 7 * dayMs;
/**
 * Invitations that one account may send within a day, and a site may have open; while sign-up is open, how many a new
 * account may send within a day, and all the new ones together within an hour.
 */
export const invitationLimits = { perDay: 40, open: 100, newPerDay: 5, allNewPerHour: 40 } as const;

export interface Invitations {
  list(siteId: number): Promise<Invitation[]>;
  /** Throws `already-member`, `too-many-requests`, `mail-limit`. */
  create(siteId: number, inviter: Account, invitation: NewInvitation): Promise<MadeInvitation>;
  /** Another link in place of the first, for another week. Throws `not-found`, `too-many-requests`, `mail-limit`. */
  renew(
    siteId: number,
    inviter: Account,
    renewal: { id: number; language: string },
  ): Promise<MadeInvitation>;
  /** Throws `not-found`. */
  withdraw(siteId: number, id: number): Promise<void>;
}

interface InvitationsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  takeSiteMail: TakeSiteMail;
  appOrigin: string;
  /** Whether mail leaves this installation; if not, whoever invites is told the link. */
  delivers: boolean;
  readSettings: ReadSettings;
}

interface Row {
  id: number;
  email: string;
  role: string;
  isTransfer: number;
  createdAt: number;
  expiresAt: number;
}

function toInvitation({ id, email, role, isTransfer, createdAt, expiresAt }: Row): Invitation {
  return {
    id,
    email,
    role: siteRoleSchema.parse(role),
    isTransfer: isTransfer === 1,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

const columns = ["id", "email", "role", "isTransfer", "createdAt", "expiresAt"] as const;

/** Throws `already-member` where an invitation would change nothing. */
async function expectNew(
  transaction: Transaction<Schema>,
  siteId: number,
  { email, isTransfer }: NewInvitation,
): Promise<void> {
  const member = await transaction
    .selectFrom("siteMembers")
    .innerJoin("users", "users.id", "siteMembers.userId")
    .select("siteMembers.role")
    .where("siteId", "=", siteId)
    .where("email", "=", email)
    .executeTakeFirst();
  if (member && (!isTransfer || member.role === "owner")) throw new AppError("already-member");
}

/** Makes room for an invitation in a site's list. Throws `too-many-requests`. */
async function clearPlace(
  transaction: Transaction<Schema>,
  { siteId, email, now }: { siteId: number; email: string; now: number },
): Promise<void> {
  await transaction
    .deleteFrom("invitations")
    .where("siteId", "=", siteId)
    .where((where) => where.or([where("email", "=", email), where("expiresAt", "<=", now)]))
    .execute();
  const { open } = await transaction
    .selectFrom("invitations")
    .where("siteId", "=", siteId)
    .select((select) => select.fn.countAll().as("open"))
    .executeTakeFirstOrThrow();
  if (Number(open) >= invitationLimits.open)
    throw new AppError("too-many-requests", {
      message: "This site has too many open invitations. Withdraw some first.",
    });
}

/** Throws `too-many-requests` where the recipient was sent enough today, `mail-limit` where the site’s account has sent enough. */
async function sendEmail(
  { database: { dialect }, clock, mail, takeSiteMail, appOrigin }: InvitationsOptions,
  transaction: Transaction<Schema>,
  about: NewInvitation & {
    id: number;
    siteId: number;
    inviter: Account;
    link: string;
    expiresAt: number;
  },
): Promise<void> {
  const taking = { transaction, dialect, now: clock.now() };
  if (!(await takeMail(taking, allowanceKey(about.email), strangerLimit)))
    throw new AppError("too-many-requests", {
      message: "This address has been sent enough emails for today. Try again tomorrow.",
    });
  if (!(await takeSiteMail(transaction, about.siteId))) throw new AppError("mail-limit");
  const { name } = await transaction
    .selectFrom("sites")
    .select("name")
    .where("id", "=", about.siteId)
    .executeTakeFirstOrThrow();
  const { host } = new URL(appOrigin);
  const outboxId = await mail.send(invitationEmail({ ...about, site: name, host }), transaction);
  await transaction
    .updateTable("invitations")
    .set({ outboxId })
    .where("id", "=", about.id)
    .execute();
}

async function withdraw(db: Kysely<Schema>, siteId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not-found");
}

/** Counts what an account sends, before anything is done. Throws `too-many-requests`. */
function createCountOne({ database, clock, readSettings }: InvitationsOptions) {
  const counts = createSharedCounts({ database, clock, windowMs: dayMs });
  const together = createSharedCounts({ database, clock, windowMs: hourMs });

  async function isNew({ id, role }: Account): Promise<boolean> {
    if (role === "operator" || (await readSettings(database.db)).signUp === "off") return false;
    const { createdAt } = await database.db
      .selectFrom("users")
      .select("createdAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return new Date(createdAt).getTime() > clock.now() - newMs;
  }

  function expectFewer(count: SharedCount | undefined, most: number, message: string): void {
    if (!count || count.n <= most) return;
    const retryAfter = (count.until - clock.now()) / 1_000;
    throw new AppError("too-many-requests", { message, retryAfter });
  }

  return async (account: Account): Promise<void> => {
    const newcomer = await isNew(account);
    const most = newcomer ? invitationLimits.newPerDay : invitationLimits.perDay;
    const [own] = await counts.add([`invitations by ${account.id}`]);
    expectFewer(own, most, "You’ve sent many invitations today. Try again tomorrow.");
    if (!newcomer) return;
    // one's own first: who is over it takes nothing of everybody's
    const [all] = await together.add(["invitations by new accounts"]);
    const message = "New accounts have sent many invitations. Try again in an hour.";
    expectFewer(all, invitationLimits.allNewPerHour, message);
  };
}

export function createInvitations(options: InvitationsOptions): Invitations {
  const { database, clock, appOrigin, delivers } = options;
  const { db, dialect } = database;
  const countOne = createCountOne(options);

  async function make(siteId: number, inviter: Account, invitation: NewInvitation) {
    const { email, role, isTransfer } = invitation;
    await countOne(inviter);
    const token = newToken();
    const link = `${appOrigin}/invitation#token=${token}`;
    const now = clock.now();
    const times = { createdAt: now, expiresAt: now + lifetimeMs };
    return db.transaction().execute(async (transaction) => {
      await holdSite(transaction, dialect, siteId);
      await expectNew(transaction, siteId, invitation);
      await clearPlace(transaction, { siteId, email, now });
      const row = await transaction
        .insertInto("invitations")
        .values({
          siteId,
          email,
          role: isTransfer ? "owner" : role,
          isTransfer: isTransfer ? 1 : 0,
          tokenHash: tokenHash(token),
          invitedBy: inviter.id,
          ...times,
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      if (!delivers) return { ...toInvitation(row), link };
      const { expiresAt } = times;
      const { id } = row;
      const about = { ...invitation, id, siteId, inviter, link, expiresAt };
      await sendEmail(options, transaction, about);
      return toInvitation(row);
    });
  }

  return {
    async list(siteId) {
      const rows = await db
        .selectFrom("invitations")
        .leftJoin("outbox", "outbox.id", "invitations.outboxId")
        .select(["invitations.id", "email", "role", "isTransfer"])
        .select(["invitations.createdAt", "expiresAt", "sentAt", "lastError", "failedAt"])
        .where("siteId", "=", siteId)
        .where("expiresAt", ">", clock.now())
        .orderBy("invitations.id")
        .execute();
      return rows.map((row) => ({ ...toInvitation(row), ...mailFailureOf(row) }));
    },
    create: make,
    async renew(siteId, inviter, { id, language }) {
      const row = await db
        .selectFrom("invitations")
        .select(["email", "role", "isTransfer"])
        .where("siteId", "=", siteId)
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) throw new AppError("not-found");
      const role = siteRoleSchema.parse(row.role);
      const isTransfer = row.isTransfer === 1;
      return make(siteId, inviter, { email: row.email, role, isTransfer, language });
    },
    withdraw: (siteId, id) => withdraw(db, siteId, id),
  };
}
