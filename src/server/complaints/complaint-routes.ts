import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  auditEntrySchema,
  auditQuerySchema,
  complaintQuerySchema,
  decisionBodySchema,
  operatorComplaintSchema,
} from "#/api/operator-complaints.ts";
import { readAuditLog } from "../audit/read-audit-log.ts";
import type { Database } from "../db/database.ts";
import { accountOf } from "../http/access.ts";
import type { Complaints } from "./complaints.ts";

interface ComplaintRoutesOptions {
  database: Database;
  complaints: Complaints;
}

const config = { access: { host: "app", who: "operator" } } as const;
const params = z.object({ complaintId: z.coerce.number().int().min(1).max(999_999_999_999_999) });

/** The operators' queue of complaints and the log of what they did. For everybody else it does not exist. */
export function complaintRoutes(
  instance: FastifyInstance,
  { database: { db }, complaints }: ComplaintRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/operator/complaints",
    {
      config,
      schema: {
        querystring: complaintQuerySchema,
        response: { 200: z.array(operatorComplaintSchema) },
      },
    },
    async (request, reply) => {
      const { complaints: found, total } = await complaints.list(request.query);
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return found;
    },
  );

  app.patch(
    "/api/v1/operator/complaints/:complaintId",
    {
      config,
      schema: { params, body: decisionBodySchema, response: { 200: operatorComplaintSchema } },
    },
    (request) => complaints.decide(request.params.complaintId, accountOf(request).id, request.body),
  );

  app.get(
    "/api/v1/operator/audit",
    {
      config,
      schema: { querystring: auditQuerySchema, response: { 200: z.array(auditEntrySchema) } },
    },
    async (request, reply) => {
      const { entries, total } = await readAuditLog(db, request.query);
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return entries;
    },
  );
}
