import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { storageReportSchema } from "#/api/operator-storage.ts";
import { addToAuditLog } from "../audit/audit-log.ts";
import { planNow } from "../backups/backup-plan.ts";
import type { Clock } from "../clock.ts";
import { AppError } from "../errors.ts";
import { accountOf } from "../http/access.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { SiteList } from "./site-list.ts";
import { type StorageReportOptions, createStorageReport } from "./storage-report.ts";

const config = { access: { host: "app", who: "operator" } } as const;

export const storageRouteList = [
  "GET /api/v1/operator/storage",
  "POST /api/v1/operator/backups",
] as const;

interface StorageRoutesOptions extends StorageReportOptions {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "add">;
}

/** What takes room, what is backed up, and a backup at once. */
export function operatorStorageRoutes(
  instance: FastifyInstance,
  { list, options }: { list: SiteList; options: StorageRoutesOptions },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { database, clock, backups } = options;
  const read = createStorageReport(options, list);

  app.get(
    "/api/v1/operator/storage",
    { config, schema: { response: { 200: storageReportSchema } } },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return read();
    },
  );

  app.post(
    "/api/v1/operator/backups",
    {
      config,
      schema: { response: { 202: z.null().describe("It is made as soon as it can be.") } },
    },
    async (request, reply) => {
      const operatorId = accountOf(request).id;
      await database.db.transaction().execute(async (transaction) => {
        if (!backups) throw new AppError("backups-off");
        if (!(await planNow(options, transaction))) throw new AppError("backup-running");
        const entry = { operatorId, action: "backup.start", details: {} };
        await addToAuditLog(transaction, clock, entry);
      });
      return reply.code(202).send(null);
    },
  );
}
