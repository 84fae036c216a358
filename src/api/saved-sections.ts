import * as z from "zod/mini";
import { isVisible } from "#/lib/visible-text.ts";
import { pageClipSchema } from "#/site/clip.ts";
import { idSchema } from "#/site/id.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { wordsSchema } from "#/site/name-schema.ts";

/** What is saved: one section, or all sections of a page, which new pages begin with. */
const savedKindSchema = z.enum(["section", "page"]);
export type SavedKind = z.infer<typeof savedKindSchema>;

/** Most of a kind that an account keeps. */
export const mostSavedSections = 100;
/** Most characters of one, as JSON. */
export const longestSavedSection = 200_000;
/** Most characters of all of a kind that an account keeps: they are listed in one answer, which takes the server time to make. */
export const longestSavedSections = 1_000_000;
export const savedNameLimit = 60;

/** Without the spaces around it; something of it is seen. */
const savedNameSchema = wordsSchema(savedNameLimit).check(z.refine(isVisible, "Enter a name"));

/** That visitors didn't see the page that was saved: pages that begin with it are drafts, as copies of it are. */
const draftSchema = z.optional(z.literal(true));

/** The body of `POST sites/{id}/saved-sections`: what is saved, as it goes through the clipboard, and its name. */
export const newSavedSectionSchema = z
  .strictObject({
    name: savedNameSchema,
    /** A section where it is left out. */
    kind: z.optional(savedKindSchema),
    isDraft: draftSchema,
    clip: pageClipSchema,
  })
  .check(
    z.refine(({ kind, clip }) => kind === "page" || clip.sections.length === 1, "Save one section"),
    z.refine(({ kind, isDraft }) => kind === "page" || !isDraft, "Only pages are drafts"),
  );
export type NewSavedSection = z.infer<typeof newSavedSectionSchema>;

/** A section or a page that an account keeps for all its sites, and the pictures that it shows. */
export const savedSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  isDraft: draftSchema,
  clip: pageClipSchema,
  assets: z.array(assetSchema),
});
export type SavedSection = z.infer<typeof savedSectionSchema>;
/** The query of `GET saved-sections`: sections where it names no kind. */
export const savedQuerySchema = z.strictObject({ kind: z.optional(savedKindSchema) });
/** The answer of `GET saved-sections`, the newest first. */
export const savedSectionsSchema = z.array(savedSectionSchema);

/** The body of `PATCH saved-sections/{id}`: another name, or back from the trash. */
export const savedSectionChangeSchema = z.strictObject({
  name: z.optional(savedNameSchema),
  isTrashed: z.optional(z.literal(false)),
});
export type SavedSectionChange = z.infer<typeof savedSectionChangeSchema>;
