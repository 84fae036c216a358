import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { presenceBodySchema } from "#/api/presence.ts";
import { personOf, siteOf } from "../http/access.ts";
import type { Presence } from "./presence.ts";

const bodyLimit = 4_096;

/** Where somebody is in a site that they have open. */
export function presenceRoutes(
  instance: FastifyInstance,
  { presence }: { presence: Presence },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/v1/sites/:siteId/presence",
    {
      config: { access: { host: "app", who: "site-viewer", guests: true } },
      bodyLimit,
      schema: { body: presenceBodySchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { tab, place } = request.body;
      presence.move(siteOf(request).id, tab, personOf(request), place);
      return reply.code(204).send(null);
    },
  );
}
