import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { firstStepsAnswerSchema } from "#/api/first-steps.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { FirstSteps } from "../sites/first-steps.ts";

const viewer = { access: { host: "app", who: "site-viewer" } } as const;

/** An account's checklist for a site. */
export function firstStepsRoutes(
  instance: FastifyInstance,
  { firstSteps }: { readonly firstSteps: Pick<FirstSteps, "read" | "close"> },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const path = "/api/v1/sites/:siteId/first-steps";
  app.get(
    path,
    { config: viewer, schema: { response: { 200: firstStepsAnswerSchema } } },
    (request) => firstSteps.read({ siteId: siteOf(request).id, userId: accountOf(request).id }),
  );
  app.delete(
    path,
    { config: viewer, schema: { response: { 204: z.null().describe("It is closed.") } } },
    async (request, reply) => {
      await firstSteps.close({ siteId: siteOf(request).id, userId: accountOf(request).id });
      return reply.code(204).send(null);
    },
  );
}
