import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { siteDocumentSchema } from "#/site/site.ts";
import { homePage } from "./home-page.ts";

/**
 * `GET sites/{id}/document?page=&at=`: of the pages only this one, by its id, or "/" for the home page; as it was after
 * a revision.
 */
export const documentQuerySchema = z.object({
  page: z.optional(z.union([idSchema, z.literal(homePage)])),
  at: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
});

/** The answer of `GET sites/{id}/document`: the site's records at a revision, and its pictures. */
export const documentAnswerSchema = z.extend(siteDocumentSchema, {
  revision: z.int(),
  assets: z.array(assetSchema),
  /** Of an earlier state: how many operations this version can't apply any more, and left out. */
  omitted: z.optional(z.int()),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;
