import type { Database } from "../db/database.ts";
import type { AskDns } from "../domains/dns.ts";
import type { Env } from "../env.ts";
import type { CheckName, FindingCode, FindingValues } from "./finding-text.ts";

/** What a check found out: what is wrong and how to mend it, as `healthFindingsEn` says it. */
export interface Finding {
  readonly state: "good" | "warning" | "problem";
  readonly code: FindingCode;
  readonly values: FindingValues;
}

/** What checks look at. Nothing is changed by any of them. */
export interface CheckContext {
  readonly env: Env;
  /** Read only; undefined where it can't be opened. */
  readonly database: Database | undefined;
  /** Why it can't. */
  readonly databaseError: string;
  readonly ask: AskDns;
  readonly now: () => number;
  /** Milliseconds since some moment, whatever the clock says; the process’s own where it is left out. */
  readonly elapsed?: () => number;
}

export interface Check {
  readonly name: CheckName;
  /** After so many milliseconds it is given up. */
  readonly longestMs: number;
  /** Whether it has to do with rows: without a database it isn't made. */
  readonly needsDatabase?: boolean;
  run(context: CheckContext, signal: AbortSignal): Promise<Finding[]>;
}

export function good(code: FindingCode, values: FindingValues = {}): Finding {
  return { state: "good", code, values };
}

export function warning(code: FindingCode, values: FindingValues = {}): Finding {
  return { state: "warning", code, values };
}

export function problem(code: FindingCode, values: FindingValues = {}): Finding {
  return { state: "problem", code, values };
}
