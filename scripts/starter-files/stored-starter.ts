import { z } from "zod";
import { siteLanguagesSchema } from "#/site/site-language-schema.ts";
import { themeSchema } from "#/site/theme.ts";

/** What sheets need of a starter's document, as it is stored: scripts read no templates. All else stays in it. */
export const storedStarterSchema = z.looseObject({
  site: z.looseObject({
    languages: siteLanguagesSchema,
    theme: themeSchema,
    linked: z.array(z.looseObject({ id: z.string(), fields: z.unknown() })).optional(),
    files: z.array(z.looseObject({ id: z.string(), hash: z.string() })).default([]),
  }),
  pages: z.array(
    z.looseObject({ sections: z.array(z.looseObject({ id: z.string(), fields: z.unknown() })) }),
  ),
});
export type StoredStarter = z.infer<typeof storedStarterSchema>;
