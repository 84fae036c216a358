import * as z from "zod/mini";

const bytes = z.nullable(z.int());

/** A scheduled backup as it ended. Times are ISO 8601 in UTC. */
const backupRunSchema = z.object({
  endedAt: z.string(),
  state: z.enum(["made", "failed"]),
  /** Why it failed, in a sentence; null where only the log of the server says it. */
  reason: z.nullable(z.string()),
  /** Stored files that are in no backup, as the disk has damaged or lost them. */
  damaged: z.int(),
  /** Why older backups stay that were to be removed. */
  warning: z.nullable(z.string()),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

/** The answer of `GET operator/storage`. What couldn't be found out in time is null. */
export const storageReportSchema = z.object({
  /** The folder or the store that files are kept in, without its keys. */
  place: z.string(),
  /** Bytes, some minutes ago: of pictures and files as they were sent, each content once; of all that is kept, these among it. */
  pictures: bytes,
  files: bytes,
  stored: bytes,
  /** Bytes of the database. */
  database: bytes,
  /** Of the disk that the data folder is on. */
  disk: z.nullable(z.object({ free: z.int(), total: z.int() })),
  /** The sites with most pictures and files, the heaviest first. */
  largest: z.nullable(
    z.array(
      z.object({ id: z.int(), name: z.string(), bytes: z.int(), owners: z.array(z.string()) }),
    ),
  ),
  backups: z.object({
    /** Where scheduled ones go; null where none are made by this process. */
    schedule: z.nullable(z.object({ place: z.string(), everyHours: z.number(), kept: z.int() })),
    isRunning: z.boolean(),
    /** Whether its moment has come and no process has begun it yet. */
    isDue: z.boolean(),
    nextAt: z.nullable(z.string()),
    /** The newest that are there, with the bytes of their archives; null where their place couldn't be asked. */
    there: z.nullable(z.array(z.object({ name: z.string(), madeAt: z.string(), bytes }))),
    /** The last scheduled ones, the latest first. */
    runs: z.array(backupRunSchema),
  }),
});
export type StorageReport = z.infer<typeof storageReportSchema>;
