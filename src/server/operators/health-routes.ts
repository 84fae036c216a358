import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { healthReportSchema } from "#/api/operator-health.ts";
import type { HealthReports } from "./health-reports.ts";

const config = { access: { host: "app", who: "operator" } } as const;
const url = "/api/v1/operator/health";

export const healthRouteList = [`GET ${url}`, `POST ${url}/check`] as const;

/** What is wrong with the installation, as its own checks say. */
export function operatorHealthRoutes(
  instance: FastifyInstance,
  { health }: { health: HealthReports },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.addHook("onClose", () => health.end());

  app.get(
    url,
    { config, schema: { response: { 200: healthReportSchema } } },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return health.read();
    },
  );

  app.post(
    `${url}/check`,
    { config, schema: { response: { 202: healthReportSchema } } },
    async (_request, reply) => reply.code(202).send(await health.begin()),
  );
}
