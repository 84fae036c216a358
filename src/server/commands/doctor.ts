import { systemClock } from "../clock.ts";
import { examine } from "../doctor/examine.ts";
import { checks } from "../doctor/registry.ts";
import { describeFindings, summarize } from "../doctor/run-checks.ts";
import { runCommand } from "./run-command.ts";

/** Says what is wrong with this installation and how to mend it; the exit code is 1 where something is. */
async function run(): Promise<void> {
  const write = (words: string) => void process.stdout.write(words);
  const findings = await examine({
    source: process.env,
    checks,
    now: systemClock.now,
    tell: (name, found) => write(describeFindings(name, found)),
  });
  write(summarize(findings));
  // a check that was given up may still hold a connection
  process.exit(findings.some(({ state }) => state === "problem") ? 1 : 0);
}

await runCommand(run, "The installation can’t be examined");
