import { readFileSync, readdirSync } from "node:fs";

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // it has ended meanwhile
  }
}

/** Ends every process that was started with something of a folder as an argument: servers that chose another place to work in. */
export function endServersOf(folder: string): void {
  for (const pid of readdirSync("/proc").map(Number)) {
    if (!(pid > 0) || pid === process.pid || !commandOf(pid).includes(`\0${folder}/`)) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // it has ended by itself
    }
  }
}
