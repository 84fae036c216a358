import * as z from "zod/mini";
import { languageCodeSchema } from "#/site/language.ts";

/** How the app looks: as the system does, or always one way. */
export const colourModes = ["system", "light", "dark"] as const;
const colourModeSchema = z.enum(colourModes);
export type ColourMode = z.infer<typeof colourModeSchema>;

/** How an account wants the app: the answer of `GET auth/preferences`. Null is what was never chosen. */
export const preferencesSchema = z.object({
  /** Of the interface. An app that doesn't speak it keeps its own. */
  language: z.nullable(languageCodeSchema),
  colourMode: z.nullable(colourModeSchema),
  /** Whether emails tell of mentions and replies. */
  commentEmails: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The body of `PATCH auth/preferences`; what is left out stays. */
export const preferencesChangeSchema = z.object({
  language: z.optional(languageCodeSchema),
  colourMode: z.optional(colourModeSchema),
  commentEmails: z.optional(z.boolean()),
});
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;
