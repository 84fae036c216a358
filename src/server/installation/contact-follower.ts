import type { Database } from "../db/database.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { readContact } from "./setting-rows.ts";

/** Has hosting show whom operators name, as the database says at that moment. */
export type FollowContact = () => Promise<void>;

export function createFollowContact(
  { db }: Pick<Database, "db">,
  hosting: Pick<SiteHosting, "setContact">,
): FollowContact {
  // what is read last is what is shown last
  const inTurn = createKeyedQueue();
  return () => inTurn(0, async () => hosting.setContact(await readContact(db)));
}
