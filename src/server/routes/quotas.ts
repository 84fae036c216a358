import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { quotasSchema, siteQuotasSchema } from "#/api/quotas.ts";
import { accountOf, siteOf } from "../http/access.ts";
import { type QuotasContext, quotasOfAccount } from "../quotas/quotas-of-account.ts";
import { quotasOfSite } from "../quotas/quotas-of-site.ts";

/** What whoever is signed in has of their limits, and what a site may have. */
export function quotasRoutes(instance: FastifyInstance, context: QuotasContext): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/v1/auth/quotas",
    {
      config: { access: { host: "app", who: "account" } },
      schema: { response: { 200: quotasSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return quotasOfAccount(context, accountOf(request));
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
      return quotasOfSite(context, siteOf(request));
    },
  );
}
