import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { quotasSchema, siteQuotasSchema } from "#/api/quotas.ts";
import type { Database } from "../db/database.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { mostPagesOfSite } from "../sites/page-room.ts";
import { quotasOfAccount } from "../sites/quotas-of-account.ts";

/** What whoever is signed in has of their limits, and what a site may have. */
export function quotasRoutes(
  instance: FastifyInstance,
  { database, readSettings }: { database: Database; readSettings: ReadSettings },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/v1/auth/quotas",
    {
      config: { access: { host: "app", who: "account" } },
      schema: { response: { 200: quotasSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return quotasOfAccount(database, readSettings, accountOf(request));
    },
  );
  app.get(
    "/api/v1/sites/:siteId/quotas",
    {
      config: { access: { host: "app", who: "site-editor" } },
      schema: { response: { 200: siteQuotasSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const most = await mostPagesOfSite(database.db, readSettings, siteOf(request).id);
      return { pages: most ?? null };
    },
  );
}
