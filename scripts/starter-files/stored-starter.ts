import { z } from "zod";
import { primaryLanguage } from "#/site/language.ts";
import { siteLanguagesSchema } from "#/site/site-language-schema.ts";
import { themeSchema } from "#/site/theme.ts";

const storedFilesSchema = z.array(z.looseObject({ id: z.string(), hash: z.string() }));

/** What sheets need of a starter's document, as it is stored: scripts read no templates. All else stays in it. */
export const storedStarterSchema = z.looseObject({
  filesIn: z.record(z.string(), storedFilesSchema).default({}),
  site: z.looseObject({
    languages: siteLanguagesSchema,
    theme: themeSchema,
    linked: z.array(z.looseObject({ id: z.string(), fields: z.unknown() })).optional(),
    files: storedFilesSchema.default([]),
  }),
  pages: z.array(
    z.looseObject({ sections: z.array(z.looseObject({ id: z.string(), fields: z.unknown() })) }),
  ),
});
export type StoredStarter = z.infer<typeof storedStarterSchema>;

/** The languages of a starter, the first one first. */
export function languagesOf({ site: { languages } }: StoredStarter): string[] {
  return [...new Set([primaryLanguage(languages), ...languages.map(({ code }) => code)])];
}
