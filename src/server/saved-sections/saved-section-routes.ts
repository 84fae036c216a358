import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { copiedAssetSchema } from "#/api/assets.ts";
import {
  newSavedSectionSchema,
  savedSectionChangeSchema,
  savedQuerySchema,
  savedSectionSchema,
  savedSectionsSchema,
} from "#/api/saved-sections.ts";
import { idSchema } from "#/site/id.ts";
import { AppError } from "../errors.ts";
import { accountOf, siteOf } from "../http/access.ts";
import { fileQuery } from "../images/asset-routes.ts";
import type { AssetViews } from "../images/asset-views.ts";
import type { SavedSections } from "./saved-sections.ts";

const account = { access: { host: "app", who: "account" } } as const;
/** Who may add sections to a site. */
const editor = { access: { host: "app", who: "site-editor" } } as const;
const url = "/api/v1/saved-sections";
const ofSite = "/api/v1/sites/:siteId/saved-sections";
const savedParams = z.object({ savedId: idSchema });
const assetParams = z.object({ savedId: idSchema, asset: idSchema });
const siteParams = z.object({ siteId: z.string(), savedId: idSchema });
const nothing = z.null();
const bodyLimit = 1_048_576;

/** By method and pattern, as the routes below are added. */
export const savedSectionRouteList = [
  "GET /api/v1/saved-sections",
  "PATCH /api/v1/saved-sections/:savedId",
  "DELETE /api/v1/saved-sections/:savedId",
  "GET /api/v1/saved-sections/:savedId/assets/:asset/file",
  "POST /api/v1/sites/:siteId/saved-sections",
  "POST /api/v1/sites/:siteId/saved-sections/:savedId/assets",
];

interface SavedSectionRoutesOptions {
  readonly savedSections: SavedSections;
  readonly views: AssetViews;
}

/** Sections and pages that an account keeps for all its sites. */
export function savedSectionRoutes(
  instance: FastifyInstance,
  { savedSections, views }: SavedSectionRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    {
      config: account,
      schema: { querystring: savedQuerySchema, response: { 200: savedSectionsSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return savedSections.list(accountOf(request).id, request.query.kind);
    },
  );

  app.patch(
    `${url}/:savedId`,
    {
      config: account,
      schema: { params: savedParams, body: savedSectionChangeSchema, response: { 204: nothing } },
    },
    async (request, reply) => {
      const whose = { userId: accountOf(request).id, id: request.params.savedId };
      await savedSections.change(whose, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${url}/:savedId`,
    { config: account, schema: { params: savedParams, response: { 204: nothing } } },
    async (request, reply) => {
      await savedSections.trash({ userId: accountOf(request).id, id: request.params.savedId });
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${url}/:savedId/assets/:asset/file`,
    { config: account, schema: { params: assetParams, querystring: fileQuery } },
    async (request, reply) => {
      const { savedId, asset } = request.params;
      const whose = { userId: accountOf(request).id, id: savedId };
      const stored = await savedSections.assetOf(whose, asset);
      if (!stored) throw new AppError("not-found");
      const { width, crop = null } = request.query;
      return reply
        .header("cache-control", "private, max-age=31536000, immutable")
        .type("image/webp")
        .send(await views.view(stored, { crop, width }, { key: whose.userId }));
    },
  );

  onSites(instance, savedSections);
}

/** Saving what stands on a site, and bringing it to another one. */
function onSites(instance: FastifyInstance, savedSections: SavedSections): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    ofSite,
    {
      config: editor,
      bodyLimit,
      schema: { body: newSavedSectionSchema, response: { 201: savedSectionSchema } },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const saved = await savedSections.save(id, siteOf(request).id, request.body);
      return reply.code(201).send(saved);
    },
  );

  app.post(
    `${ofSite}/:savedId/assets`,
    {
      config: editor,
      schema: { params: siteParams, response: { 200: z.array(copiedAssetSchema) } },
    },
    async (request) => {
      const whose = { userId: accountOf(request).id, id: request.params.savedId };
      return savedSections.copyAssets(whose, siteOf(request).id);
    },
  );
}
