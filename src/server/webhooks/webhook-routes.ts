import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { webhookBodySchema, webhookSchema } from "#/api/webhooks.ts";
import { siteOf } from "../http/access.ts";
import type { Webhooks } from "./webhooks.ts";

const config = { access: { host: "app", who: "site-owner" } } as const;
const url = "/api/v1/sites/:siteId/webhook";

/** Where a site reports to what visitors send: for its owner alone, who reads it all anyway. */
export function webhookRoutes(instance: FastifyInstance, webhooks: Webhooks): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config, schema: { response: { 200: webhookSchema, 204: z.null() } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const info = await webhooks.read(siteOf(request).id);
      return info ?? reply.code(204).send(null);
    },
  );

  app.put(
    url,
    { config, schema: { body: webhookBodySchema, response: { 200: webhookSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return webhooks.set(siteOf(request).id, request.body.url);
    },
  );

  app.delete(url, { config, schema: { response: { 204: z.null() } } }, async (request, reply) => {
    await webhooks.remove(siteOf(request).id);
    return reply.code(204).send(null);
  });
}
