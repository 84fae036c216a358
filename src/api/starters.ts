import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { filesInSchema } from "#/site/project/project-files.ts";
import { projectPricesSchema } from "#/site/project/project-prices.ts";
import { siteDocumentSchema } from "#/site/site.ts";

/** The answer of `GET starters`. */
export const startersAnswerSchema = z.object({
  /** The id of the one that comes first here; empty: the usual order. */
  first: z.string(),
});
export type StartersAnswer = z.infer<typeof startersAnswerSchema>;

/** The answer of `GET starters/{id}`: the document that a new site would begin with, whose texts say `{name}` for its name and `{price:390}` for amounts, what these are elsewhere, what its files are on a site in one language, and its pictures' files. Those for visitors are at `starters/{id}/files/{hash}`. */
export const starterAnswerSchema = z.extend(siteDocumentSchema, {
  prices: z.optional(projectPricesSchema),
  filesIn: z.optional(filesInSchema),
  /** The file of a picture is at `starters/{id}/pictures/{file}`. */
  pictures: z.array(z.object({ id: idSchema, file: z.string() })),
});
export type StarterAnswer = z.infer<typeof starterAnswerSchema>;

/** The answer of `GET addresses/{slug}`. */
export const addressAnswerSchema = z.object({
  isFree: z.boolean(),
  /** The address itself, or with a number behind it, that a site would get. */
  free: z.string(),
  /** Where visitors would find it, e.g. http://fary.localhost:3000/ */
  address: z.string(),
});
export type AddressAnswer = z.infer<typeof addressAnswerSchema>;
