import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { siteInfoSchema } from "./sites.ts";
import { projectProblemSchema } from "#/site/project/project-problem.ts";

/** Most bytes of a document that is imported as JSON. */
export const importedJsonLimit = 16 * 1_048_576;

/** The details of `project-refused`: everything that was found, up to a hundred. */
export const projectRefusalSchema = z.object({ problems: z.array(projectProblemSchema) });

const flag = z.optional(z.enum(["true", "false"]));

/** `POST sites/import?visitors=true&versions=true`: what else comes along, where the archive is an export that has it. */
export const importQuerySchema = z.object({ visitors: flag, versions: flag });

/** How much of what visitors sent came along, and how much was left out because visitors couldn’t have sent it. */
const broughtVisitorsSchema = z.object({
  messages: z.int(),
  subscribers: z.int(),
  rsvps: z.int(),
  leftOut: z.int(),
});
export type BroughtVisitors = z.infer<typeof broughtVisitorsSchema>;

/** How many earlier versions came along, and how many were left out because they are damaged or of another site. */
const broughtVersionsSchema = z.object({ brought: z.int(), leftOut: z.int() });
export type BroughtVersions = z.infer<typeof broughtVersionsSchema>;

/** The answer of `POST sites/import`. */
export const importedSiteSchema = z.extend(siteInfoSchema, {
  /** Where it was wanted. */
  visitors: z.optional(broughtVisitorsSchema),
  versions: z.optional(broughtVersionsSchema),
});
export type ImportedSite = z.infer<typeof importedSiteSchema>;

/** What a file would make of a site: the answer of `POST sites/{id}/replacement/preview`. */
export const replacementPreviewSchema = z.object({
  name: z.string(),
  /** Ids of the pages that it would have, in their order: the home page is the one that the site has. */
  pages: z.array(idSchema),
  languages: z.array(z.string()),
  pictures: z.int(),
  files: z.int(),
  /** Pictures that its pages show and that neither it nor the site has: their places will be empty. */
  missingPictures: z.int(),
  /** Of its pages and settings, as they would be sent. */
  bytes: z.int(),
});
export type ReplacementPreview = z.infer<typeof replacementPreviewSchema>;

/** What the document of a replacement comes with: the answer of `POST sites/{id}/replacement`. */
const replacementPicturesSchema = z.object({
  /** Those that the site got for it: they are taken back where the edit isn’t made. */
  added: z.array(idSchema),
  /** Those that its pages show and that nobody has. */
  missing: z.array(idSchema),
});
export type ReplacementPictures = z.infer<typeof replacementPicturesSchema>;

/** The body of `POST sites/{id}/replacement/cancellation`. */
export const replacementCancellationSchema = z.strictObject({
  pictures: z.array(idSchema).check(z.maxLength(2_000)),
});
