import * as z from "zod/mini";

/** The event `publish` of `GET sites/{id}/events`. */
export const publishEventSchema = z.object({
  state: z.enum(["pictures", "pages", "live", "failed"]),
  done: z.int(),
  total: z.int(),
});
export type PublishEvent = z.infer<typeof publishEventSchema>;
