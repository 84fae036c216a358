import type { Transaction } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "../db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { collectLater } from "../leaving/collect-later.ts";
import { noteLeft } from "../leaving/left-files.ts";

/** What saved sections leave behind belongs to no site: none has this id. */
const noSite = 0;

/** Has the pictures of saved sections removed an hour after their transaction deletes them, but what something else has. */
export async function leavePictures(
  transaction: Transaction<Schema>,
  { jobs, clock }: { jobs: Pick<Jobs, "add">; clock: Clock },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const pictures = await transaction
    .selectFrom("savedSectionAssets")
    .select("hash")
    .where("savedId", "in", ids)
    .execute();
  if (pictures.length === 0) return;
  const hashes = pictures.map(({ hash }) => hash);
  await noteLeft(transaction, { siteId: noSite, kind: "picture" }, hashes);
  await jobs.add(collectLater(noSite, clock.now()), transaction);
}
