import type { Database } from "./db/database.ts";
import type { SiteHosting } from "./hosting/site-hosting.ts";
import { createKeyedQueue } from "./sites/keyed-queue.ts";
import { readContact } from "./installation/setting-rows.ts";

/** Has hosting show whom operators name, as the database says at that moment. */
export type FollowContact = () => Promise<void>;

/** Follows once, and whenever that is called. */
export async function startFollowContact(
  { db }: Pick<Database, "db">,
  hosting: Pick<SiteHosting, "setContact">,
): Promise<FollowContact> {
  // what is read last is what is shown last
  const inTurn = createKeyedQueue();
  const follow: FollowContact = () =>
    inTurn(0, async () => hosting.setContact(await readContact(db)));
  await follow();
  return follow;
}
