import type { Kysely, Transaction } from "kysely";
import { wholeSite } from "#/api/page-locks.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { holdLiveRelease } from "../db/hold-live-release.ts";
import { pageEntries } from "../db/page-entries.ts";
import type { Schema } from "../db/schema.ts";
import { settlePlans } from "../db/settle-plans.ts";
import { AppError } from "../errors.ts";
import type { Screening } from "../screening/screening.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";

/** Who shows or hides something, and whether the schedule does it for them. */
export interface VisibilityAuthor {
  readonly authorId: string;
  readonly isPlanned?: true;
}

/** What visitors see of what is published. It holds at once and for every release, and is no part of the document. */
export interface Visibility {
  /** Pages that are off, or the whole site. */
  off(siteId: number): Promise<string[]>;
  /** `subject` is a page's id or "-". Throws `not-found` for a page that isn't there, `address-held`. */
  set(
    siteId: number,
    subject: string,
    change: VisibilityAuthor & { readonly isPublished: boolean },
  ): Promise<void>;
}

interface VisibilityOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Shows the site as it is to be seen now. */
  readonly moved: (siteId: number) => Promise<void>;
  /** Makes the pages of a site anew as they were published, later. */
  readonly rerender: (transaction: Transaction<Schema>, siteId: number) => Promise<unknown>;
  readonly screening: Pick<Screening, "expectHosts">;
}

/** As the tables have it. */
export const storedSubject = (subject: string): string => (subject === wholeSite ? "" : subject);
/** As the API has it. */
export const namedSubject = (page: string): string => (page === "" ? wholeSite : page);

/** Throws `not-found` for a page that the site hasn't, and `invalid` for a draft that isn't wanted: to show it does nothing. */
export async function expectSubject(
  db: Kysely<Schema>,
  siteId: number,
  subject: string,
  { isDraftRefused = false } = {},
): Promise<void> {
  if (subject === wholeSite) return;
  const entry = (await pageEntries(db, siteId)).find(({ id }) => id === subject);
  if (!entry) throw new AppError("not-found");
  if (!isDraftRefused || !entry.isDraft) return;
  const message = "This page is a draft. Make it a page of the site first, then schedule it.";
  throw new AppError("invalid", { message, details: [{ path: "/subject", message }] });
}

/** Whether a page is a draft, which isn't published with the site. */
export async function isDraft(
  db: Kysely<Schema>,
  siteId: number,
  subject: string,
): Promise<boolean> {
  const entries = await pageEntries(db, siteId);
  return entries.some((entry) => entry.id === subject && entry.isDraft === true);
}

export function createVisibility({
  database,
  clock,
  moved,
  rerender,
  screening,
}: VisibilityOptions): Visibility {
  const { db } = database;
  return {
    async off(siteId) {
      const rows = await db
        .selectFrom("unpublished")
        .select("page")
        .where("siteId", "=", siteId)
        .orderBy("page")
        .execute();
      return rows.map(({ page }) => namedSubject(page));
    },
    async set(siteId, subject, { isPublished, ...by }) {
      // its address may have changed while nobody saw it
      if (isPublished && subject === wholeSite) await screening.expectHosts(siteId);
      if (!isPublished) await expectSubject(db, siteId, subject);
      const page = storedSubject(subject);
      const action = isPublished ? "publish" : "unpublish";
      await db.transaction().execute(async (transaction) => {
        // a publication that goes live at this moment knows of it, or is what is rendered again for it
        await holdLiveRelease(transaction, siteId);
        // a site that is only shown again isn't published as it is now
        if (page !== "" || !isPublished) await settlePlans(transaction, { siteId, page, action });
        const changed = isPublished
          ? transaction
              .deleteFrom("unpublished")
              .where("siteId", "=", siteId)
              .where("page", "=", page)
              .returning("page")
          : transaction
              .insertInto("unpublished")
              .values({ siteId, page, since: clock.now() })
              .onConflict((conflict) => conflict.columns(["siteId", "page"]).doNothing())
              .returning("page");
        if (!(await changed.executeTakeFirst())) return;
        const what = isPublished ? "published" : "unpublished";
        await addTimelineEvent(transaction, clock, { siteId, page, what, ...by });
        // what leads to the page goes with it, and comes back with it
        if (page !== "") await rerender(transaction, siteId);
      });
      await moved(siteId);
    },
  };
}
