import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { createDns } from "../domains/dns.ts";
import { type Env, readEnv } from "../env.ts";
import { StartError } from "../start-error.ts";
import { type Check, type CheckContext, type Finding, problem } from "./check.ts";
import type { CheckName } from "./finding-text.ts";
import { runCheck } from "./run-checks.ts";
import { withoutSecrets } from "./secrets.ts";

const longestCloseMs = 2_000;

interface ExamineOptions {
  readonly source: Readonly<Record<string, string | undefined>>;
  readonly checks: readonly Check[];
  readonly now: () => number;
  /** Is told what each check found, as soon as it did. What it is told has no secrets in it. */
  readonly tell: (name: CheckName, findings: readonly Finding[]) => void;
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
    return problem("settingsWrong", { why: error.message });
  }
}

/** A finding without secrets, whoever put them there. */
function withoutSecretsIn(
  { values, ...finding }: Finding,
  clean: (words: string) => string,
): Finding {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? clean(value) : value,
  ]);
  return { ...finding, values: Object.fromEntries(entries) };
}

/** Looks at an installation without changing anything, and tells what is wrong; answers all that was found. */
export async function examine({ source, checks, now, tell }: ExamineOptions): Promise<Finding[]> {
  const clean = withoutSecrets(source);
  const all: Finding[] = [];
  const add = (name: CheckName, found: readonly Finding[]) => {
    const findings = found.map((finding) => withoutSecretsIn(finding, clean));
    all.push(...findings);
    tell(name, findings);
  };
  const env = settingsOf(source);
  if ("state" in env) {
    add("settings", [env]);
    return all;
  }
  const opened: { database: Database | undefined; databaseError: string } = await open(env);
  const ask = createDns({ servers: env.dnsServers });
  const context: CheckContext = { env, ...opened, ask, now };
  for (const check of checks) add(check.name, await runCheck(check, context));
  // one that hangs is left alone
  await Promise.race([opened.database?.close(), sleep(longestCloseMs, undefined, { ref: false })]);
  return all;
}
