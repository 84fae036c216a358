import { z } from "zod";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/image.ts";
import { siteDocumentSchema } from "#/site/site.ts";

/** `GET sites/{id}/document?page=`: of the pages only this one. */
export const documentQuerySchema = z.object({ page: idSchema.optional() });

/** The answer of `GET sites/{id}/document`: the site's records at a revision, and its pictures. */
export const documentAnswerSchema = siteDocumentSchema.extend({
  revision: z.int(),
  assets: z.array(assetSchema),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;
