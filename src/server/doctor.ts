import { systemClock } from "./clock.ts";
import { examine } from "./doctor/examine.ts";
import { checks } from "./doctor/registry.ts";
import { runCommand } from "./run-command.ts";

/** Says what is wrong with this installation and how to mend it; the exit code is 1 where something is. */
async function run(): Promise<void> {
  const isWell = await examine({
    source: process.env,
    checks,
    now: systemClock.now,
    write: (words) => void process.stdout.write(words),
  });
  // a check that was given up may still hold a connection
  process.exit(isWell ? 0 : 1);
}

await runCommand(run, "The installation can’t be examined");
