import { isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";

const hourMs = 3_600_000;
/** What a link was exchanged for works so long; the link itself works again and again. */
const sessionMs = 12 * hourMs;

/** A link that works. */
export interface OpenLink {
  readonly id: number;
  readonly siteId: number;
  readonly site: string;
  readonly name: string;
  /** The release that it shows; null: the draft. */
  readonly releaseId: number | null;
  /** Of that release; null also where it is gone. */
  readonly number: number | null;
  readonly manifestHash: string | null;
  /** When the draft changed the last time. */
  readonly updatedAt: number;
  readonly expiresAt: number;
}

/**
 * Links as those see them who have one. Every call reads the database: a link that was revoked or has expired, whose
 * author may not hand it out any more, or whose site is in the trash or taken down, opens nothing from then on.
 */
export interface LinkSessions {
  /** Exchanges the secret of a link for a session; undefined where it opens nothing. */
  begin(key: string, token: string): Promise<{ session: string; expiresAt: number } | undefined>;
  /** The link behind a session. */
  read(key: string, session: string): Promise<OpenLink | undefined>;
}

export function createLinkSessions({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): LinkSessions {
  function openLinks(key: string) {
    return db
      .selectFrom("siteLinks")
      .innerJoin("sites", "sites.id", "siteLinks.siteId")
      .innerJoin("siteMembers", (join) =>
        join
          .onRef("siteMembers.siteId", "=", "siteLinks.siteId")
          .onRef("siteMembers.userId", "=", "siteLinks.authorId"),
      )
      .leftJoin("releases", "releases.id", "siteLinks.releaseId")
      .select([
        "siteLinks.id",
        "siteLinks.siteId",
        "sites.name as site",
        "siteLinks.name",
        "releaseId",
        "releases.number",
        "releases.manifestHash",
        "sites.updatedAt",
        "siteLinks.expiresAt",
        "siteMembers.role as authorRole",
      ])
      .where("siteLinks.key", "=", key)
      .where("siteLinks.expiresAt", ">", clock.now())
      .where("revokedAt", "is", null)
      .where("sites.trashedAt", "is", null)
      .where("sites.takenDownAt", "is", null);
  }

  function checked({
    authorRole,
    ...link
  }: OpenLink & { authorRole: string }): OpenLink | undefined {
    return isAtLeast(siteRoleSchema.parse(authorRole), "editor") ? link : undefined;
  }

  return {
    async begin(key, token) {
      const row = await openLinks(key)
        .where("siteLinks.tokenHash", "=", tokenHash(token))
        .executeTakeFirst();
      const link = row && checked(row);
      if (!link) return undefined;
      const now = clock.now();
      const session = newToken();
      const expiresAt = Math.min(now + sessionMs, link.expiresAt);
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("linkSessions").where("expiresAt", "<=", now).execute();
        await transaction
          .insertInto("linkSessions")
          .values({ tokenHash: tokenHash(session), linkId: link.id, expiresAt })
          .execute();
        await transaction
          .updateTable("siteLinks")
          .set((old) => ({ uses: old("uses", "+", 1), usedAt: now }))
          .where("id", "=", link.id)
          .execute();
      });
      return { session, expiresAt };
    },
    async read(key, session) {
      const row = await openLinks(key)
        .innerJoin("linkSessions", "linkSessions.linkId", "siteLinks.id")
        .where("linkSessions.tokenHash", "=", tokenHash(session))
        .where("linkSessions.expiresAt", ">", clock.now())
        .executeTakeFirst();
      return row && checked(row);
    },
  };
}
