import type { Selectable, Transaction } from "kysely";
import { z } from "zod";
import { wholeSite } from "#/api/page-locks.ts";
import type { PublishEvent } from "#/api/publish-event.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import { isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { PlansTable } from "../db/schedule-tables.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import type { OwnerEmails } from "../people/owner-emails.ts";
import type { Publisher } from "../publishing/publisher.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";
import { planDetails, planJob } from "./plans.ts";
import { type Visibility, isDraft, namedSubject } from "./visibility.ts";

interface PlanJobOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly publisher: Publisher;
  readonly visibility: Visibility;
  readonly notifyOwners: OwnerEmails["notifyOwners"];
  /** Tells who has a site open how far publishing it is, and that something planned wasn't done. */
  readonly notify: (siteId: number, event: PublishEvent) => void;
}

const payloadSchema = z.object({ id: z.number().int() });

type NotedPlan = Pick<Selectable<PlansTable>, "siteId" | "authorId" | "page" | "action" | "runAt">;

type PlanFailure = NonNullable<TimelineEvent["failure"]>;

/** Tells the timeline that what was planned wasn't done, and why. */
function noteUndone(
  transaction: Transaction<Schema>,
  clock: Clock,
  { failure, ...plan }: NotedPlan & { readonly failure: PlanFailure },
): Promise<void> {
  const { siteId, authorId } = plan;
  const about = { siteId, authorId, failure, ...planDetails(plan) };
  return addTimelineEvent(transaction, clock, { ...about, what: "plan.failed" });
}

/** It was published as far as its author can: the rest is an operator's. */
async function holdPlan(
  { database: { db }, clock, notifyOwners }: PlanJobOptions,
  id: number,
  plan: NotedPlan,
): Promise<void> {
  const { siteId } = plan;
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("plans")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await noteUndone(transaction, clock, { ...plan, failure: "held" });
    await notifyOwners(transaction, siteId, { news: "held" });
  });
}

/**
 * Does what was planned: the site is published as its draft is by then. What can't be done is told to the owners, as is
 * what an account planned that is suspended by then; nothing of it is done later (decision 832).
 */
export function planJobs(options: PlanJobOptions): JobHandlers {
  const { database, clock, publisher, visibility, notifyOwners, notify } = options;
  const { db } = database;

  function selectPlan(id: number) {
    return db
      .selectFrom("plans")
      .innerJoin("sites", "sites.id", "plans.siteId")
      .leftJoin("siteMembers", (join) =>
        join
          .onRef("siteMembers.siteId", "=", "plans.siteId")
          .onRef("siteMembers.userId", "=", "plans.authorId"),
      )
      .leftJoin("users", "users.id", "plans.authorId")
      .select(["plans.siteId", "page", "action", "runAt", "authorId", "trashedAt"])
      .select(["siteMembers.role", "suspendedAt"])
      .where("plans.id", "=", id)
      .where("failure", "is", null)
      .executeTakeFirst();
  }

  type PlanRow = NonNullable<Awaited<ReturnType<typeof selectPlan>>>;

  async function run({ siteId, page, action, authorId }: PlanRow): Promise<void> {
    const subject = namedSubject(page);
    const isPublished = action === "publish";
    if (isPublished && subject === wholeSite)
      await publisher.publish({
        siteId,
        authorId,
        note: "",
        isPlanned: true,
        onEvent: (event) => notify(siteId, event),
      });
    await visibility.set(siteId, subject, { isPublished, authorId, isPlanned: true });
  }

  async function fail(id: number, plan: PlanRow, failure: Exclude<PlanFailure, "held">) {
    const { siteId } = plan;
    // a process of the version before reads the list as well
    const kept = failure === "suspended" ? "not-allowed" : failure;
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("plans")
        .set({ failure: kept })
        .where("id", "=", id)
        .where("failure", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await noteUndone(transaction, clock, { ...plan, failure });
      await notifyOwners(transaction, siteId, { news: "plan" });
    });
    notify(siteId, { state: "failed", done: 0, total: 0 });
  }

  return {
    async [planJob](payload) {
      const { id } = payloadSchema.parse(payload);
      const plan = await selectPlan(id);
      // cancelled, or in the trash by now
      if (!plan || plan.trashedAt !== null) return;
      if (plan.suspendedAt !== null) return fail(id, plan, "suspended");
      if (plan.role === null || !isAtLeast(siteRoleSchema.parse(plan.role), "editor"))
        return fail(id, plan, "not-allowed");
      if (plan.action === "publish" && (await isDraft(db, plan.siteId, plan.page)))
        return fail(id, plan, "draft");
      try {
        await run(plan);
      } catch (error) {
        if (error instanceof AppError && error.code === "invalid")
          return fail(id, plan, "problems");
        if (error instanceof AppError && error.code === "publish-held")
          return holdPlan(options, id, plan);
        // a page that is gone by now is seen by nobody
        if (!(error instanceof AppError && error.code === "not-found")) throw error;
      }
      await db.deleteFrom("plans").where("id", "=", id).execute();
    },
  };
}
