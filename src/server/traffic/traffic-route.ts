import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { trafficSchema } from "#/api/traffic.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { siteOf } from "../http/access.ts";
import { dayOf, readViews, toldDays } from "./traffic-rows.ts";

/** What the people of a site see of its traffic: one figure. */
export function trafficRoute(
  instance: FastifyInstance,
  { database: { db }, clock }: { database: Database; clock: Clock },
): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/sites/:siteId/traffic",
    {
      config: { access: { host: "app", who: "site-viewer" } },
      schema: { response: { 200: trafficSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const views = await readViews(db, siteOf(request).id, dayOf(clock.now()));
      return { views, days: toldDays };
    },
  );
}
