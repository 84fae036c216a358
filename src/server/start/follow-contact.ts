import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { readContact } from "../installation/setting-rows.ts";

/**
 * Has hosting show whom operators name, as the database says at that moment. Never rejects: what couldn't be read is told
 * as an error, and tried again until it can be.
 */
export type FollowContact = () => Promise<void>;

/** What couldn't be read is tried again after so many milliseconds. */
const againMs = 5_000;

interface FollowContactOptions {
  readonly database: Pick<Database, "db">;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Follows once, and whenever that is called. Rejects where it can't follow the first time. */
export async function startFollowContact(
  { database: { db }, log }: FollowContactOptions,
  hosting: Pick<SiteHosting, "setContact">,
): Promise<FollowContact> {
  // what is read last is what is shown last
  const inTurn = createKeyedQueue();
  let again: NodeJS.Timeout | undefined;

  const follow = () => inTurn(0, async () => hosting.setContact(await readContact(db)));

  async function followOrAgain(): Promise<void> {
    clearTimeout(again);
    try {
      await follow();
    } catch (err) {
      log.error({ err }, "whom visitors write to isn't known");
      clearTimeout(again);
      again = setTimeout(() => void followOrAgain(), againMs).unref();
    }
  }

  await follow();
  return followOrAgain;
}
