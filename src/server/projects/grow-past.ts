import type { Transaction } from "kysely";
import { createId } from "#/lib/create-id.ts";
import type { Step } from "#/site/operations/operation.ts";
import { operationsPerBatch } from "#/site/operations/batch.ts";
import type { Templates } from "#/site/section.ts";
import type { Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { createPauses } from "../limits/pauses.ts";
import { appendOne, beginAppending, finishAppending } from "../sites/appending.ts";
import type { PageRoom } from "../sites/page-room.ts";
import { RecordCache } from "../sites/record-cache.ts";
import type { BroughtPast } from "./bring-versions.ts";

interface Growing {
  readonly dialect: Dialect;
  readonly templates: Templates;
  readonly authorId: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a site was may have had more pages than it may have now: the limits hold for the site that comes out (883). */
const anyRoom: PageRoom = { ofSite: undefined, ofAccount: undefined };

/** Adds steps to the log of a site that is being made. */
async function addSteps(
  transaction: Transaction<Schema>,
  { siteId, cache, steps }: { siteId: number; cache: RecordCache; steps: readonly Step[] },
  growing: Growing,
): Promise<void> {
  const breathe = createPauses();
  for (let start = 0; start < steps.length; start += operationsPerBatch) {
    const operations = steps
      .slice(start, start + operationsPerBatch)
      .map((step) => ({ ...step, id: createId(), via: "restore" as const }));
    const own = { cache, role: "owner" as const, siteId, operations };
    const state = await beginAppending(transaction, { ...growing, ...own });
    const from = state.revision;
    state.pageRoom = anyRoom;
    for (const operation of operations) {
      await breathe();
      const { status } = await appendOne(state, operation, growing);
      if (status !== "applied") throw new Error(`A step of a site’s past was ${status}`);
    }
    const written = await finishAppending(state);
    cache.advance(siteId, { from, to: state.revision }, written);
  }
}

/** Has a site that begins with its first version become what it is, and names the versions on its way. */
export async function growPast(
  transaction: Transaction<Schema>,
  siteId: number,
  { past, ...growing }: Growing & { readonly past: BroughtPast },
): Promise<void> {
  const { authorId, time: createdAt } = growing;
  // nobody else knows the site: what isn't committed is cached for nobody
  const cache = new RecordCache();
  for (const { name, steps } of past.states) {
    await addSteps(transaction, { siteId, cache, steps }, growing);
    const { revision } = await transaction
      .selectFrom("sites")
      .select("revision")
      .where("id", "=", siteId)
      .executeTakeFirstOrThrow();
    // two versions that don't differ are one, by the later name
    await transaction
      .insertInto("versionNames")
      .values({ siteId, revision, name, authorId, createdAt })
      .onConflict((conflict) => conflict.columns(["siteId", "revision"]).doUpdateSet({ name }))
      .execute();
  }
  await addSteps(transaction, { siteId, cache, steps: past.last }, growing);
}
