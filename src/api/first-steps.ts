import * as z from "zod/mini";

/** What somebody does first with a new site, in this order. */
export const firstSteps = ["starter", "name", "title", "picture", "publish"] as const;
const firstStepSchema = z.enum(firstSteps);
export type FirstStep = z.infer<typeof firstStepSchema>;

/** The answer of `GET sites/{id}/first-steps`. */
export const firstStepsAnswerSchema = z.object({
  /** Whether the account has a checklist for the site and hasn't closed it. */
  isOpen: z.boolean(),
  done: z.array(firstStepSchema),
});
export type FirstStepsAnswer = z.infer<typeof firstStepsAnswerSchema>;
