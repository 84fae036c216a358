import * as z from "zod/mini";
import { exampleMarksSchema } from "./examples/marks-schema.ts";
import { idSchema } from "./id.ts";
import { pictureSchema } from "./image.ts";
import { metaLimits, sectionsPerPage } from "./limits.ts";
import { storableTextSchema } from "./localized-text.ts";
import { messages } from "./messages.ts";
import { sectionSchema } from "./section.ts";

/** Title, keywords and description of a page; `useForAll` on the first page gives them to every page. */
export const pageMetaSchema = z.strictObject({
  useForAll: z.boolean(),
  title: storableTextSchema(metaLimits.title),
  description: storableTextSchema(metaLimits.description),
  keywords: storableTextSchema(metaLimits.keywords),
  socialImage: z.nullable(pictureSchema),
  isHiddenFromSearch: z.boolean(),
});
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** A page's content. Where it stands on the site (path, name, order) is in the page index. */
export const pageSchema = z.strictObject({
  id: idSchema,
  meta: pageMetaSchema,
  sections: z.array(sectionSchema).check(z.maxLength(sectionsPerPage)),
  /** Marks of what came from the starter whose page it was taken from. No part of what is published. */
  examples: z.optional(exampleMarksSchema),
});
export type Page = z.infer<typeof pageSchema>;

/** "/" or segments of small letters, digits and hyphens: /about-us, /works/2026. Not a path of the host's own. */
export const pagePathSchema = z.string().check(
  z.maxLength(200),
  z.regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, messages.pathShape),
  z.refine((path) => !/^\/(api|assets|404|internal)(\/|$)/.test(path), messages.pathTaken),
);
