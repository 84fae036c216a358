import type { Worker } from "node:worker_threads";
import { refusedProject } from "#/site/project/project-problem.ts";
import type { SiteReply } from "./site-worker.ts";

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

interface Waiting {
  readonly longestMs: number;
  /** Says that nobody waits any more. */
  readonly signal: AbortSignal | undefined;
}

/**
 * What the thread that reads a project answers. It is ended then, and where its time is over or nobody waits for it any
 * more. @throws ProjectRefused; the signal's reason
 */
export function threadAnswer(worker: Worker, { longestMs, signal }: Waiting): Promise<SiteReply> {
  return new Promise<SiteReply>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", (error: Error) =>
      reject(
        isOutOfMemory(error) ? refusedProject("json", "This contains too many values.") : error,
      ),
    );
    worker.once("exit", () => reject(new Error("The thread that reads a project ended")));
    const isOver = refusedProject("too-large", "Reading this takes too long.");
    const timer = setTimeout(() => reject(isOver), longestMs);
    const leave = (): void => reject(signal?.reason);
    signal?.addEventListener("abort", leave);
    worker.once("exit", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    });
  }).finally(() => worker.terminate());
}
