import { z } from "zod";

const counterSchema = z.object({
  table: z.string(),
  column: z.string(),
  last: z.number().nullable(),
});

/** How far a column's numbers were given out. */
export type Counter = z.infer<typeof counterSchema>;

/** The counters of a backup of a PostgreSQL. */
export function countersOf(json: string): Counter[] {
  return z.array(counterSchema).parse(JSON.parse(json));
}
