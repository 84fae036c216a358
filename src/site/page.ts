import * as z from "zod/mini";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { exampleMarksSchema } from "./examples/marks-schema.ts";
import { idSchema } from "./id.ts";
import { pictureSchema } from "./image.ts";
import { sectionsPerPage } from "./limits.ts";
import { storableTextSchema } from "./localized-text.ts";
import { messages } from "./messages.ts";
import { sectionSchema } from "./section.ts";

/** Most characters of a page's title, description and keywords that are published. */
export const metaLimits = { title: 120, description: 320, keywords: 320 } as const;

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

/** Texts and picture of a page's meta as fields, so that text and picture operations serve them. */
export const metaFields = {
  title: text({ limit: metaLimits.title }),
  description: text({ limit: metaLimits.description }),
  keywords: text({ limit: metaLimits.keywords }),
  socialImage: picture({
    ratio: "2048:1365",
    sizes: "2048px",
    isDecorative: true,
    isForPreviews: true,
  }),
} as const;

export const emptyMeta: PageMeta = {
  useForAll: false,
  title: {},
  description: {},
  keywords: {},
  socialImage: null,
  isHiddenFromSearch: false,
};

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
