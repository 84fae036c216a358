import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { componentSchema, componentsQuerySchema } from "#/api/components.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { componentList } from "../sites/component-list.ts";

interface ComponentsRoutesOptions {
  registry: readonly SectionDefinition[];
}

const config = { access: { host: "app", who: "account" } } as const;

/** The section templates. */
export function componentsRoutes(
  instance: FastifyInstance,
  { registry }: ComponentsRoutesOptions,
): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/components",
    {
      config,
      schema: { querystring: componentsQuerySchema, response: { 200: z.array(componentSchema) } },
    },
    async (request, reply) => {
      const components = componentList(registry, request.query.language);
      reply.header("x-total-count", components.length);
      return components;
    },
  );
}
