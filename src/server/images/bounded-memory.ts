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

/** Ticks of the kernel's clock are hundredths of a second. */
const tickMs = 10;

/** Milliseconds of a processor that a process has used; undefined where the system doesn't tell. */
function processorMs(pid: number): number | undefined {
  try {
    // the name of the program stands in brackets and may hold anything; what counts stands behind it
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=[A-Z] )/);
    const [user, system] = rest.split(" ").slice(11, 13).map(Number);
    return user === undefined || system === undefined ? undefined : (user + system) * tickMs;
  } catch {
    return undefined;
  }
}

/** Calls back once when what is read is more than so much. Answers how to stop watching. */
function watch(read: () => number | undefined, most: number, onMore: () => void): () => void {
  const timer = setInterval(() => {
    const now = read();
    if (now === undefined || now <= most) return;
    clearInterval(timer);
    onMore();
  }, watchEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Calls back once when a process has more than so many bytes in memory. Answers how to stop watching. */
export function watchMemory(
  { pid }: ChildProcess,
  mostBytes: number,
  onMore: () => void,
): () => void {
  return pid === undefined ? () => undefined : watch(() => residentBytes(pid), mostBytes, onMore);
}

/**
 * The same when it has used more of a processor from now on than so many milliseconds: of the clock where the system
 * doesn't tell.
 */
export function watchProcessor(
  { pid }: ChildProcess,
  mostMs: number,
  onMore: () => void,
): () => void {
  const before = pid === undefined ? undefined : processorMs(pid);
  if (pid !== undefined && before !== undefined)
    return watch(() => processorMs(pid), before + mostMs, onMore);
  const timer = setTimeout(onMore, mostMs);
  return () => clearTimeout(timer);
}
