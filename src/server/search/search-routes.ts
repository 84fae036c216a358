import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { textsAnswerSchema, textsQuerySchema } from "#/api/texts.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { TextSearch } from "./text-search.ts";

const viewer = { access: { host: "app", who: "site-viewer" } } as const;

/** Texts of a site's draft, by what they say. */
export function searchRoutes(
  instance: FastifyInstance,
  { textSearch }: { readonly textSearch: TextSearch },
): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/sites/:siteId/texts",
    {
      config: viewer,
      schema: { querystring: textsQuerySchema, response: { 200: textsAnswerSchema } },
    },
    async (request) => textSearch(siteOf(request).id, request.query, accountOf(request).id),
  );
}
