import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { placedLinksSchema } from "#/api/files.ts";
import { placedPicturesSchema } from "#/api/library.ts";
import { linkedPlacesSchema } from "#/api/linked-places.ts";
import { textsAnswerSchema, textsQuerySchema } from "#/api/texts.ts";
import {
  formerOriginalSchema,
  formerOriginalsQuerySchema,
  translationsAnswerSchema,
  translationsQuerySchema,
} from "#/api/translations.ts";
import type { Templates } from "#/site/section.ts";
import type { Database } from "../db/database.ts";
import { authorOf, siteOf } from "../http/access.ts";
import { createFileSearch } from "./file-search.ts";
import { createReadFormerOriginals } from "./former-originals.ts";
import { createReadLinkedPlaces } from "./linked-places.ts";
import { createPictureSearch } from "./picture-search.ts";
import { createTextSearch } from "./text-search.ts";
import { createReadTranslations } from "./translation-list.ts";

/** What was is for members: guests come for what is. */
const member = { access: { host: "app", who: "site-viewer" } } as const;
const viewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;

/** By method and pattern, as the routes below are added. */
export const searchRouteList = [
  "GET /api/v1/sites/:siteId/texts",
  "GET /api/v1/sites/:siteId/translations",
  "GET /api/v1/sites/:siteId/translations/originals",
  "GET /api/v1/sites/:siteId/pictures",
  "GET /api/v1/sites/:siteId/file-links",
  "GET /api/v1/sites/:siteId/linked",
];

interface SearchParts {
  readonly database: Database;
  readonly templates: Templates;
}

/** Texts of a site's draft, by what they say and by language, and where its pictures and links to files stand. */
export function searchRoutes(
  instance: FastifyInstance,
  { database, templates }: SearchParts,
): void {
  const textSearch = createTextSearch(database, templates);
  const readTranslations = createReadTranslations(database, templates);
  const readFormerOriginals = createReadFormerOriginals(database, templates);
  const pictureSearch = createPictureSearch(database, templates);
  const fileSearch = createFileSearch(database, templates);
  const readLinkedPlaces = createReadLinkedPlaces(database, templates);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/v1/sites/:siteId/texts",
    {
      config: viewer,
      schema: { querystring: textsQuerySchema, response: { 200: textsAnswerSchema } },
    },
    async (request) => textSearch(siteOf(request).id, request.query, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/translations",
    {
      config: viewer,
      schema: { querystring: translationsQuerySchema, response: { 200: translationsAnswerSchema } },
    },
    async (request) => readTranslations(siteOf(request).id, request.query, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/translations/originals",
    {
      config: member,
      schema: {
        querystring: formerOriginalsQuerySchema,
        response: { 200: z.array(formerOriginalSchema) },
      },
    },
    async (request) => readFormerOriginals(siteOf(request).id, request.query, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/pictures",
    { config: viewer, schema: { response: { 200: placedPicturesSchema } } },
    async (request) => pictureSearch(siteOf(request).id, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/file-links",
    { config: viewer, schema: { response: { 200: placedLinksSchema } } },
    async (request) => fileSearch(siteOf(request).id, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/linked",
    { config: viewer, schema: { response: { 200: linkedPlacesSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return readLinkedPlaces(siteOf(request).id, authorOf(request));
    },
  );
}
