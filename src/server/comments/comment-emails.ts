import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { threadAddress } from "#/api/editor-address.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { siteLanguageSchema } from "#/site/site-language-schema.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { isGuest } from "../http/access.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { Mail } from "../mail/mail.ts";
import {
  type MailLimit,
  type AllowanceContext,
  allowanceKey,
  takeMailOfAll,
} from "../mail/mail-allowance.ts";
import type { TakeSiteMail } from "../quotas/mail-quota.ts";
import { commentEmail } from "./comment-email.ts";
import { holdSite } from "./hold-site.ts";
import {
  type Recipient,
  type ThreadComment,
  type ToldComment,
  concerns,
  recipientsOf,
  sharerOf,
  toldName,
} from "./recipients.ts";
import type { StopLinks } from "./stop-links.ts";
import {
  type CommentEmailsPayload,
  anewJobs,
  commentEmailsJob,
  commentEmailsSchema,
  writeWaitingAnew,
} from "./waiting-emails.ts";

/** Tells by email who is mentioned, and whose thread gets a reply. */
export interface CommentEmails {
  /** Whether mail leaves this installation. */
  readonly isOn: boolean;
  /** What an account is called that is told of comments by its links; undefined where it isn't, or has no name. */
  told(accountId: string): Promise<string | undefined>;
  /** In the transaction that stores a comment: it is told of later, unless it is read before. */
  plan(transaction: Transaction<Schema>, thread: ThreadPlace): Promise<void>;
  /** In the transaction that changes or deletes one, or resolves or reopens its thread: what waits is written anew. */
  changed(transaction: Transaction<Schema>, thread: ThreadPlace): Promise<void>;
  readonly jobs: JobHandlers;
}

interface ThreadPlace {
  readonly siteId: number;
  readonly threadId: string;
}

interface CommentEmailsOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add">;
  mail: Mail;
  takeSiteMail: TakeSiteMail;
  appOrigin: string;
  delivers: boolean;
  stopLinks: Pick<StopLinks, "address">;
}

/** A comment may be read, mended or deleted for so long before an email tells of it. */
const waitMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;
/** What a limit refuses is tried again a day later, for so long. */
const lateMs = 3 * dayMs;
/** To one account about one site. */
const recipientLimit: MailLimit = { limit: 30, windowMs: dayMs };
/** The same, of what only guests of its links wrote: nobody knows who they are. */
const guestsLimit: MailLimit = { limit: 3, windowMs: dayMs };
/** About one site, to all who work on it, of what they wrote. */
const siteLimit: MailLimit = { limit: 300, windowMs: dayMs };

const recordSchema = z.object({ languages: z.array(siteLanguageSchema) });

/** What emails say about a site, as it is now; undefined where it is gone or in the trash. */
async function readSite(db: Kysely<Schema>, siteId: number) {
  const rows = await db
    .selectFrom("sites")
    .innerJoin("records", "records.siteId", "sites.id")
    .select(["name", "key", "body"])
    .where("sites.id", "=", siteId)
    .where("trashedAt", "is", null)
    .where("key", "in", ["site", "index"])
    .execute();
  const site = rows.find(({ key }) => key === "site");
  const index = rows.find(({ key }) => key === "index");
  if (!site || !index) return undefined;
  const { languages } = recordSchema.parse(JSON.parse(site.body));
  const { entries } = readOwnJson<PageIndex>(index.body);
  return { name: site.name, language: primaryLanguage(languages), entries };
}

/** Everything that was said in a thread, in its order. */
async function readThread(
  transaction: Transaction<Schema>,
  { siteId, threadId }: ThreadPlace,
): Promise<(ThreadComment & { readonly toldAt: number | null })[]> {
  const rows = await transaction
    .selectFrom("comments")
    .select(["authorId", "authorName", "text", "createdAt", "toldAt"])
    .where("siteId", "=", siteId)
    .where("threadId", "=", threadId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ createdAt, toldAt, ...row }) => ({
    ...row,
    createdAt: Number(createdAt),
    toldAt: toldAt === null ? null : Number(toldAt),
  }));
}

/** Of what nobody was told yet, they were from now on. */
async function markTold(
  transaction: Transaction<Schema>,
  { siteId, threadId }: ThreadPlace,
  toldAt: number,
): Promise<void> {
  await transaction
    .updateTable("comments")
    .set({ toldAt })
    .where("siteId", "=", siteId)
    .where("threadId", "=", threadId)
    .where("toldAt", "is", null)
    .execute();
}

/** Where the comments of a thread are, for those who are told of them; undefined where it is gone. */
async function findThread(transaction: Transaction<Schema>, { siteId, threadId }: ThreadPlace) {
  return transaction
    .selectFrom("commentThreads")
    .select(["page", "resolvedAt"])
    .where("siteId", "=", siteId)
    .where("id", "=", threadId)
    .executeTakeFirst();
}

/** Takes one out of the allowances of who is told, and of the site, by what it says. False where none is left. */
async function isAllowed(
  taking: AllowanceContext,
  siteId: number,
  { member: { email }, said }: { member: Recipient; said: readonly ToldComment[] },
): Promise<boolean> {
  const key = allowanceKey(email, siteId);
  const allowances = said.every(({ authorId }) => isGuest(authorId))
    ? [{ key: `comments of guests ${key}`, ...guestsLimit }]
    : [
        { key: `comments of ${siteId}`, ...siteLimit },
        { key: `comments ${key}`, ...recipientLimit },
      ];
  return takeMailOfAll(taking, allowances);
}

export function createCommentEmails(options: CommentEmailsOptions): CommentEmails {
  const { database, clock, jobs, mail, takeSiteMail, appOrigin, delivers, stopLinks } = options;
  const { db, dialect } = database;

  async function mayTell(
    taking: AllowanceContext,
    siteId: number,
    about: Parameters<typeof isAllowed>[2],
  ) {
    if (!(await isAllowed(taking, siteId, about))) return false;
    return takeSiteMail(taking.transaction, siteId);
  }

  async function tell(
    transaction: Transaction<Schema>,
    place: CommentEmailsPayload,
  ): Promise<void> {
    const { siteId, threadId, late } = place;
    if (!(await holdSite(transaction, dialect, siteId))) return;
    const now = clock.now();
    const toldAt = late?.toldAt ?? now;
    const thread = await findThread(transaction, place);
    if (!thread) return;
    const all = await readThread(transaction, place);
    const untold = all.filter((comment) => comment.toldAt === (late?.toldAt ?? null));
    if (!late) await markTold(transaction, place, toldAt);
    const site = await readSite(transaction, siteId);
    if (untold.length === 0 || !site) return;
    const entry = site.entries.find(({ id }) => id === thread.page);
    const members = await recipientsOf(transaction, place);
    const sharer = await sharerOf(transaction, all);
    const refused: string[] = [];
    for (const member of members.filter(({ id }) => late?.to.includes(id) ?? true)) {
      const said = concerns(member, { all, untold, members, sharer });
      if (said.length === 0) continue;
      const taking = { transaction, dialect, now };
      if (!late?.isAllowed && !(await mayTell(taking, siteId, { member, said }))) {
        refused.push(member.id);
        continue;
      }
      const message = commentEmail({
        to: member.email,
        language: member.language ?? site.language,
        site: site.name,
        page: entry?.name,
        said,
        isResolved: thread.resolvedAt !== null,
        link: appOrigin + threadAddress(siteId, entry, threadId),
        stopLink: stopLinks.address(member.id),
        host: new URL(appOrigin).host,
      });
      const authorIds = said.map(({ authorId }) => authorId);
      const comments = { siteId, threadId, readerId: member.id, toldAt, authorIds };
      await mail.send({ ...message, comments }, transaction);
    }
    if (refused.length === 0 || now - toldAt >= lateMs) return;
    const payload: CommentEmailsPayload = { siteId, threadId, late: { toldAt, to: refused } };
    await jobs.add({ kind: commentEmailsJob, payload, runAt: now + dayMs }, transaction);
  }

  return {
    isOn: delivers,
    told: async (accountId) => (delivers ? toldName(db, accountId) : undefined),
    async plan(transaction, { siteId, threadId }) {
      if (!delivers) return;
      const runAt = clock.now() + waitMs;
      const payload: CommentEmailsPayload = { siteId, threadId };
      await jobs.add({ kind: commentEmailsJob, payload, runAt }, transaction);
    },
    changed: (transaction, place) => writeWaitingAnew(transaction, { jobs, clock }, place),
    jobs: {
      ...anewJobs(database, { jobs, clock }),
      [commentEmailsJob]: async (payload) => {
        const place = commentEmailsSchema.parse(payload);
        await db.transaction().execute((transaction) => tell(transaction, place));
      },
    },
  };
}
