import type { Transaction } from "kysely";
import type { LinkRole } from "#/api/links.ts";
import { newToken, tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { lockedHash } from "./link-passwords.ts";
import { linkRoleOf } from "./link-role.ts";
import { selectOpenLinks } from "./open-links.ts";

const hourMs = 3_600_000;
/** What a link was exchanged for works so long; the link itself works again and again. */
const sessionMs = 12 * hourMs;

/** A link that works. */
export interface OpenLink {
  readonly id: number;
  readonly siteId: number;
  readonly site: string;
  readonly name: string;
  readonly authorId: string;
  /** The role that it gives in the editor; null for a preview. */
  readonly role: LinkRole | null;
  /** The release that it shows; null: the draft. */
  readonly releaseId: number | null;
  /** Of that release; null also where it is gone. */
  readonly number: number | null;
  readonly manifestHash: string | null;
  /** Whether whoever looks by it may comment. */
  readonly takesComments: boolean;
  /** When the draft changed the last time. */
  readonly updatedAt: number;
  /** When the link was made. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Links as those see them who have one. Every call reads the database, so that one opens nothing from the moment on that it isn't open. */
export interface LinkSessions {
  /** The link that a secret opens, once its password is right if it has one; undefined where it opens nothing. */
  find(kind: LinkKind, key: string, token: string): Promise<FoundLink | undefined>;
  /** Exchanges a link for a session; undefined where it has another password by now, or one, or opens nothing. */
  begin(found: FoundLink): Promise<BegunSession | undefined>;
  /** The link behind a session. */
  read(kind: LinkKind, key: string, session: string): Promise<OpenLink | undefined>;
  /**
   * Whether a session may comment, in a transaction: until that ends, nobody revokes the link, tells it to take no
   * comments, or ends the session.
   */
  holdForComment(
    transaction: Transaction<Schema>,
    link: OpenLink,
    session: string,
  ): Promise<boolean>;
  /** The site of a link, be it one that works no more. */
  siteOf(kind: LinkKind, key: string): Promise<number | undefined>;
}

/** A link to look at a site, or one to work on it. */
type LinkKind = "preview" | "share";

/** What whoever has a link's secret may open. */
interface FoundLink {
  readonly link: OpenLink;
  /** Of the password that it asks for besides; null: none. */
  readonly passwordHash: string | null;
}

export interface BegunSession {
  readonly session: string;
  readonly expiresAt: number;
}

type Stored = Omit<OpenLink, "role" | "takesComments"> & {
  readonly role: string | null;
  readonly takesComments: number;
};

function toOpenLink({ role, takesComments, ...link }: Stored): OpenLink {
  return { ...link, role: linkRoleOf(role), takesComments: takesComments === 1 };
}

async function holdForComment(
  transaction: Transaction<Schema>,
  { link: { id }, session, now }: { link: OpenLink; session: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("siteLinks")
    .set((row) => ({ takesComments: row.ref("takesComments") }))
    .where("id", "=", id)
    .where("takesComments", "=", 1)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const row = await transaction
    .selectFrom("linkSessions")
    .select("linkId")
    .where("tokenHash", "=", tokenHash(session))
    .where("linkId", "=", id)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

interface LinkSessionsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

export function createLinkSessions({ database: { db }, clock }: LinkSessionsOptions): LinkSessions {
  const openLinks = (kind: LinkKind, key: string) =>
    selectOpenLinks(db, clock.now())
      .select([
        "siteLinks.id",
        "siteLinks.siteId",
        "sites.name as site",
        "siteLinks.name",
        "siteLinks.authorId",
        "siteLinks.role",
        "siteLinks.takesComments",
        "siteLinks.releaseId",
        "releases.number",
        "releases.manifestHash",
        "sites.updatedAt",
        "siteLinks.createdAt",
        "siteLinks.expiresAt",
      ])
      .where("siteLinks.key", "=", key)
      .where("siteLinks.role", kind === "preview" ? "is" : "is not", null);

  return {
    async find(kind, key, token) {
      const hash = tokenHash(token);
      const row = await openLinks(kind, key)
        .select("siteLinks.passwordHash")
        .where("siteLinks.tokenHash", "in", [hash, lockedHash(hash)])
        .executeTakeFirst();
      if (!row) return undefined;
      const { passwordHash, ...link } = row;
      return { link: toOpenLink(link), passwordHash };
    },
    begin({ link, passwordHash }) {
      const now = clock.now();
      const session = newToken();
      const expiresAt = Math.min(now + sessionMs, link.expiresAt);
      return db.transaction().execute(async (transaction) => {
        // the link's row first: who sets a password at this moment ends this session, or it isn't begun
        const { numUpdatedRows } = await transaction
          .updateTable("siteLinks")
          .set((old) => ({ uses: old("uses", "+", 1), usedAt: now }))
          .where("id", "=", link.id)
          .where("revokedAt", "is", null)
          .where("passwordHash", passwordHash === null ? "is" : "=", passwordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return undefined;
        await transaction.deleteFrom("linkSessions").where("expiresAt", "<=", now).execute();
        await transaction
          .insertInto("linkSessions")
          .values({ tokenHash: tokenHash(session), linkId: link.id, expiresAt })
          .execute();
        return { session, expiresAt };
      });
    },
    async read(kind, key, session) {
      const row = await openLinks(kind, key)
        .innerJoin("linkSessions", "linkSessions.linkId", "siteLinks.id")
        .where("linkSessions.tokenHash", "=", tokenHash(session))
        .where("linkSessions.expiresAt", ">", clock.now())
        .executeTakeFirst();
      return row && toOpenLink(row);
    },
    holdForComment: (transaction, link, session) =>
      holdForComment(transaction, { link, session, now: clock.now() }),
    async siteOf(kind, key) {
      const row = await db
        .selectFrom("siteLinks")
        .select("siteId")
        .where("key", "=", key)
        .where("role", kind === "preview" ? "is" : "is not", null)
        .executeTakeFirst();
      return row?.siteId;
    },
  };
}
