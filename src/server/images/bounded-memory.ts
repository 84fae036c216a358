import type { ChildProcess } from "node:child_process";
import { fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const shell = "/bin/sh";
const watchEveryMs = 40;

/**
 * What a shell does before it becomes the process: the system takes it first where memory is short, and gives it no more
 * than the limit. What a system can't do is left out.
 */
function boundedStart(mostBytes: number): string {
  return `{ echo 900 >/proc/$$/oom_score_adj; ulimit -d ${Math.ceil(mostBytes / 1024)}; } 2>/dev/null; exec "$0" "$@"`;
}

/** Forks a module whose process can't have more than so many bytes of its own. Its environment is empty. */
export function forkBounded(file: string, mostBytes: number): ChildProcess {
  const bounded = {
    execPath: shell,
    execArgv: ["-c", boundedStart(mostBytes), process.execPath, ...process.execArgv],
  };
  return fork(file, {
    ...(existsSync(shell) ? bounded : {}),
    serialization: "advanced",
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Bytes that a process has in memory; undefined where the system doesn't tell. */
function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Calls back once when a process has more than so many bytes in memory. Answers how to stop watching. */
export function watchMemory(
  { pid }: ChildProcess,
  mostBytes: number,
  onMore: () => void,
): () => void {
  if (pid === undefined) return () => undefined;
  const timer = setInterval(() => {
    const bytes = residentBytes(pid);
    if (bytes === undefined || bytes <= mostBytes) return;
    clearInterval(timer);
    onMore();
  }, watchEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
