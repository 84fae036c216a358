import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";

/** `GET sites/{id}/weight?page=`: of which page. */
export const weightQuerySchema = z.strictObject({ page: idSchema });

/** The answer: what a visitor's desktop loads of a page until its end, in bytes. */
export const pageWeightSchema = z.object({
  /** The page as it was published last, compressed; 0 before that. */
  page: z.int(),
  pictures: z.int(),
  /** The most that a page should weigh. */
  budget: z.int(),
  /** False while files of some of its pictures are still being made. */
  isComplete: z.boolean(),
});
export type PageWeight = z.infer<typeof pageWeightSchema>;
