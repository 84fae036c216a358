import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import { siteRoleSchema } from "./roles.ts";

/** Where somebody is in a site that they have open. */
const presencePlaceSchema = z.strictObject({
  /** The page on the canvas; null on another screen. */
  page: z.nullable(idSchema),
  /** The selected section, or the part of the site (`footer`). */
  section: z.nullable(idSchema),
  /** The topic of the text that has the caret. */
  text: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
  /** So many of its letters stand before the caret. */
  caret: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  language: languageCodeSchema,
  /** The width of the screen, for those who see where somebody is. */
  device: z.enum(["phone", "tablet", "desktop"]),
});
export type PresencePlace = z.infer<typeof presencePlaceSchema>;

/** The body of `POST sites/{id}/presence`: where the caller is in a tab that hears the site's events. */
export const presenceBodySchema = z.strictObject({
  tab: idSchema,
  place: presencePlaceSchema,
});

/** A tab that has the site open, and who sits before it. */
export const personHereSchema = z.object({
  tab: z.string(),
  /** The same in all tabs of one person. */
  person: z.string(),
  name: z.string(),
  /** A member of the site, or the guest of a link. */
  kind: z.enum(["member", "guest"]),
  role: siteRoleSchema,
  /** Null until they have told it. */
  place: z.nullable(presencePlaceSchema),
  /** When they last went somewhere, in milliseconds since 1970. */
  movedAt: z.int(),
});
export type PersonHere = z.infer<typeof personHereSchema>;

/** The data of the event `people`: everybody who has the site open, the caller included. */
export const peopleEventSchema = z.object({ people: z.array(personHereSchema) });
