import { readFileSync, readdirSync } from "node:fs";

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return ""; // it has ended meanwhile
  }
}

function endThose(isMeant: (command: string) => boolean): void {
  for (const pid of readdirSync("/proc").map(Number)) {
    if (!(pid > 0) || pid === process.pid || !isMeant(commandOf(pid))) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // it has ended by itself
    }
  }
}

/** Ends every process that was started with something of a folder as an argument: servers that chose another place to work in. */
export function endServersOf(folder: string): void {
  endThose((command) => command.includes(`\0${folder}/`));
}

/** Ends every process that was started with a file as an argument. */
export function endServersWith(file: string): void {
  endThose((command) => `${command}\0`.includes(`\0${file}\0`));
}
