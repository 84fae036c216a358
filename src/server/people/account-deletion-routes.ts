import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { accountDeletionPlanSchema, accountDeletionSchema } from "#/api/account-deletion.ts";
import type { Auth } from "../auth/auth.ts";
import { accountOf, callerOf } from "../http/access.ts";
import type { AccountDeletion } from "./account-deletion.ts";

const account = { access: { host: "app", who: "account" } } as const;
const url = "/api/v1/auth/account/deletion";

/** The end of an account, of its sessions and of what nobody else owns. */
export function accountDeletionRoutes(
  instance: FastifyInstance,
  { auth, deletion }: { auth: Auth; deletion: AccountDeletion },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config: account, schema: { response: { 200: accountDeletionPlanSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { sites: await deletion.plan(accountOf(request).id) };
    },
  );

  app.post(
    url,
    {
      config: account,
      schema: { body: accountDeletionSchema, response: { 204: z.null().describe("It is gone.") } },
    },
    async (request, reply) => {
      const { deletedSites, language, ...proof } = request.body;
      const caller = callerOf(request);
      await auth.prove(caller, accountOf(request), proof);
      await deletion.remove(accountOf(request), { deletedSites, language });
      const { cookies } = await auth.sessions.close(caller.headers);
      return reply.header("set-cookie", cookies).code(204).send(null);
    },
  );
}
