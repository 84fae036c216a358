import type { Kysely, Transaction } from "kysely";
import type { LinkRole, MadeLink, NewLink, SiteLink } from "#/api/links.ts";
import { linkLimits } from "#/api/links.ts";
import { createId } from "#/lib/create-id.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Passwords } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { shownName } from "../http/shown-name.ts";
import { createSharedCounts } from "../limits/shared-counts.ts";
import { holdRole } from "../sites/hold-role.ts";
import { lockedHash } from "./link-passwords.ts";
import { linkRoleOf } from "./link-role.ts";
import { pausedBy, selectLinks } from "./open-links.ts";

const dayMs = 86_400_000;

/** The links of sites as those who hand them out see them. */
export interface SiteLinks {
  /** Those that were neither revoked nor have expired, also such as open nothing at this moment; the newest first. */
  list(siteId: number): Promise<SiteLink[]>;
  /** Throws `forbidden`, `not-found` for a release that isn't there, `too-many-requests`. */
  create(siteId: number, authorId: string, link: NewLink): Promise<MadeLink>;
  /** Whether whoever looks by it may comment, from now on. Throws `not-found`, also for a link to work. */
  takeComments(siteId: number, id: number, takesComments: boolean): Promise<void>;
  /** From now on it opens nothing, and what it was exchanged for neither. Throws `not-found`. */
  revoke(siteId: number, id: number): Promise<void>;
}

interface SiteLinksOptions {
  database: Database;
  clock: Clock;
  passwords: Pick<Passwords, "hash">;
  /** Where a link leads: its key, and the secret behind a #, which reaches no server and no log. */
  addressOf: (link: { key: string; token: string; role: LinkRole | null }) => string;
}

const iso = (time: number): string => new Date(time).toISOString();

/** Links of a site, as the list has them. */
function selectListed(db: Kysely<Schema>, { siteId, now }: { siteId: number; now: number }) {
  return selectLinks(db, now)
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
      "siteLinks.passwordHash",
      "siteLinks.takesComments",
      "siteLinks.uses",
      "siteLinks.usedAt",
      pausedBy.as("pausedBy"),
    ])
    .where("siteLinks.siteId", "=", siteId);
}
type LinkRow = Awaited<ReturnType<ReturnType<typeof selectListed>["execute"]>>[number];

function toSiteLink(row: LinkRow): SiteLink {
  const { releaseId, number, authorName, authorEmail } = row;
  return {
    id: row.id,
    name: row.name,
    role: linkRoleOf(row.role),
    release: releaseId === null ? null : { id: String(releaseId), number: number ?? 0 },
    author: shownName({ name: authorName, email: authorEmail }),
    authorId: row.authorId,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
    hasPassword: row.passwordHash !== null,
    takesComments: row.takesComments === 1,
    uses: row.uses,
    usedAt: row.usedAt === null ? null : iso(row.usedAt),
    ...(row.pausedBy !== null && { pausedBy: row.pausedBy }),
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
  const { all } = await selectLinks(transaction, now)
    .select((select) => select.fn.countAll().as("all"))
    .where("siteLinks.siteId", "=", siteId)
    .executeTakeFirstOrThrow();
  if (Number(all) >= linkLimits.site)
    throw new AppError("too-many-requests", {
      message: "This site has too many links. Revoke some first.",
    });
}

async function takeComments(
  db: Kysely<Schema>,
  about: { siteId: number; id: number; takesComments: boolean; now: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("siteLinks")
    .set({ takesComments: Number(about.takesComments) })
    .where("siteId", "=", about.siteId)
    .where("id", "=", about.id)
    .where("role", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", about.now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not-found");
}

export function createSiteLinks({
  database,
  clock,
  passwords,
  addressOf,
}: SiteLinksOptions): SiteLinks {
  const { db, dialect } = database;
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
      const rows = await selectListed(db, { siteId, now: clock.now() })
        .orderBy("siteLinks.id", "desc")
        .execute();
      return rows.map(toSiteLink);
    },
    async create(siteId, authorId, { name, release, role, days, password, takesComments = false }) {
      await countOne(authorId);
      const passwordHash =
        password === undefined ? null : await passwords.hash(password, { account: authorId });
      const token = newToken();
      const hash = tokenHash(token);
      const key = createId();
      const now = clock.now();
      const releaseId = release === null || role !== null ? null : Number(release);
      const about = { siteId, name, role, releaseId, authorId };
      const row = await db.transaction().execute(async (transaction) => {
        await expectRoom(transaction, siteId, now);
        // after the write of the site's row: a release that is pruned at this moment is gone by now, or stays,
        // and so is a role that is taken away; who lets somebody in is an owner, as for invitations
        const atLeast = role === null ? "editor" : "owner";
        await holdRole(transaction, dialect, { siteId, userId: authorId, atLeast });
        await expectRelease(transaction, siteId, releaseId);
        const times = { createdAt: now, expiresAt: now + days * dayMs };
        const { id } = await transaction
          .insertInto("siteLinks")
          .values({
            ...about,
            ...times,
            key,
            tokenHash: passwordHash === null ? hash : lockedHash(hash),
            passwordHash,
            takesComments: Number(takesComments),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        return selectListed(transaction, { siteId, now })
          .where("siteLinks.id", "=", id)
          .executeTakeFirstOrThrow();
      });
      return { ...toSiteLink(row), address: addressOf({ key, token, role }) };
    },
    takeComments: (siteId, id, takesComments) =>
      takeComments(db, { siteId, id, takesComments, now: clock.now() }),
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
