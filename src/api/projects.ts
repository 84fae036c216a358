import * as z from "zod/mini";
import { siteInfoSchema } from "./sites.ts";
import { projectProblemSchema } from "#/site/project/project-problem.ts";

/** Most bytes of a document that is imported as JSON. */
export const importedJsonLimit = 16 * 1_048_576;

/** The details of `project-refused`: everything that was found, up to a hundred. */
export const projectRefusalSchema = z.object({ problems: z.array(projectProblemSchema) });

/** `POST sites/import?visitors=true`: what visitors sent comes along, where the archive is an export that has it. */
export const importQuerySchema = z.object({ visitors: z.optional(z.enum(["true", "false"])) });

/** How much of what visitors sent came along, and how much was left out because visitors couldn’t have sent it. */
export const broughtVisitorsSchema = z.object({
  messages: z.int(),
  subscribers: z.int(),
  rsvps: z.int(),
  leftOut: z.int(),
});
export type BroughtVisitors = z.infer<typeof broughtVisitorsSchema>;

/** The answer of `POST sites/import`. */
export const importedSiteSchema = z.extend(siteInfoSchema, {
  /** Where it was wanted. */
  visitors: z.optional(broughtVisitorsSchema),
});
export type ImportedSite = z.infer<typeof importedSiteSchema>;
