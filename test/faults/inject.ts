import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";

/** So long strace may take to let go of what it traces. */
const patienceMs = 3_000;

/** Something that is done to system calls of a process from now on. */
interface Injection {
  readonly calls: readonly string[];
  /** As strace names it: `signal=KILL:when=3`, `error=EIO`, `delay_enter=200000`; undefined: they are only counted. */
  readonly what?: string;
}

export interface Injected {
  /** Lets the process go on as if nothing were. Waits where it has ended by itself. */
  stop(): Promise<void>;
  /** How often each call was made by the thread that made it most: the last point of a sweep. */
  counts(): Promise<ReadonlyMap<string, number>>;
}

/** Begins to inject a fault into a process that runs; its calls are counted from now on, by each of its threads. */
export async function inject(pid: number, { calls, what }: Injection): Promise<Injected> {
  const log = join(tmpdir(), `vitrine-strace-${randomUUID()}`);
  const set = calls.join(",");
  const injecting = what === undefined ? [] : ["-e", `inject=${set}:${what}`];
  const args = ["-f", "-o", log, "-e", `trace=${set}`, "-e", "signal=none", ...injecting];
  const child = spawn("strace", [...args, "-p", String(pid)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  let told = "";
  for await (const part of child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    told += part;
    if (told.includes("attached")) break;
  }
  child.stderr.resume();
  if (!told.includes("attached")) throw new Error(`strace could not be used: ${told}`);
  return {
    async stop() {
      child.kill("SIGTERM");
      // it waits for each process to stand still, for ever where one has died meanwhile
      const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      await ended;
      clearTimeout(timer);
    },
    async counts() {
      const text = await readFile(log, "utf8");
      await rm(log);
      return countCalls(text);
    },
  };
}

/** By call, the most that one thread made, in a log of strace: `1234  fsync(20) = 0`. */
export function countCalls(log: string): Map<string, number> {
  const byThread = new Map<string, number>();
  const most = new Map<string, number>();
  for (const [, thread = "", call = ""] of log.matchAll(/^(\d+) +(\w+)\(/gm)) {
    const count = (byThread.get(`${thread} ${call}`) ?? 0) + 1;
    byThread.set(`${thread} ${call}`, count);
    most.set(call, Math.max(most.get(call) ?? 0, count));
  }
  return most;
}
