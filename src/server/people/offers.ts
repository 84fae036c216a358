import type { Transaction } from "kysely";
import type { Offer } from "#/api/people.ts";
import { siteRoleSchema } from "#/api/roles.ts";
import { tokenHash } from "../auth/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { holdUser } from "../db/hold-user.ts";
import { AppError } from "../errors.ts";
import { holdSite } from "../sites/hold-site.ts";
import { addMember, changeRole } from "./members.ts";

/** Invitations as those who were invited see them. */
export interface Offers {
  /** What a link offers. Throws `invitation-invalid`. */
  read(token: string): Promise<Offer>;
  /** Uses a link up for an account, which `accountOf` may make; answers the site. Throws `invitation-invalid`. */
  accept(
    token: string,
    accountOf: (transaction: Transaction<Schema>, email: string) => Promise<string>,
  ): Promise<number>;
}

export function createOffers({
  database: { db, dialect },
  clock,
}: {
  database: Database;
  clock: Clock;
}): Offers {
  function open(connection: Pick<Transaction<Schema>, "selectFrom">, token: string) {
    return connection
      .selectFrom("invitations")
      .innerJoin("sites", "sites.id", "invitations.siteId")
      .innerJoin("users", "users.id", "invitations.invitedBy")
      .select([
        "invitations.id",
        "siteId",
        "invitations.email",
        "invitations.role",
        "isTransfer",
        "invitedBy",
        "sites.name as site",
        "users.name as inviterName",
        "users.email as inviterEmail",
      ])
      .where("tokenHash", "=", tokenHash(token))
      .where("expiresAt", ">", clock.now())
      .where("sites.trashedAt", "is", null)
      .executeTakeFirst();
  }

  return {
    async read(token) {
      const found = await open(db, token);
      if (!found) throw new AppError("invitation-invalid");
      const { site, email, role, isTransfer, inviterName, inviterEmail } = found;
      const account = await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirst();
      return {
        site,
        inviter: inviterName === "" ? inviterEmail : inviterName,
        email,
        role: siteRoleSchema.parse(role),
        isTransfer: isTransfer === 1,
        hasAccount: account !== undefined,
      };
    },
    accept: (token, accountOf) =>
      db.transaction().execute(async (transaction) => {
        const found = await open(transaction, token);
        if (!found) throw new AppError("invitation-invalid");
        const { id, siteId, invitedBy } = found;
        await holdSite(transaction, dialect, siteId);
        const userId = await accountOf(transaction, found.email);
        // before the invitation, as whoever deletes the account does
        await holdUser(transaction, dialect, userId);
        const { numDeletedRows } = await transaction
          .deleteFrom("invitations")
          .where("id", "=", id)
          .where("tokenHash", "=", tokenHash(token))
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new AppError("invitation-invalid");
        const role = siteRoleSchema.parse(found.role);
        const now = clock.now();
        await addMember(transaction, { siteId, userId, role, now });
        if (found.isTransfer === 1 && invitedBy !== userId)
          await changeRole(transaction, { siteId, userId: invitedBy, role: "editor", now });
        return siteId;
      }),
  };
}
