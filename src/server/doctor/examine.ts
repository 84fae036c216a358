import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { createDns } from "../domains/dns.ts";
import { type Env, readEnv } from "../env.ts";
import { StartError } from "../start-error.ts";
import { type Check, type CheckContext, type Finding, problem } from "./check.ts";
import { describeFindings, runCheck, summarize } from "./run-checks.ts";
import { withoutSecrets } from "./secrets.ts";

const longestCloseMs = 2_000;

interface ExamineOptions {
  readonly source: Readonly<Record<string, string | undefined>>;
  readonly checks: readonly Check[];
  readonly now: () => number;
  /** Is told what was found, as soon as it was. */
  readonly write: (words: string) => void;
}

async function open({ dataDir, databaseUrl, databaseTimeouts: timeouts }: Env) {
  try {
    const database = await openDatabase({ dataDir, databaseUrl, timeouts, isReadOnly: true });
    return { database, databaseError: "" };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const databaseError = error instanceof StartError ? why : `It can’t be opened (${why}).`;
    return { database: undefined, databaseError };
  }
}

/** Reads the settings; a `Finding` where they can't be used. */
function settingsOf(source: ExamineOptions["source"]): Env | Finding {
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return problem(`${error.message} The other checks need it.`);
  }
}

/** Looks at an installation without changing anything, and says what is wrong; answers whether nothing is. */
export async function examine({ source, checks, now, write }: ExamineOptions): Promise<boolean> {
  const clean = withoutSecrets(source);
  const env = settingsOf(source);
  if ("state" in env) {
    write(clean(describeFindings("Settings", [env]) + summarize([env])));
    return false;
  }
  const opened: { database: Database | undefined; databaseError: string } = await open(env);
  const ask = createDns({ servers: env.dnsServers });
  const context: CheckContext = { env, ...opened, ask, now };
  const all: Finding[] = [];
  for (const check of checks) {
    const findings = await runCheck(check, context);
    write(clean(describeFindings(check.name, findings)));
    all.push(...findings);
  }
  write(summarize(all));
  // one that hangs is left alone
  await Promise.race([opened.database?.close(), sleep(longestCloseMs, undefined, { ref: false })]);
  return all.every(({ state }) => state !== "problem");
}
