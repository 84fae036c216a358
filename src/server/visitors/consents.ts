import type { ConsentPayload } from "#/api/visitors/consent-payload.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

/** A choice about cookies on a page in a language. */
export interface ConsentRecord extends ConsentPayload {
  siteId: number;
  language: string;
}

export interface Consents {
  /**
   * Keeps a choice; when this resolves, it is durable (I1). The same one again has no effect (I5).
   * Throws `not-found`, `invalid` where the site's hash is another.
   */
  add(record: ConsentRecord): Promise<void>;
}

/** Keeps what visitors chose about cookies (R1): site, choice, version of the wording, time. No address, no person. */
export function createConsents({ db }: Database, clock: Clock): Consents {
  return {
    add: ({ siteId, siteHash, id, choice, ...rest }) =>
      db.transaction().execute(async (transaction) => {
        const site = await transaction
          .selectFrom("sites")
          .select("siteHash")
          .where("id", "=", siteId)
          .where("trashedAt", "is", null)
          .executeTakeFirst();
        if (!site) throw new AppError("not-found");
        if (site.siteHash !== siteHash) throw new AppError("invalid");
        const { variant, textVersion, language } = rest;
        const { analytics, marketing, functional } = choice;
        await transaction
          .insertInto("consents")
          .values({
            siteId,
            choiceId: id,
            variant,
            textVersion,
            language,
            choice: JSON.stringify({ analytics, marketing, functional }),
            createdAt: clock.now(),
          })
          .onConflict((conflict) => conflict.columns(["siteId", "choiceId"]).doNothing())
          .execute();
      }),
  };
}
