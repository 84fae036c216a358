import type { Transaction } from "kysely";
import type { LinkRole, MadeLink, NewLink, SiteLink } from "#/api/links.ts";
import { linkLimits } from "#/api/links.ts";
import { isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import { createId } from "#/lib/create-id.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { shownName } from "../http/shown-name.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { linkRoleOf } from "./link-role.ts";
import { selectOpenLinks } from "./open-links.ts";

const dayMs = 86_400_000;

/** The links of sites as those who hand them out see them. */
export interface SiteLinks {
  /** Those that open something at this moment, the newest first. */
  list(siteId: number): Promise<SiteLink[]>;
  /** Throws `forbidden`, `not-found` for a release that isn't there, `too-many-requests`. */
  create(siteId: number, authorId: string, link: NewLink): Promise<MadeLink>;
  /** From now on it opens nothing, and what it was exchanged for neither. Throws `not-found`. */
  revoke(siteId: number, id: number): Promise<void>;
}

interface SiteLinksOptions {
  database: Database;
  clock: Clock;
  /** Where a link leads: its key, and the secret behind a #, which reaches no server and no log. */
  addressOf: (link: { key: string; token: string; role: LinkRole | null }) => string;
}

interface LinkRow {
  readonly id: number;
  readonly name: string;
  readonly role: string | null;
  readonly releaseId: number | null;
  readonly number: number | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly uses: number;
  readonly usedAt: number | null;
}

const iso = (time: number): string => new Date(time).toISOString();

function toSiteLink({ releaseId, number, authorName, authorEmail, ...row }: LinkRow): SiteLink {
  return {
    id: row.id,
    name: row.name,
    role: linkRoleOf(row.role),
    release: releaseId === null ? null : { id: String(releaseId), number: number ?? 0 },
    author: shownName({ name: authorName, email: authorEmail }),
    authorId: row.authorId,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
    uses: row.uses,
    usedAt: row.usedAt === null ? null : iso(row.usedAt),
  };
}

/** The number of a release; null for the draft. Throws `not-found` for one that the site hasn't. */
async function expectRelease(
  transaction: Transaction<Schema>,
  siteId: number,
  releaseId: number | null,
): Promise<number | null> {
  if (releaseId === null) return null;
  const row = await transaction
    .selectFrom("releases")
    .select("number")
    .where("siteId", "=", siteId)
    .where("id", "=", releaseId)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return row.number;
}

/** Who makes a link, as the site knows them at this moment. Throws `forbidden` where they may not, be it any more. */
async function expectAuthor(
  transaction: Transaction<Schema>,
  { siteId, authorId, role }: { siteId: number; authorId: string; role: LinkRole | null },
): Promise<Pick<LinkRow, "authorName" | "authorEmail">> {
  const found = await transaction
    .selectFrom("siteMembers")
    .innerJoin("users", "users.id", "siteMembers.userId")
    .select(["siteMembers.role", "users.name as authorName", "users.email as authorEmail"])
    .where("siteId", "=", siteId)
    .where("userId", "=", authorId)
    .executeTakeFirst();
  // who lets somebody in is an owner, as for invitations
  const needed = role === null ? "editor" : "owner";
  if (!found || !isAtLeast(siteRoleSchema.parse(found.role), needed))
    throw new AppError("forbidden");
  return { authorName: found.authorName, authorEmail: found.authorEmail };
}

/** A write of the site's row, so that of many at the same moment each counts those before it. */
async function expectRoom(
  transaction: Transaction<Schema>,
  siteId: number,
  now: number,
): Promise<void> {
  await transaction
    .updateTable("sites")
    .set((row) => ({ updatedAt: row.ref("updatedAt") }))
    .where("id", "=", siteId)
    .execute();
  const { open } = await transaction
    .selectFrom("siteLinks")
    .select((select) => select.fn.countAll().as("open"))
    .where("siteId", "=", siteId)
    .where("expiresAt", ">", now)
    .where("revokedAt", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(open) >= linkLimits.open)
    throw new AppError("too-many-requests", {
      message: "This site has too many open links. Revoke some first.",
    });
}

export function createSiteLinks({ database, clock, addressOf }: SiteLinksOptions): SiteLinks {
  const { db } = database;
  const counts = createSharedCounts({ database, clock, windowMs: dayMs });

  async function countOne(authorId: string): Promise<void> {
    const [count] = await counts.add([`links by ${authorId}`]);
    if (count && count.n > linkLimits.perDay)
      throw new AppError("too-many-requests", {
        message: "You’ve made many links today. Try again tomorrow.",
        retryAfter: (count.until - clock.now()) / 1_000,
      });
  }

  return {
    async list(siteId) {
      const rows = await selectOpenLinks(db, clock.now())
        .select([
          "siteLinks.id",
          "siteLinks.name",
          "siteLinks.role",
          "siteLinks.releaseId",
          "releases.number",
          "siteLinks.authorId",
          "author.name as authorName",
          "author.email as authorEmail",
          "siteLinks.createdAt",
          "siteLinks.expiresAt",
          "siteLinks.uses",
          "siteLinks.usedAt",
        ])
        .where("siteLinks.siteId", "=", siteId)
        .orderBy("siteLinks.id", "desc")
        .execute();
      return rows.map(toSiteLink);
    },
    async create(siteId, authorId, { name, release, role, days }) {
      await countOne(authorId);
      const token = newToken();
      const key = createId();
      const now = clock.now();
      const releaseId = release === null || role !== null ? null : Number(release);
      const about = { siteId, name, role, releaseId, authorId };
      const row = await db.transaction().execute(async (transaction) => {
        await expectRoom(transaction, siteId, now);
        // after the write of the site's row: a release that is pruned at this moment is gone by now, or stays,
        // and so is a role that is taken away
        const author = await expectAuthor(transaction, about);
        const number = await expectRelease(transaction, siteId, releaseId);
        const times = { createdAt: now, expiresAt: now + days * dayMs };
        const { id } = await transaction
          .insertInto("siteLinks")
          .values({ ...about, ...times, key, tokenHash: tokenHash(token) })
          .returning("id")
          .executeTakeFirstOrThrow();
        return { ...about, ...author, ...times, id, number, uses: 0, usedAt: null };
      });
      return { ...toSiteLink(row), address: addressOf({ key, token, role }) };
    },
    revoke: (siteId, id) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("siteLinks")
          .set({ revokedAt: clock.now() })
          .where("siteId", "=", siteId)
          .where("id", "=", id)
          .where("revokedAt", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError("not-found");
        await transaction.deleteFrom("linkSessions").where("linkId", "=", id).execute();
      }),
  };
}
