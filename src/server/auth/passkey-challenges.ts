import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tokenHash } from "./tokens.ts";

const lifetimeMs = 5 * 60_000;

/** Challenges that wait for the answer of a passkey: each for one session or browser, and once. */
export interface PasskeyChallenges {
  /** `askedOf` is a secret of the session or the browser. */
  put(challenge: string, askedOf: string): Promise<void>;
  /** Uses a challenge up; says whether it was this one's. */
  take(challenge: string, askedOf: string): Promise<boolean>;
}

export function createPasskeyChallenges({ db }: Database, clock: Clock): PasskeyChallenges {
  return {
    async put(challenge, askedOf) {
      const now = clock.now();
      await db.deleteFrom("passkeyChallenges").where("expiresAt", "<=", now).execute();
      await db
        .insertInto("passkeyChallenges")
        .values({
          challengeHash: tokenHash(challenge),
          askedOf: tokenHash(askedOf),
          expiresAt: now + lifetimeMs,
        })
        .execute();
    },
    async take(challenge, askedOf) {
      const { numDeletedRows } = await db
        .deleteFrom("passkeyChallenges")
        .where("challengeHash", "=", tokenHash(challenge))
        .where("askedOf", "=", tokenHash(askedOf))
        .where("expiresAt", ">", clock.now())
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
