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
