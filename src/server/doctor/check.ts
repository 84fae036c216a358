import type { Database } from "../db/database.ts";
import type { AskDns } from "../domains/dns.ts";
import type { Env } from "../env.ts";

/** What a check found out: one or two sentences, what is wrong and how to mend it. */
export interface Finding {
  readonly state: "good" | "warning" | "problem";
  readonly text: string;
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
  readonly name: string;
  /** After so many milliseconds it is given up. */
  readonly longestMs: number;
  /** Whether it has to do with rows: without a database it isn't made. */
  readonly needsDatabase?: boolean;
  run(context: CheckContext, signal: AbortSignal): Promise<Finding[]>;
}

export function good(text: string): Finding {
  return { state: "good", text };
}

export function warning(text: string): Finding {
  return { state: "warning", text };
}

export function problem(text: string): Finding {
  return { state: "problem", text };
}
