import type { FastifyInstance } from "fastify";

const config = { access: { host: "app", who: "anyone" } } as const;

/** The description of the API, made from the schemas of its routes. */
export function openApiRoute(app: FastifyInstance): void {
  app.get("/api/v1/openapi.json", { config, schema: { hide: true } }, async () => app.swagger());
}
