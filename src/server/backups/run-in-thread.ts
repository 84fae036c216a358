import { Worker } from "node:worker_threads";
import type { BackupSource } from "./make-backup.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

export interface ScheduledWork {
  readonly dir: string;
  readonly kept: number;
  readonly source: BackupSource;
}

const workerFile = import.meta.url.endsWith(".ts") ? "./backup-worker.ts" : "./backup-worker.js";

/** Makes a backup on a thread of its own: copying takes long, and visitors wait for nothing. */
export function createBackupThread(): {
  run: (work: ScheduledWork) => Promise<ScheduledReply>;
  /** Gives up what is under way. */
  end: () => Promise<void>;
} {
  let running: Worker | undefined;
  let isEnded = false;
  return {
    async run(work) {
      const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: work });
      running = worker;
      worker.unref();
      try {
        return await new Promise<ScheduledReply>((resolve) => {
          const lost = (reason: string) =>
            resolve(
              isEnded ? { state: "stopped" } : { state: "failed", reason, isExplained: false },
            );
          worker.once("message", resolve);
          worker.once("error", (error) => lost(String(error)));
          worker.once("exit", () => lost("The thread that makes the backup ended"));
        });
      } finally {
        running = undefined;
      }
    },
    async end() {
      isEnded = true;
      await running?.terminate();
    },
  };
}
