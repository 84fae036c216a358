import * as z from "zod/mini";
import { languageCodeSchema } from "#/site/language-code.ts";
import { templateIdSchema } from "#/site/section.ts";

/** How the app looks: as the system does, or always one way. */
export const colourModes = ["system", "light", "dark"] as const;
const colourModeSchema = z.enum(colourModes);
export type ColourMode = z.infer<typeof colourModeSchema>;

/** Most templates that an account keeps as its favourites. */
export const mostFavourites = 200;

/** Ids of templates, each once, the last one first. Of those that this program hasn't nothing is shown. */
export const favouriteTemplatesSchema = z.array(templateIdSchema).check(
  z.maxLength(mostFavourites),
  z.refine((ids) => new Set(ids).size === ids.length, "Every template once"),
);

/** How an account wants the app: the answer of `GET auth/preferences`. Null is what was never chosen. */
export const preferencesSchema = z.object({
  /** Of the interface. An app that doesn't speak it keeps its own. */
  language: z.nullable(languageCodeSchema),
  colourMode: z.nullable(colourModeSchema),
  /** Whether emails tell of mentions and replies. */
  commentEmails: z.boolean(),
  /** The sections that it keeps at hand in the picker. */
  favouriteTemplates: favouriteTemplatesSchema,
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The body of `PATCH auth/preferences`; what is left out stays. */
export const preferencesChangeSchema = z.object({
  language: z.optional(languageCodeSchema),
  colourMode: z.optional(colourModeSchema),
  commentEmails: z.optional(z.boolean()),
  favouriteTemplates: z.optional(favouriteTemplatesSchema),
});
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;
