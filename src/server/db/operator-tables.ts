import type { Generated } from "kysely";

/** What the last check of the installation found: a row. Times in milliseconds since 1970. */
export interface HealthReportsTable {
  id: string;
  startedAt: number;
  /** When whatever makes it was last at work. */
  seenAt: number;
  endedAt: number | null;
  /** The machine that is checked. */
  host: string;
  /** JSON: `HealthCheck[]`. */
  checks: string;
}

/** What a scheduled backup came to. */
export interface BackupRunsTable {
  id: Generated<number>;
  /** Milliseconds since 1970. */
  endedAt: number;
  state: "made" | "failed";
  /** Why it failed, where that is a sentence for operators. */
  reason: string | null;
  /** How many stored files are in no backup. */
  damaged: number;
  /** Why older ones stay. */
  warning: string | null;
}
