import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/image.ts";
import { siteDocumentSchema } from "#/site/site.ts";

/** Asks for the home page, whatever its id is. */
export const homePage = "/";

/** `GET sites/{id}/document?page=`: of the pages only this one, by its id, or "/" for the home page. */
export const documentQuerySchema = z.object({
  page: z.optional(z.union([idSchema, z.literal(homePage)])),
});

/** The answer of `GET sites/{id}/document`: the site's records at a revision, and its pictures. */
export const documentAnswerSchema = z.extend(siteDocumentSchema, {
  revision: z.int(),
  assets: z.array(assetSchema),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;
