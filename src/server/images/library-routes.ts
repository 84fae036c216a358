import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  assetChangeSchema,
  libraryAnswerSchema,
  libraryQuerySchema,
  sentFileSchema,
  sentFilesSchema,
} from "#/api/library.ts";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { siteOf } from "../http/access.ts";
import type { Assets } from "./assets.ts";
import type { Library } from "./library.ts";

interface LibraryRoutesOptions {
  readonly library: Library;
  readonly assets: Pick<Assets, "change">;
}

/** The library of a site: what is stored and what it is called, and what doesn't have to be sent again. */
export function libraryRoutes(
  instance: FastifyInstance,
  { library, assets }: LibraryRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/sites/:siteId/library",
    {
      config: { access: { host: "app", who: "site-viewer" } },
      schema: { querystring: libraryQuerySchema, response: { 200: libraryAnswerSchema } },
    },
    async (request) => library.list(siteOf(request).id, request.query),
  );

  app.post(
    "/api/v1/sites/:siteId/library/sent",
    {
      config: { access: { host: "app", who: "site-writer" } },
      schema: { body: sentFilesSchema, response: { 200: z.array(sentFileSchema) } },
    },
    async (request) => library.take(siteOf(request).id, request.body.hashes),
  );

  app.patch(
    "/api/v1/sites/:siteId/assets/:asset",
    {
      config: { access: { host: "app", who: "site-writer" } },
      schema: {
        params: z.object({ siteId: z.string(), asset: idSchema }),
        body: assetChangeSchema,
        response: { 200: assetSchema },
      },
    },
    async (request) => assets.change(siteOf(request).id, request.params.asset, request.body),
  );
}
