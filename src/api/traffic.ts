import * as z from "zod/mini";

/** The answer of `GET sites/{id}/traffic`. */
export const trafficSchema = z.object({
  /** Pages that visitors were shown in so many days, until about a minute ago. */
  views: z.int(),
  days: z.int(),
});
export type TrafficInfo = z.infer<typeof trafficSchema>;
