import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { forkBounded, watchMemory, watchProcessor } from "./bounded-memory.ts";
import { PictureProblem } from "./picture-problem.ts";
import type { PictureReply, PictureRequest } from "./picture-worker.ts";

/** What a task may take before its process is ended. How long a process takes to start counts for none. */
export interface TaskBounds {
  /** Of the clock: where it ends, the machine had too much else to do. */
  readonly milliseconds: number;
  /** Of a processor: where it ends, the picture takes too much. */
  readonly processorMs: number;
  readonly bytes: number;
}

/** The process was ended by the system, or by what it worked on. */
export class ProcessLost extends Error {
  override name = "ProcessLost";
}

/** The task took more of a processor than it may. */
export class OutOfTime extends Error {
  override name = "OutOfTime";
}

/** The machine was too busy to work on the task. */
export class Starved extends Error {
  override name = "Starved";
}

/** A process that works on one picture at a time. */
export interface PictureProcess {
  readonly isAlive: boolean;
  readonly pid: number | undefined;
  /** @throws PictureProblem for what can't be taken or takes too much; OutOfTime; Starved; ProcessLost; the signal's reason */
  run(task: PictureRequest, bounds: TaskBounds, signal: AbortSignal): Promise<unknown>;
  end(): void;
}

const megabyte = 1_048_576;
/** Without work it ends after so many milliseconds. */
const idleTime = 30_000;
/** A process that isn't there after so many milliseconds gets nothing of the machine. */
const longestStart = 120_000;
/** What the engine itself sets aside, and what a task has to be stopped within where nobody watches it. */
const hardBound = 1_800 * megabyte;

const workerFile = import.meta.url.endsWith(".ts") ? "./picture-worker.ts" : "./picture-worker.js";

interface Current {
  /** The process is there, and what the task takes begins to count. */
  readonly begin: () => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Ends what takes more than it may, and says why. Answers how to stop watching. */
function watchTask(
  child: ChildProcess,
  { milliseconds, processorMs, bytes }: TaskBounds,
  end: (error: unknown) => void,
): () => void {
  const starved = () => end(new Starved("The machine has too much else to do"));
  const tooLong = () => end(new OutOfTime("The task takes longer than it may"));
  const tooMuch = () => end(new PictureProblem("too-slow"));
  const timer = setTimeout(starved, milliseconds);
  const stops = [
    () => clearTimeout(timer),
    watchMemory(child, bytes, tooMuch),
    watchProcessor(child, processorMs, tooLong),
  ];
  return () => stops.forEach((stop) => stop());
}

export function startPictureProcess(): PictureProcess {
  const child = forkBounded(fileURLToPath(new URL(workerFile, import.meta.url)), hardBound);
  let isAlive = true;
  let isReady = false;
  let current: Current | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(error: unknown): void {
    if (!isAlive) return;
    isAlive = false;
    clearTimeout(idle);
    clearTimeout(starting);
    child.kill("SIGKILL");
    current?.reject(error);
  }

  const starting = setTimeout(() => end(new Starved("The process doesn't start")), longestStart);
  starting.unref();

  child.on("error", end);
  child.on("exit", (code, signal) => {
    const how = `The process for pictures ended: ${signal ?? code}`;
    end(signal === null ? new Error(how) : new ProcessLost(how));
  });
  child.on("message", (reply: PictureReply) => {
    if ("isReady" in reply) {
      isReady = true;
      clearTimeout(starting);
      current?.begin();
    } else if ("problem" in reply) current?.reject(new PictureProblem(reply.problem));
    else if ("error" in reply) current?.reject(new Error(reply.error));
    else current?.resolve(reply.result);
  });

  /** Only while there is work does it keep this process alive. */
  function rest(): void {
    current = undefined;
    if (!isAlive) return;
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => end(new Error("idle")), idleTime);
    idle.unref();
  }

  return {
    pid: child.pid,
    get isAlive() {
      return isAlive;
    },
    async run(task, bounds, signal) {
      signal.throwIfAborted();
      clearTimeout(idle);
      child.ref();
      child.channel?.ref();
      let stop = (): void => undefined;
      const begin = (): void => {
        stop = watchTask(child, bounds, end);
      };
      const left = () => end(signal.reason);
      signal.addEventListener("abort", left);
      try {
        return await new Promise((resolve, reject) => {
          current = { begin, resolve, reject };
          if (isReady) begin();
          child.send(task, (error) => error && end(error));
        });
      } finally {
        stop();
        signal.removeEventListener("abort", left);
        rest();
      }
    },
    end: () => end(new Error("The server stops")),
  };
}
