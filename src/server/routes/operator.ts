import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { operatorChangeSchema, operatorSiteSchema, outboxMailSchema } from "#/api/operator.ts";
import { listQuerySchema } from "#/api/sites.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";

interface OperatorRoutesOptions {
  database: Database;
  clock: Clock;
}

const config = { access: { host: "app", who: "operator" } } as const;
const siteParams = z.object({ siteId: z.coerce.number().int().min(1).max(999_999_999_999_999) });

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** What only whoever runs the installation may do. For everybody else it does not exist. */
export function operatorRoutes(
  instance: FastifyInstance,
  { database: { db }, clock }: OperatorRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/operator/outbox",
    {
      config,
      schema: { querystring: listQuerySchema, response: { 200: z.array(outboxMailSchema) } },
    },
    async (request, reply) => {
      const { limit, offset } = request.query;
      const rows = await db
        .selectFrom("outbox")
        .select(["id", "recipient as to", "subject", "text", "createdAt", "sentAt"])
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await db
        .selectFrom("outbox")
        .select((select) => select.fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      reply.header("x-total-count", Number(total)).header("cache-control", "no-store");
      return rows.map(({ createdAt, sentAt, ...mail }) => ({
        ...mail,
        createdAt: iso(createdAt),
        sentAt: sentAt === null ? null : iso(sentAt),
      }));
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
      const { isPaid, isReportingClosed } = request.body;
      const site = db.selectFrom("sites").where("id", "=", request.params.siteId);
      const values = {
        ...(isPaid === undefined ? {} : { isPaid: isPaid ? 1 : 0 }),
        ...(isReportingClosed === undefined
          ? {}
          : { reportingClosedAt: isReportingClosed ? clock.now() : null }),
      };
      if (Object.keys(values).length > 0)
        await db.updateTable("sites").set(values).where("id", "=", request.params.siteId).execute();
      const row = await site
        .select(["id", "slug", "isPaid", "reportingClosedAt"])
        .executeTakeFirst();
      if (!row) throw new AppError("not-found");
      const { id, slug, reportingClosedAt } = row;
      return { id, slug, isPaid: row.isPaid === 1, isReportingClosed: reportingClosedAt !== null };
    },
  );
}
