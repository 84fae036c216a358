import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** The server on an installation, from its start to its end. */
export interface ServerProcess {
  readonly pid: number;
  /** From the start of the process to its being ready, without what it waited for a processor that others had. */
  readonly readySeconds: number;
  /** What it has printed. */
  output(): string;
  /** Settled once the process has ended: its exit code, or null where a signal ended it. */
  readonly ended: Promise<number | null>;
  hasEnded(): boolean;
  kill(): Promise<void>;
  /** Asks it to end, as operators do. */
  stop(): Promise<void>;
}

export interface ProcessOptions {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly node?: readonly string[];
  /** A program before it, with its arguments, which starts it: `strace`, `prlimit`, `faketime`. */
  readonly before?: readonly string[];
}

/** It didn't get ready: what it said. */
export class NotReady extends Error {
  override readonly name = "NotReady";
}

/** Every fault of a start shows within this. */
const readyWithinMs = 90_000;

function processOf({ program, env, node = [], before = [] }: ProcessOptions) {
  const [first = process.execPath, ...args] = [...before, process.execPath, ...node, program];
  // system calls are counted by thread: one does all work with files
  const own = { PATH: process.env["PATH"], NODE_ENV: "production", UV_THREADPOOL_SIZE: "1" };
  return spawn(first, args, { env: { ...own, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * For how many seconds the main thread of a process could have run, and the processors were others';
 * 0 for one that has ended: what it printed is read after it was killed too.
 */
function waitedForProcessor(pid: number): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e9;
  } catch {
    return 0;
  }
}

/** Starts a server without waiting for it. */
export function launch(options: ProcessOptions) {
  const began = performance.now();
  const child = processOf(options);
  let text = "";
  let isReady = false;
  let code: number | null | undefined;
  const { promise: ready, resolve, reject } = Promise.withResolvers<number>();
  const { promise: refused, resolve: refuse } = Promise.withResolvers<undefined>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text = (text + part).slice(-200_000);
      if (!isReady && text.includes("is ready at")) {
        isReady = true;
        resolve((performance.now() - began) / 1_000 - waitedForProcessor(child.pid ?? 0));
      }
      if (text.includes("everything else waits until this is fixed")) refuse(undefined);
    });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  child.once("close", (value) => {
    code = value;
    reject(new NotReady(`It ended with ${value}: ${text.slice(-2_000)}`));
  });
  child.once("error", reject);
  const timer = setTimeout(() => reject(new NotReady(text.slice(-2_000))), readyWithinMs);
  void ready.catch(() => undefined).finally(() => clearTimeout(timer));
  const killWithUs = () => void child.kill("SIGKILL");
  process.once("exit", killWithUs);
  void ended.then(() => process.off("exit", killWithUs));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    /** Seconds, once it is ready. */
    ready,
    /** Once it says that it serves sites only, and why. */
    refused,
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    hasEnded: () => code !== undefined,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Starts a server and waits until it is ready. @throws NotReady */
export async function startServer(options: ProcessOptions): Promise<ServerProcess> {
  const { ready, refused: _, ...launched } = launch(options);
  try {
    return { ...launched, readySeconds: await ready };
  } catch (error) {
    await launched.kill();
    throw error;
  }
}
