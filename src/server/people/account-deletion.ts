import { type Kysely, type Transaction, sql } from "kysely";
import type { LeftSite } from "#/api/account-deletion.ts";
import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Account } from "../auth/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { erasing } from "../inbox/erase.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import { keepGuestNames } from "../links/keep-guest-names.ts";
import { leavePictures } from "../saved-sections/leave-pictures.ts";
import type { EraseSites } from "../trash/erase-sites.ts";
import { expectNotUnderReview } from "../trash/under-review.ts";
import { accountMail } from "./account-mails.ts";

export interface AccountDeletion {
  /** What would become of each of the account's sites, by name. */
  plan(userId: string): Promise<LeftSite[]>;
  /**
   * Deletes the account, and the sites that nobody else owns; others stay with who else works on them. Throws `conflict`
   * where those are other sites than `deletedSites`, `under-review` where operators need one of them, and `last-operator`.
   */
  remove(account: Account, wish: { deletedSites: number[]; language: string }): Promise<void>;
}

interface AccountDeletionOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  mail: Mail;
  appOrigin: string;
  delivers: boolean;
  /** Brings what visitors see of a site in step with the database. */
  moved: (siteId: number) => Promise<void>;
  eraseSites: EraseSites;
}

async function readPlan(db: Kysely<Schema>, userId: string): Promise<LeftSite[]> {
  const mine = await db
    .selectFrom("siteMembers")
    .innerJoin("sites", "sites.id", "siteMembers.siteId")
    .where("userId", "=", userId)
    .select(["sites.id as id", "sites.name as name", "siteMembers.role as role", "trashedAt"])
    .orderBy("sites.name")
    .orderBy("sites.id")
    .execute();
  const others = await db
    .selectFrom("siteMembers")
    .select(["siteId", "role"])
    .where(
      "siteId",
      "in",
      db.selectFrom("siteMembers").select("siteId").where("userId", "=", userId),
    )
    .where("userId", "!=", userId)
    .execute();
  return mine.map(({ id, name, role, trashedAt }) => {
    const here = others.filter(({ siteId }) => siteId === id);
    const isDeleted = role === "owner" && !here.some((one) => one.role === "owner");
    return { id, name, isDeleted, isTrashed: trashedAt !== null, others: here.length };
  });
}

/** Nobody joins or leaves the account's sites, and no operator goes, until the transaction ends. */
async function hold(
  transaction: Transaction<Schema>,
  { dialect }: Database,
  userId: string,
): Promise<void> {
  if (dialect !== "postgres") return;
  const mine = transaction.selectFrom("siteMembers").select("siteId").where("userId", "=", userId);
  await transaction
    .selectFrom("sites")
    .select("id")
    .where("id", "in", mine)
    .orderBy("id")
    .forUpdate()
    .execute();
  await transaction
    .selectFrom("users")
    .select("id")
    .where((where) => where.or([where("id", "=", userId), where("role", "=", "operator")]))
    .orderBy("id")
    .forUpdate()
    .execute();
}

async function expectOtherOperator(
  transaction: Transaction<Schema>,
  { id, role }: Account,
): Promise<void> {
  if (role !== "operator") return;
  const other = await transaction
    .selectFrom("users")
    .select("id")
    .where("role", "=", "operator")
    .where("id", "!=", id)
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  if (!other) throw new AppError("last-operator");
}

/** What the change of address that waits has sent to the new one. That may be somebody else's: their other mail stays. */
async function forgetNewAddress(
  transaction: Transaction<Schema>,
  userId: string,
  appOrigin: string,
): Promise<void> {
  const change = await transaction
    .selectFrom("emailChanges")
    .select(["email", "language"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!change) return;
  const about = { to: change.email, language: change.language, appOrigin };
  const subjects = (["emailConfirm", "emailTaken"] as const).map(
    (news) => accountMail(news, about).subject,
  );
  await transaction
    .deleteFrom("outbox")
    .where(sql`lower(recipient)`, "=", change.email.toLowerCase())
    .where("subject", "in", subjects)
    .execute();
}

/**
 * What is stored of a person goes with their row; what names them beside it goes here. What they said to others stays, and
 * so do the names of the guests whom they let in.
 */
async function forget(
  transaction: Transaction<Schema>,
  { id, email }: Account,
  options: AccountDeletionOptions,
): Promise<void> {
  const address = email.toLowerCase();
  await transaction
    .updateTable("comments")
    .set({ authorId: "", authorName: "" })
    .where("authorId", "=", id)
    .execute();
  const written = transaction.selectFrom("outboxAuthors").where("authorId", "=", id);
  await transaction.deleteFrom("outbox").where("id", "in", written.select("outboxId")).execute();
  await transaction.deleteFrom("commentReads").where("readerId", "=", id).execute();
  await transaction.deleteFrom("commentThreadReads").where("readerId", "=", id).execute();
  await transaction
    .deleteFrom("invitations")
    .where(sql`lower(email)`, "=", address)
    .execute();
  await transaction.deleteFrom("signUps").where("email", "=", address).execute();
  await transaction
    .deleteFrom("outbox")
    .where(sql`lower(recipient)`, "=", address)
    .execute();
  await forgetNewAddress(transaction, id, options.appOrigin);
  const saved = await transaction
    .selectFrom("savedSections")
    .select("id")
    .where("userId", "=", id)
    .execute();
  await leavePictures(
    transaction,
    options,
    saved.map((one) => one.id),
  );
  await keepGuestNames(transaction, id);
  await transaction.deleteFrom("users").where("id", "=", id).execute();
}

export function createAccountDeletion(options: AccountDeletionOptions): AccountDeletion {
  const { database, mail, appOrigin, delivers, moved, eraseSites } = options;
  const { db } = database;
  return {
    plan: (userId) => readPlan(db, userId),
    async remove(account, { deletedSites, language }) {
      const gone = await erasing(database, async (transaction) => {
        await hold(transaction, database, account.id);
        await expectOtherOperator(transaction, account);
        const plan = await readPlan(transaction, account.id);
        const ids = plan.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
        const told = new Set(deletedSites);
        if (ids.length !== told.size || ids.some((id) => !told.has(id)))
          throw new AppError("conflict");
        await expectNotUnderReview(transaction, ids, options.clock.now());
        await eraseSites.bury(transaction, ids);
        await forget(transaction, account, options);
        if (delivers && account.email !== firstOwnerEmail) {
          const about = { to: account.email, language, appOrigin };
          await mail.send(accountMail("accountDeleted", about), transaction);
        }
        return ids;
      });
      for (const id of gone) await moved(id);
      for (const id of gone) await eraseSites.finish(id);
    },
  };
}
