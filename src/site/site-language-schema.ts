import * as z from "zod/mini";
import { languageCodeSchema } from "./language-code.ts";
import { languagesPerSite } from "./limits.ts";
import { nameSchema } from "./name-schema.ts";

/** A website language of the specification's section 3 (`smLangId` is accepted as an alias of `id`, R29). */
export const siteLanguageSchema = z.strictObject({
  id: z.int().check(z.nonnegative()),
  code: languageCodeSchema,
  name: nameSchema(80),
  localName: nameSchema(80),
  flagCode: z.string().check(z.regex(/^[a-z]{2}$/, "This isn’t a country code")),
  isPrimary: z.boolean(),
  status: z.enum(["active", "inactive"]),
});
export type SiteLanguage = z.infer<typeof siteLanguageSchema>;

/** The languages of a site in their order: one is primary, and no code stands twice. */
export const siteLanguagesSchema = z.array(siteLanguageSchema).check(
  z.minLength(1),
  z.maxLength(languagesPerSite),
  z.refine(
    (all) => all.filter((one) => one.isPrimary).length === 1,
    "Exactly one language must be primary",
  ),
  z.refine(
    (all) => new Set(all.map((one) => one.code)).size === all.length,
    "A language stands here twice",
  ),
  z.refine(
    (all) => all.every((one) => !one.isPrimary || one.status === "active"),
    "The primary language must be active",
  ),
);
