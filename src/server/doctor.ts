import { systemClock } from "./clock.ts";
import { examine } from "./doctor/examine.ts";
import { checks } from "./doctor/registry.ts";

/** Says what is wrong with this installation and how to mend it; the exit code is 1 where something is. */
async function run(): Promise<number> {
  const isWell = await examine({
    source: process.env,
    checks,
    now: systemClock.now,
    write: (words) => void process.stdout.write(words),
  });
  return isWell ? 0 : 1;
}

const code = await run().catch((error: unknown) => {
  process.stderr.write(`The installation can’t be examined: ${String(error)}\n`);
  return 1;
});
// a check that was given up may still hold a connection
process.exit(code);
