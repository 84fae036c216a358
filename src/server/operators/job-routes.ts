import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { jobsQuerySchema, listedJobSchema } from "#/api/operator-jobs.ts";
import { accountOf } from "../http/access.ts";
import type { JobList } from "./job-list.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/jobs";
const params = z.object({ jobId: z.coerce.number().int().min(1).max(999_999_999_999_999) });
const done = { 204: z.null().describe("Done.") };

export const operatorJobRouteList = [
  `GET ${url}`,
  `POST ${url}/:jobId/retry`,
  `DELETE ${url}/:jobId`,
] as const;

/** Work in the background: emails that wait or couldn't be sent among it. */
export function operatorJobRoutes(instance: FastifyInstance, { jobs }: { jobs: JobList }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    {
      config,
      schema: { querystring: jobsQuerySchema, response: { 200: z.array(listedJobSchema) } },
    },
    async (request, reply) => {
      const found = await jobs.list(request.query);
      reply.header("x-total-count", found.total).header("cache-control", "no-store");
      return found.jobs;
    },
  );

  app.post(
    `${url}/:jobId/retry`,
    { config, schema: { params, response: done } },
    async (request, reply) => {
      await jobs.retry(request.params.jobId, accountOf(request).id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${url}/:jobId`,
    { config, schema: { params, response: done } },
    async (request, reply) => {
      await jobs.discard(request.params.jobId, accountOf(request).id);
      return reply.code(204).send(null);
    },
  );
}
