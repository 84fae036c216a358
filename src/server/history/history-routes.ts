import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  differencesSchema,
  historyQuerySchema,
  historySchema,
  namedVersionsSchema,
  newVersionNameSchema,
} from "#/api/history.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { History } from "./history.ts";

const viewer = { access: { host: "app", who: "site-viewer" } } as const;
const editor = { access: { host: "app", who: "site-editor" } } as const;

export const historyRouteList = [
  "GET /api/v1/sites/:siteId/history",
  "GET /api/v1/sites/:siteId/versions",
  "GET /api/v1/sites/:siteId/versions/:revision/differences",
  "PUT /api/v1/sites/:siteId/versions/:revision",
  "DELETE /api/v1/sites/:siteId/versions/:revision",
] as const;

/** A point of a site's log. */
const pointSchema = z.object({
  siteId: z.string(),
  revision: z.coerce.number().int().gte(1).lte(Number.MAX_SAFE_INTEGER),
});

/** The timeline of a site, what has changed since a point of it, and what points are called. */
export function historyRoutes(
  instance: FastifyInstance,
  { history }: { readonly history: History },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { names, readTimeline, readDifferences } = history;

  app.get(
    "/api/v1/sites/:siteId/history",
    {
      config: viewer,
      schema: { querystring: historyQuerySchema, response: { 200: historySchema } },
    },
    async (request) =>
      readTimeline(siteOf(request).id, { ...request.query, accountId: accountOf(request).id }),
  );

  app.get(
    "/api/v1/sites/:siteId/versions",
    { config: viewer, schema: { response: { 200: namedVersionsSchema } } },
    async (request) => names.points(siteOf(request).id),
  );

  app.get(
    "/api/v1/sites/:siteId/versions/:revision/differences",
    { config: viewer, schema: { params: pointSchema, response: { 200: differencesSchema } } },
    async (request) => readDifferences(siteOf(request).id, request.params.revision),
  );

  app.put(
    "/api/v1/sites/:siteId/versions/:revision",
    {
      config: editor,
      schema: { params: pointSchema, body: newVersionNameSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { name } = request.body;
      const authorId = accountOf(request).id;
      await names.set(siteOf(request).id, request.params.revision, { name, authorId });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/sites/:siteId/versions/:revision",
    { config: editor, schema: { params: pointSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await names.remove(siteOf(request).id, request.params.revision);
      return reply.code(204).send(null);
    },
  );
}
