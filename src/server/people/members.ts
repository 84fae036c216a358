import { type Transaction, sql } from "kysely";
import type { Person } from "#/api/people.ts";
import { type SiteRole, isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { shownName } from "../http/shown-name.ts";
import { erasing } from "../inbox/erase.ts";
import { revokeLinksOf } from "../links/open-links.ts";
import { holdSite } from "../sites/hold-site.ts";
import { roleOnSite } from "../sites/role-on-site.ts";

export interface Members {
  /** Everybody who works on a site, as one of them may see it: owners first, then by when they came. */
  list(siteId: number, self: { id: string; role: SiteRole }): Promise<Person[]>;
  /** Throws `not-found`, `last-owner`. */
  setRole(siteId: number, userId: string, role: SiteRole): Promise<void>;
  /** Takes somebody's access away. Throws `not-found`, `last-owner`. */
  remove(siteId: number, userId: string): Promise<void>;
}

/** What an owner handed out does not outlive their being one. */
async function withdrawInvitationsOf(
  transaction: Transaction<Schema>,
  siteId: number,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom("invitations")
    .where("siteId", "=", siteId)
    .where("invitedBy", "=", userId)
    .execute();
}

/** The role of a member who may lose it. Throws `not-found`, and `last-owner` where nobody else is one. */
async function expectReplaceable(
  transaction: Transaction<Schema>,
  siteId: number,
  userId: string,
): Promise<void> {
  const members = await transaction
    .selectFrom("siteMembers")
    .select(["userId", "role"])
    .where("siteId", "=", siteId)
    .execute();
  if (!members.some((one) => one.userId === userId)) throw new AppError("not-found");
  if (!members.some((one) => one.role === "owner" && one.userId !== userId))
    throw new AppError("last-owner");
}

/**
 * Makes somebody a member, within a transaction that holds the site. Who is one already keeps what they may do, or
 * gets more.
 */
export async function addMember(
  transaction: Transaction<Schema>,
  { siteId, userId, role, now }: { siteId: number; userId: string; role: SiteRole; now: number },
): Promise<void> {
  const before = await roleOnSite(transaction, { siteId, userId, inTrash: true });
  if (before && isAtLeast(before, role)) return;
  await revokeLinksOf(transaction, { siteId, userId, role, now });
  await transaction
    .insertInto("siteMembers")
    .values({ siteId, userId, role, createdAt: now })
    .onConflict((conflict) => conflict.columns(["siteId", "userId"]).doUpdateSet({ role }))
    .execute();
}

/** Gives a member another role, within a transaction that holds the site. Throws `not-found`, `last-owner`. */
export async function changeRole(
  transaction: Transaction<Schema>,
  change: { siteId: number; userId: string; role: SiteRole; now: number },
): Promise<void> {
  const { siteId, userId, role } = change;
  if (role !== "owner") {
    await expectReplaceable(transaction, siteId, userId);
    await withdrawInvitationsOf(transaction, siteId, userId);
  }
  await revokeLinksOf(transaction, change);
  const { numUpdatedRows } = await transaction
    .updateTable("siteMembers")
    .set({ role })
    .where("siteId", "=", siteId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not-found");
}

/** What was written on the site is not sent to who has left it, where it waits still. */
async function eraseCommentEmails(
  transaction: Transaction<Schema>,
  siteId: number,
  userId: string,
): Promise<void> {
  const { email } = await transaction
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom("outbox")
    .where("commentsOf", "=", siteId)
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .execute();
}

export function createMembers({ database, clock }: { database: Database; clock: Clock }): Members {
  const { db, dialect } = database;
  return {
    async list(siteId, self) {
      const rows = await db
        .selectFrom("siteMembers")
        .innerJoin("users", "users.id", "siteMembers.userId")
        .select(["users.id", "name", "email", "siteMembers.role", "seenAt"])
        .where("siteId", "=", siteId)
        .orderBy("siteMembers.createdAt")
        .orderBy("users.id")
        .execute();
      const people = rows.map(({ id, name, email, role, seenAt }) => ({
        id,
        name: shownName({ name, email }),
        email: self.role === "owner" || id === self.id ? email : null,
        role: siteRoleSchema.parse(role),
        isSelf: id === self.id,
        seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
      }));
      return siteRoleSchema.options.flatMap((role) => people.filter((one) => one.role === role));
    },
    async setRole(siteId, userId, role) {
      await db.transaction().execute(async (transaction) => {
        await holdSite(transaction, dialect, siteId);
        await changeRole(transaction, { siteId, userId, role, now: clock.now() });
      });
    },
    async remove(siteId, userId) {
      await erasing(database, async (transaction) => {
        await holdSite(transaction, dialect, siteId);
        await expectReplaceable(transaction, siteId, userId);
        await withdrawInvitationsOf(transaction, siteId, userId);
        await revokeLinksOf(transaction, { siteId, userId, now: clock.now() });
        await transaction
          .deleteFrom("siteMembers")
          .where("siteId", "=", siteId)
          .where("userId", "=", userId)
          .execute();
        await eraseCommentEmails(transaction, siteId, userId);
      });
    },
  };
}
