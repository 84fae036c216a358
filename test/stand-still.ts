import { readFileSync, readdirSync } from "node:fs";
import { until } from "./until.ts";

/** Whether every thread of a process stands still. */
function standsStill(pid: number): boolean {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).every((task) => {
    // "PID (name) STATE …", and the name may hold anything
    const stat = readFileSync(`${tasks}/${task}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")")).startsWith(") T");
  });
}

/** Has a process hang. Nothing of it runs any more once this resolves: `kill` answers before that. */
export async function standStill(pid: number | undefined): Promise<void> {
  if (pid === undefined) throw new Error("There is no process");
  process.kill(pid, "SIGSTOP");
  await until(() => standsStill(pid));
}
