import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { copiedAssetSchema, copyAssetsSchema } from "#/api/assets.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { CopyAssets } from "./copy-assets.ts";

/** Pictures that come along with what is pasted from another site. */
export function copyRoute(instance: FastifyInstance, copy: CopyAssets): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/sites/:siteId/assets/copies",
    {
      config: { access: { host: "app", who: "site-writer" } },
      schema: { body: copyAssetsSchema, response: { 200: z.array(copiedAssetSchema) } },
    },
    async (request) =>
      copy({ ...request.body, to: siteOf(request).id, account: accountOf(request).id }),
  );
}
