import * as z from "zod/mini";
import { projectProblemSchema } from "#/site/project/project-problem.ts";

/** Most bytes of a document that is imported as JSON. */
export const importedJsonLimit = 16 * 1_048_576;

/** The details of `project-refused`: everything that was found, up to a hundred. */
export const projectRefusalSchema = z.object({ problems: z.array(projectProblemSchema) });
