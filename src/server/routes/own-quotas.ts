import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Kysely } from "kysely";
import { quotasSchema } from "#/api/quotas.ts";
import type { Schema } from "../db/schema.ts";
import { accountOf } from "../http/access.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { quotasOfAccount } from "../sites/quotas-of-account.ts";

/** What whoever is signed in has of their limits. */
export function ownQuotasRoute(
  instance: FastifyInstance,
  { db, readSettings }: { db: Kysely<Schema>; readSettings: ReadSettings },
): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/auth/quotas",
    {
      config: { access: { host: "app", who: "account" } },
      schema: { response: { 200: quotasSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return quotasOfAccount(db, readSettings, accountOf(request));
    },
  );
}
