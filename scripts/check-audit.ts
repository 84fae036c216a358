import { spawnSync } from "node:child_process";
import { readAudit } from "./check/read-audit.ts";

const patience = 60_000;
const { stdout } = spawnSync(
  "npm",
  ["audit", "--json", "--audit-level=high", "--fetch-retries=0"],
  {
    encoding: "utf8",
    timeout: patience,
  },
);
const audit = readAudit(stdout ?? "");
if ("unanswered" in audit) {
  console.log(`Dependencies weren’t audited: ${audit.unanswered}.`);
} else if (audit.found.length > 0) {
  console.error(
    `Known weaknesses in ${audit.found.join(", ")}: see npm audit, and bring these packages up to date.`,
  );
  process.exitCode = 1;
}
