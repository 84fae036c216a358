import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { siteDeletionSchema } from "#/api/sites.ts";
import { siteOf } from "../http/access.ts";
import type { Trash } from "./trash.ts";

const config = { access: { host: "app", who: "site-owner", inTrash: true } } as const;
const done = { 204: z.null().describe("It is gone for good.") };

/** Deleting sites in the trash before their time, for their owners. */
export function trashRoutes(
  instance: FastifyInstance,
  { trash }: { trash: Pick<Trash, "deleteNow"> },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/v1/sites/:siteId/deletion",
    { config, schema: { body: siteDeletionSchema, response: done } },
    async (request, reply) => {
      await trash.deleteNow(siteOf(request).id, request.body.name);
      return reply.code(204).send(null);
    },
  );
}
