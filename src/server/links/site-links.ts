import type { Kysely, Transaction } from "kysely";
import type { LinkRole, MadeLink, NewLink, SiteLink } from "#/api/links.ts";
import { linkLimits } from "#/api/links.ts";
import { linkRoleOf } from "./link-role.ts";
import { createId } from "#/lib/create-id.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { shownName } from "../http/shown-name.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";

const dayMs = 86_400_000;

/** The links of sites as those who hand them out see them. */
export interface SiteLinks {
  /** Those that work, the newest first. */
  list(siteId: number): Promise<SiteLink[]>;
  /** Throws `not-found` for a release that isn't there, `too-many-requests`. */
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

function selectLinks(db: Kysely<Schema>, siteId: number, now: number) {
  return db
    .selectFrom("siteLinks")
    .innerJoin("users", "users.id", "siteLinks.authorId")
    .leftJoin("releases", "releases.id", "siteLinks.releaseId")
    .select([
      "siteLinks.id",
      "siteLinks.name",
      "siteLinks.releaseId",
      "siteLinks.role",
      "releases.number",
      "users.name as authorName",
      "users.email as authorEmail",
      "siteLinks.createdAt",
      "siteLinks.expiresAt",
      "uses",
      "usedAt",
    ])
    .where("siteLinks.siteId", "=", siteId)
    .where("siteLinks.expiresAt", ">", now)
    .where("revokedAt", "is", null)
    .orderBy("siteLinks.id", "desc");
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>["execute"]>>[number];

const iso = (time: number): string => new Date(time).toISOString();

function toSiteLink({ releaseId, number, authorName, authorEmail, ...row }: LinkRow): SiteLink {
  return {
    id: row.id,
    name: row.name,
    role: linkRoleOf(row.role),
    release: releaseId === null ? null : { id: String(releaseId), number: number ?? 0 },
    author: shownName({ name: authorName, email: authorEmail }),
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
    uses: row.uses,
    usedAt: row.usedAt === null ? null : iso(row.usedAt),
  };
}

/** Throws `not-found` for a release that the site hasn't. */
async function expectRelease(
  transaction: Transaction<Schema>,
  siteId: number,
  releaseId: number | null,
): Promise<void> {
  if (releaseId === null) return;
  const row = await transaction
    .selectFrom("releases")
    .select("id")
    .where("siteId", "=", siteId)
    .where("id", "=", releaseId)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
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
      return (await selectLinks(db, siteId, clock.now()).execute()).map(toSiteLink);
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
        // after the write of the site's row: a release that is pruned at this moment is gone by now, or stays
        await expectRelease(transaction, siteId, releaseId);
        const times = { createdAt: now, expiresAt: now + days * dayMs };
        const { id } = await transaction
          .insertInto("siteLinks")
          .values({ ...about, ...times, key, tokenHash: tokenHash(token) })
          .returning("id")
          .executeTakeFirstOrThrow();
        return selectLinks(transaction, siteId, now)
          .where("siteLinks.id", "=", id)
          .executeTakeFirstOrThrow();
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
