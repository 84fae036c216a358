import * as z from "zod/mini";
import { isVisible } from "#/lib/visible-text.ts";
import { nameSchema } from "./name-schema.ts";
import { ignoredCheckSchema, ignoredPerSite } from "./ignored-check.ts";
import { eventSchema } from "./event.ts";
import { exampleMarksSchema } from "./examples/marks-schema.ts";
import { siteFilesSchema } from "./file.ts";
import { siteLanguagesSchema } from "./site-language-schema.ts";
import { eventsPerSite, linkedPerSite, siteNameLimit } from "./limits.ts";
import { pageIndexSchema } from "./page-index.ts";
import { pageSchema } from "./page-schema.ts";
import { sectionSchema, storedFieldsSchema } from "./section.ts";
import { settingsSchema } from "./settings.ts";
import { themeSchema } from "./theme.ts";

/** Version of the document's shape; every earlier one has a migration. */
export const documentVersion = 2;

/** A name of which nothing is seen counts as an empty one. */
export const siteNameSchema = nameSchema(siteNameLimit).check(({ value, issues }) => {
  if (value === "" || isVisible(value)) return;
  issues.push({ code: "too_small", origin: "string", minimum: 1, inclusive: true, input: value });
});

/** What belongs to the site as a whole. Navigation and footer are fields against their templates' specs. */
export const siteRecordSchema = z.strictObject({
  schema: z.literal(documentVersion),
  name: siteNameSchema,
  languages: siteLanguagesSchema,
  /** The default flag of R22: the primary language's paths have no prefix. */
  isPrimaryDefault: z.boolean(),
  theme: themeSchema,
  settings: settingsSchema,
  navigation: storedFieldsSchema,
  footer: z.omit(sectionSchema, { hidden: true, linked: true }),
  events: z.array(eventSchema).check(z.maxLength(eventsPerSite)),
  /** Sections that are the same wherever they stand. */
  linked: z.optional(
    z
      .array(z.omit(sectionSchema, { hidden: true, linked: true }))
      .check(z.maxLength(linkedPerSite)),
  ),
  /** What checks found and somebody set aside, for everybody. No part of what is published. */
  ignored: z.optional(
    z.array(ignoredCheckSchema).check(z.minLength(1), z.maxLength(ignoredPerSite)),
  ),
  /** Marks of what came from the starter that it was made from; see `exampleMarks`. No part of what is published. */
  examples: z.optional(exampleMarksSchema),
  /** What visitors may download, the newest first; left out where there is none. */
  files: z.optional(siteFilesSchema),
});
export type SiteRecord = z.infer<typeof siteRecordSchema>;

/** A whole site as one document: what `GET sites/{id}/document` answers and what is imported and exported. */
export const siteDocumentSchema = z.strictObject({
  site: siteRecordSchema,
  index: pageIndexSchema,
  pages: z.array(pageSchema),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;
