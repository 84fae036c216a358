import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { lockBodySchema, lockedSchema, pageLockSchema, pageLocksSchema } from "#/api/page-locks.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { PageLocks } from "./page-locks.ts";

const config = { access: { host: "app", who: "site-editor" } } as const;
const url = "/api/v1/sites/:siteId/locks";
/** By method and pattern. */
export const pageLockRouteList = [`GET ${url}`, `PUT ${url}/:page`, `DELETE ${url}/:page`] as const;
const params = z.object({ siteId: z.string(), page: lockedSchema });

/** Passwords that visitors are asked for: for those who publish the site. */
export function pageLockRoutes(instance: FastifyInstance, locks: PageLocks): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config, schema: { response: { 200: pageLocksSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { locks: await locks.list(siteOf(request).id) };
    },
  );

  app.put(
    `${url}/:page`,
    { config, schema: { params, body: lockBodySchema, response: { 200: pageLockSchema } } },
    async (request) =>
      locks.set(siteOf(request).id, request.params.page, {
        ...request.body,
        authorId: accountOf(request).id,
      }),
  );

  app.delete(
    `${url}/:page`,
    { config, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { page } = request.params;
      await locks.remove(siteOf(request).id, page, accountOf(request).id);
      return reply.code(204).send(null);
    },
  );
}
