import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { placedLinksSchema } from "#/api/files.ts";
import { placedPicturesSchema } from "#/api/library.ts";
import { textsAnswerSchema, textsQuerySchema } from "#/api/texts.ts";
import { translationsAnswerSchema, translationsQuerySchema } from "#/api/translations.ts";
import { authorOf, siteOf } from "../http/access.ts";
import type { FileSearch } from "./file-search.ts";
import type { PictureSearch } from "./picture-search.ts";
import type { TextSearch } from "./text-search.ts";
import type { ReadTranslations } from "./translation-list.ts";

const viewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;

interface SearchParts {
  readonly textSearch: TextSearch;
  readonly readTranslations: ReadTranslations;
  readonly pictureSearch: PictureSearch;
  readonly fileSearch: FileSearch;
}

/** Texts of a site's draft, by what they say and by language, and where its pictures and links to files stand. */
export function searchRoutes(
  instance: FastifyInstance,
  { textSearch, readTranslations, pictureSearch, fileSearch }: SearchParts,
): void {
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
    "/api/v1/sites/:siteId/pictures",
    { config: viewer, schema: { response: { 200: placedPicturesSchema } } },
    async (request) => pictureSearch(siteOf(request).id, authorOf(request)),
  );
  app.get(
    "/api/v1/sites/:siteId/file-links",
    { config: viewer, schema: { response: { 200: placedLinksSchema } } },
    async (request) => fileSearch(siteOf(request).id, authorOf(request)),
  );
}
