import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "../errors.ts";
import { PictureProblem } from "./picture-problem.ts";
import { isSvg } from "./safe-svg.ts";
import type {
  PictureReply,
  PictureRequest,
  PictureTaskName,
  PictureTasks,
} from "./picture-worker.ts";

/**
 * Works on pictures in a process of its own, a few at a time: what a hostile file does there ends with it, and so does
 * the memory that pictures took. @throws PictureProblem for what can't be taken; AppError unavailable where too much waits
 */
export interface PictureWorkshop {
  run<Name extends PictureTaskName>(
    name: Name,
    ...args: Parameters<PictureTasks[Name]>
  ): ReturnType<PictureTasks[Name]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly request: PictureRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const longestTask = 120_000;
/** A drawing is a text that may ask for any amount of work. */
const longestDrawing = 30_000;
const idleTime = 30_000;
const atOnce = 2;
/** So many tasks wait, each with its picture in memory. */
const mostWaiting = 64;

const workerFile = import.meta.url.endsWith(".ts") ? "./picture-worker.ts" : "./picture-worker.js";

interface WorkerEvents {
  readonly onReply: (reply: PictureReply) => void;
  readonly onEnd: (worker: ChildProcess, error: Error) => void;
}

function startWorker({ onReply, onEnd }: WorkerEvents): ChildProcess {
  const file = fileURLToPath(new URL(workerFile, import.meta.url));
  // its environment is empty: it needs no secrets
  const worker = fork(file, {
    serialization: "advanced",
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  worker.on("message", (reply: PictureReply) => onReply(reply));
  worker.on("error", (error) => onEnd(worker, error));
  worker.on("exit", () => onEnd(worker, new Error("The process for pictures ended")));
  return worker;
}

function timeFor({ args: [bytes] }: PictureRequest): number {
  return bytes instanceof Uint8Array && isSvg(bytes) ? longestDrawing : longestTask;
}

/** Opens the workshop. Its process starts with the first task and ends when there was none for a while. */
export function createPictureWorkshop(): PictureWorkshop {
  const queue: Waiting[] = [];
  const running = new Map<number, Waiting & { readonly timer: NodeJS.Timeout }>();
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  /**
   * Ends a process. What it was at fails, or, where one task took too long, only that; what is left goes to the next.
   */
  function stop(which: ChildProcess, error: Error, late?: number): void {
    if (worker !== which) return;
    worker = undefined;
    which.kill("SIGKILL");
    for (const [id, { timer, ...task }] of [...running].toReversed()) {
      clearTimeout(timer);
      if (late === undefined || id === late) task.reject(error);
      else queue.unshift(task);
    }
    running.clear();
    next();
  }

  function finish(reply: PictureReply): void {
    const task = running.get(reply.id);
    if (!task) return;
    running.delete(reply.id);
    clearTimeout(task.timer);
    if ("problem" in reply) task.reject(new PictureProblem(reply.problem));
    else if ("error" in reply) task.reject(new Error(reply.error));
    else task.resolve(reply.result);
    next();
  }

  function next(): void {
    clearTimeout(idle);
    while (running.size < atOnce) {
      const task = queue.shift();
      if (!task) break;
      const own = (worker ??= startWorker({ onReply: finish, onEnd: stop }));
      const timer = setTimeout(
        () => stop(own, new PictureProblem("too-slow"), task.request.id),
        timeFor(task.request),
      );
      timer.unref();
      running.set(task.request.id, { ...task, timer });
      // only while there is work does it keep this process alive
      own.ref();
      own.channel?.ref();
      own.send(task.request);
    }
    if (running.size > 0 || !worker) return;
    const own = worker;
    own.unref();
    own.channel?.unref();
    idle = setTimeout(() => stop(own, new Error("idle")), idleTime);
    idle.unref();
  }

  return {
    run(name, ...args) {
      if (queue.length >= mostWaiting)
        return Promise.reject(new AppError("unavailable", { retryAfter: 5 })) as ReturnType<
          PictureTasks[typeof name]
        >;
      const promise = new Promise((resolve, reject) => {
        lastId += 1;
        queue.push({ request: { id: lastId, name, args }, resolve, reject });
        next();
      });
      return promise as ReturnType<PictureTasks[typeof name]>;
    },
    async close() {
      const ended = new Error("The server stops");
      for (const { reject } of queue.splice(0)) reject(ended);
      if (worker) stop(worker, ended);
    },
  };
}
