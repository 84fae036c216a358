import { sql } from "kysely";
import type { Passwords } from "../auth/passwords.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { holdRole } from "../sites/hold-role.ts";

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

export function createLinkPasswords({
  database: { db, dialect },
  clock,
  passwords,
}: LinkPasswordsOptions): LinkPasswords {
  const bare = sql<string>`replace(${sql.ref("tokenHash")}, ${sql.lit(mark)}, '')`;

  return {
    async set({ siteId, id, authorId }, password) {
      const passwordHash = await passwords.hash(password, { account: authorId });
      await db.transaction().execute(async (transaction) => {
        await holdRole(transaction, dialect, { siteId, userId: authorId, atLeast: "editor" });
        const { numUpdatedRows } = await transaction
          .updateTable("siteLinks")
          .set({ passwordHash, tokenHash: sql<string>`${sql.lit(mark)} || ${bare}` })
          .where("siteId", "=", siteId)
          .where("id", "=", id)
          .where("role", "is", null)
          .where("revokedAt", "is", null)
          .where("expiresAt", ">", clock.now())
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError("not-found");
        // after the link's row: what is exchanged at this moment is here by now, or is refused
        await transaction.deleteFrom("linkSessions").where("linkId", "=", id).execute();
      });
    },
    async remove({ siteId, id }) {
      const { numUpdatedRows } = await db
        .updateTable("siteLinks")
        .set({ passwordHash: null, tokenHash: bare })
        .where("siteId", "=", siteId)
        .where("id", "=", id)
        .where("revokedAt", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError("not-found");
    },
  };
}
