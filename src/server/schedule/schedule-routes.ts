import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  closedWordsSchema,
  newPlanSchema,
  plansSchema,
  visibilityParamsSchema,
  visibilitySchema,
} from "#/api/schedule.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { ClosedWords } from "./closed-words.ts";
import type { PlanList } from "./plans.ts";
import type { Visibility } from "./visibility.ts";

const config = { access: { host: "app", who: "site-editor" } } as const;
const url = "/api/v1/sites/:siteId/plans";
const params = z.object({
  siteId: z.string(),
  planId: z.coerce.number().int().min(1).max(999_999_999_999_999),
});
const done = { 204: z.null().describe("Done.") };

/** The routes of plans and of what is seen now. */
export const scheduleRouteList = [
  `GET ${url}`,
  `POST ${url}`,
  `DELETE ${url}/:planId`,
  "PUT /api/v1/sites/:siteId/visibility/:subject",
  "PUT /api/v1/sites/:siteId/closed-words",
] as const;

interface ScheduleRoutesOptions {
  readonly plans: PlanList;
  readonly visibility: Visibility;
  readonly closedWords: ClosedWords;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
}

/** What is to be published or unpublished at a time, and what is unpublished now: for those who publish. */
export function scheduleRoutes(
  instance: FastifyInstance,
  { plans, visibility, closedWords, delivers }: ScheduleRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const read = async (siteId: number) => ({
    ...(await plans.list(siteId)),
    off: await visibility.off(siteId),
    closedWords: await closedWords.read(siteId),
    sendsMail: delivers,
  });

  app.get(url, { config, schema: { response: { 200: plansSchema } } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return read(siteOf(request).id);
  });

  app.post(
    url,
    { config, schema: { body: newPlanSchema, response: { 201: plansSchema } } },
    async (request, reply) => {
      const { id } = siteOf(request);
      await plans.add(id, accountOf(request).id, request.body);
      return reply.code(201).send(await read(id));
    },
  );

  app.delete(
    `${url}/:planId`,
    { config, schema: { params, response: done } },
    async (request, reply) => {
      await plans.cancel(siteOf(request).id, accountOf(request).id, request.params.planId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    "/api/v1/sites/:siteId/visibility/:subject",
    {
      config,
      schema: { params: visibilityParamsSchema, body: visibilitySchema, response: done },
    },
    async (request, reply) => {
      const { subject } = request.params;
      const { isPublished } = request.body;
      const authorId = accountOf(request).id;
      await visibility.set(siteOf(request).id, subject, { isPublished, authorId });
      return reply.code(204).send(null);
    },
  );

  app.put(
    "/api/v1/sites/:siteId/closed-words",
    { config, schema: { body: closedWordsSchema, response: done } },
    async (request, reply) => {
      await closedWords.write(siteOf(request).id, request.body.words);
      return reply.code(204).send(null);
    },
  );
}
