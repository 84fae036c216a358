import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { preferencesChangeSchema, preferencesSchema } from "#/api/preferences.ts";
import type { Auth } from "../auth/auth.ts";
import { accountOf } from "../http/access.ts";

const account = { access: { host: "app", who: "account" } } as const;

/** How whoever is signed in wants the app, on all devices. */
export function preferencesRoutes(
  instance: FastifyInstance,
  { auth }: { auth: Pick<Auth, "preferences"> },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/auth/preferences",
    { config: account, schema: { response: { 200: preferencesSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return auth.preferences.of(accountOf(request).id);
    },
  );

  app.patch(
    "/api/v1/auth/preferences",
    {
      config: account,
      schema: { body: preferencesChangeSchema, response: { 204: z.null().describe("Done.") } },
    },
    async (request, reply) => {
      await auth.preferences.change(accountOf(request).id, request.body);
      return reply.code(204).send(null);
    },
  );
}
