import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import {
  type OperatorChange,
  type OperatorSite,
  operatorChangeSchema,
  operatorSiteSchema,
  outboxMailSchema,
  outboxQuerySchema,
} from "#/api/operator.ts";
import type { Clock } from "../clock.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import type { Takedowns } from "./takedowns.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { accountOf } from "../http/access.ts";
import { readOutbox } from "../mail/read-outbox.ts";

interface OperatorRoutesOptions {
  database: Database;
  clock: Clock;
  takedowns: Takedowns;
  /** Told of sites whose state visitors have to see. */
  moved: (siteId: number) => Promise<void>;
}

const config = { access: { host: "app", who: "operator" } } as const;
const siteParams = z.object({ siteId: z.coerce.number().int().min(1).max(999_999_999_999_999) });

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Changes what only an operator decides, and notes it. */
async function changeSite(
  transaction: Transaction<Schema>,
  clock: Clock,
  { siteId, operatorId, change }: { siteId: number; operatorId: string; change: OperatorChange },
): Promise<void> {
  const { isPaid, isReportingClosed } = change;
  const values = {
    ...(isPaid === undefined ? {} : { isPaid: isPaid ? 1 : 0 }),
    ...(isReportingClosed === undefined
      ? {}
      : { reportingClosedAt: isReportingClosed ? clock.now() : null }),
  };
  if (Object.keys(values).length === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable("sites")
    .set(values)
    .where("id", "=", siteId)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not-found");
  const details = {
    ...(isPaid === undefined ? {} : { isPaid }),
    ...(isReportingClosed === undefined ? {} : { isReportingClosed }),
  };
  await addToAuditLog(transaction, clock, { operatorId, action: "site.change", siteId, details });
}

async function readSite(db: Kysely<Schema>, siteId: number): Promise<OperatorSite> {
  const row = await db
    .selectFrom("sites")
    .select(["id", "slug", "isPaid", "reportingClosedAt", "takenDownAt", "takedownReason"])
    .where("id", "=", siteId)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const { id, slug, reportingClosedAt, takenDownAt, takedownReason } = row;
  return {
    id,
    slug,
    isPaid: row.isPaid === 1,
    isReportingClosed: reportingClosedAt !== null,
    takedown:
      takenDownAt === null ? null : { reason: takedownReason ?? "", since: iso(takenDownAt) },
  };
}

/** What only whoever runs the installation may do. For everybody else it does not exist. */
export function operatorRoutes(
  instance: FastifyInstance,
  { database: { db }, clock, takedowns, moved }: OperatorRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/operator/outbox",
    {
      config,
      schema: { querystring: outboxQuerySchema, response: { 200: z.array(outboxMailSchema) } },
    },
    async (request, reply) => {
      const { mails, total } = await readOutbox(db, request.query);
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return mails;
    },
  );

  app.patch(
    "/api/v1/operator/sites/:siteId",
    {
      config,
      schema: {
        params: siteParams,
        body: operatorChangeSchema,
        response: { 200: operatorSiteSchema },
      },
    },
    async (request) => {
      const { siteId } = request.params;
      const { takedown } = request.body;
      const operatorId = accountOf(request).id;
      await db.transaction().execute(async (transaction) => {
        await changeSite(transaction, clock, { siteId, operatorId, change: request.body });
        if (takedown) await takedowns.takeDown(transaction, { siteId, operatorId, ...takedown });
        else if (takedown === null) await takedowns.lift(transaction, { siteId, operatorId });
      });
      if (takedown !== undefined) await moved(siteId);
      return readSite(db, siteId);
    },
  );
}
