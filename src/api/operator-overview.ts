import * as z from "zod/mini";

/** The answer of `GET operator/overview`: how the installation stands. */
export const overviewSchema = z.object({
  version: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  /** Whether mail leaves this installation. */
  sendsMail: z.boolean(),
  sites: z.object({ total: z.int(), live: z.int() }),
  people: z.object({ total: z.int(), suspended: z.int() }),
  /** Bytes of all pictures and files of sites, each content once. */
  storedBytes: z.int(),
  /** Of the disk that the data folder is on; null where the system doesn’t say. */
  disk: z.nullable(z.object({ free: z.int(), total: z.int() })),
  domains: z.object({ live: z.int(), lost: z.int() }),
  openComplaints: z.int(),
  /** Publications that wait for an operator. */
  heldReleases: z.int(),
  failedJobs: z.int(),
  failedMails: z.int(),
  /** What the last check of the installation found so far; null where none was made. */
  health: z.nullable(
    z.object({
      /** `cut`: it began, and whatever made it ended before. */
      state: z.enum(["running", "done", "cut"]),
      problems: z.int(),
      /** Null for one that isn’t over. */
      endedAt: z.nullable(z.string()),
      /** The machine that was checked. */
      host: z.string(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;
