import * as z from "zod/mini";

/** The event `publish` of `GET sites/{id}/events`. */
export const publishEventSchema = z.object({
  /** `moved`: an operator took the site down, or put it back. */
  state: z.enum(["pictures", "pages", "live", "failed", "moved"]),
  done: z.int(),
  total: z.int(),
});
export type PublishEvent = z.infer<typeof publishEventSchema>;
