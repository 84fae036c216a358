import { type RawBuilder, type Transaction, sql } from "kysely";
import type { Passwords } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { holdRole } from "../sites/hold-role.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";

/** Before the stored hash of a secret that opens nothing without the password. No secret has such a hash. */
const mark = "locked ";

/** How the hash of a link's secret is stored beside a password: to programs from before there were any no secret opens it (decision 1150). */
export function lockedHash(hash: string): string {
  return mark + hash;
}

/** Which link, and who sets its password or removes it. */
interface LinkOfSite {
  readonly siteId: number;
  readonly id: number;
  readonly authorId: string;
}

/** What links to look at a site ask for besides, for those who hand them out. Both throw `not-found`, `forbidden`. */
export interface LinkPasswords {
  /** It holds from now on: who has the link open is asked for it. A link to work has none: `not-found`. */
  set(link: LinkOfSite, password: string): Promise<void>;
  /** Of no effect where there is none. */
  remove(link: LinkOfSite): Promise<void>;
}

interface LinkPasswordsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, "hash">;
}

const bare = sql<string>`replace(${sql.ref("tokenHash")}, ${sql.lit(mark)}, '')`;

/** Puts a password, or none, in the place of that of a link to look, and answers what was there. Throws `not-found`. */
async function replacePassword(
  transaction: Transaction<Schema>,
  { siteId, id, now }: { siteId: number; id: number; now: number },
  to: { passwordHash: string | null; tokenHash: RawBuilder<string> },
): Promise<{ name: string; hadPassword: boolean }> {
  const link = await transaction
    .selectFrom("siteLinks")
    .select(["name", "passwordHash"])
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable("siteLinks")
    .set(to)
    .where("siteId", "=", siteId)
    .where("id", "=", id)
    .where("role", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!link || numUpdatedRows === 0n) throw new AppError("not-found");
  return { name: link.name, hadPassword: link.passwordHash !== null };
}

export function createLinkPasswords({
  database: { db, dialect },
  clock,
  passwords,
}: LinkPasswordsOptions): LinkPasswords {
  /** Replaces it while the account may publish the site, and notes that. */
  async function replace(
    { siteId, id, authorId }: LinkOfSite,
    to: Parameters<typeof replacePassword>[2],
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await holdRole(transaction, dialect, { siteId, userId: authorId, atLeast: "editor" });
      const place = { siteId, id, now: clock.now() };
      const { name, hadPassword } = await replacePassword(transaction, place, to);
      const isSet = to.passwordHash !== null;
      if (!isSet && !hadPassword) return;
      // after the link's row: what is exchanged at this moment is here by now, or is refused
      if (isSet) await transaction.deleteFrom("linkSessions").where("linkId", "=", id).execute();
      const deed = hadPassword ? "linkPassword.changed" : "linkPassword.set";
      const what = isSet ? deed : "linkPassword.removed";
      await addTimelineEvent(transaction, clock, { siteId, page: "", authorId, what, link: name });
    });
  }

  return {
    async set(link, password) {
      const passwordHash = await passwords.hash(password, { account: link.authorId });
      await replace(link, { passwordHash, tokenHash: sql`${sql.lit(mark)} || ${bare}` });
    },
    remove: (link) => replace(link, { passwordHash: null, tokenHash: bare }),
  };
}
