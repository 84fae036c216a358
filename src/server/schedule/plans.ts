import type { Selectable, Transaction } from "kysely";
import { wholeSite } from "#/api/page-locks.ts";
import type { NewPlan, Plan } from "#/api/schedule.ts";
import { farthestDays, mostPlans, newPlanSchema, plansSchema } from "#/api/schedule.ts";
import { instantOf } from "#/lib/zoned-time.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { PlansTable } from "../db/schedule-tables.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { addTimelineEvent } from "../timeline/add-timeline-event.ts";
import { expectSubject, namedSubject, storedSubject } from "./visibility.ts";

/** The job that does what is planned. */
export const planJob = "schedule.run";
const dayMs = 86_400_000;

/** What is to be published or unpublished at a time. */
export interface PlanList {
  /** Those that wait and those that failed, the earliest first. */
  list(siteId: number): Promise<{ plans: Plan[]; timeZone: string | null }>;
  /** Throws `not-found`, `invalid` for a time that has passed or is too far and for a draft that is to be published, `too-many-requests`. */
  add(siteId: number, authorId: string, plan: NewPlan): Promise<void>;
  /** Throws `not-found` where it has been done or cancelled. */
  cancel(siteId: number, authorId: string, id: number): Promise<void>;
}

interface PlansOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
  /** Shows the site as it is to be seen now: one that is closed says when it is to be back. */
  readonly moved: (siteId: number) => Promise<void>;
}

/** A write of the site's row, so that of many at the same moment each counts those before it. */
async function expectRoom(transaction: Transaction<Schema>, siteId: number): Promise<void> {
  await transaction
    .updateTable("sites")
    .set((row) => ({ updatedAt: row.ref("updatedAt") }))
    .where("id", "=", siteId)
    .execute();
  const { count } = await transaction
    .selectFrom("plans")
    .select((select) => select.fn.countAll().as("count"))
    .where("siteId", "=", siteId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPlans)
    throw new AppError("too-many-requests", {
      message: "This site has too many plans. Cancel some first.",
    });
}

/** What the timeline tells of a plan. */
export function planDetails({
  page,
  action,
  runAt,
}: Pick<Selectable<PlansTable>, "page" | "action" | "runAt">) {
  const at = new Date(runAt).toISOString();
  return { page, action: newPlanSchema.shape.action.parse(action), at };
}

export function createPlans({ database, clock, jobs, moved }: PlansOptions): PlanList {
  const { db } = database;

  function instantFor({ time, timeZone }: NewPlan): number {
    const at = instantOf(time, timeZone);
    const ahead = at - clock.now();
    const message =
      Number.isNaN(at) || ahead <= 0
        ? "Choose a time in the future"
        : "Choose a time within the next 400 days";
    if (!(ahead > 0 && ahead <= farthestDays * dayMs))
      throw new AppError("invalid", { details: [{ path: "/time", message }] });
    return at;
  }

  return {
    async list(siteId) {
      const rows = await db
        .selectFrom("plans")
        .leftJoin("users", "users.id", "plans.authorId")
        .select(["plans.id", "page", "action", "time", "timeZone", "runAt", "failure"])
        .select(["users.name", "users.email"])
        .where("siteId", "=", siteId)
        .orderBy("runAt")
        .orderBy("plans.id")
        .execute();
      const plans = rows.map(({ page, runAt, name, email, ...row }) => ({
        ...row,
        subject: namedSubject(page),
        at: new Date(runAt).toISOString(),
        author: name || email || "",
      }));
      const last = rows.toSorted((one, other) => other.id - one.id)[0];
      return { plans: plansSchema.shape.plans.parse(plans), timeZone: last?.timeZone ?? null };
    },
    async add(siteId, authorId, plan) {
      const { subject, action, time, timeZone } = plan;
      const runAt = instantFor(plan);
      await expectSubject(db, siteId, subject, { isDraftRefused: action === "publish" });
      await db.transaction().execute(async (transaction) => {
        await expectRoom(transaction, siteId);
        const page = storedSubject(subject);
        const { id } = await transaction
          .insertInto("plans")
          .values({ siteId, page, action, time, timeZone, runAt, authorId })
          .returning("id")
          .executeTakeFirstOrThrow();
        await jobs.add({ kind: planJob, payload: { id }, runAt }, transaction);
        await addTimelineEvent(transaction, clock, {
          siteId,
          authorId,
          what: "plan.added",
          ...planDetails({ page, action, runAt }),
        });
      });
      if (subject === wholeSite) await moved(siteId);
    },
    async cancel(siteId, authorId, id) {
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom("plans")
          .where("siteId", "=", siteId)
          .where("id", "=", id)
          .returning(["page", "action", "runAt", "failure"])
          .executeTakeFirst();
        if (!row) throw new AppError("not-found");
        // what wasn't done is only taken from the list
        if (row.failure !== null) return;
        await addTimelineEvent(transaction, clock, {
          siteId,
          authorId,
          what: "plan.cancelled",
          ...planDetails(row),
        });
      });
      await moved(siteId);
    },
  };
}
