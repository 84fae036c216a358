import { Worker } from "node:worker_threads";
import type { BackupSource } from "./make-backup.ts";
import type { ScheduledReply } from "./scheduled-reply.ts";

export interface ScheduledWork {
  readonly dir: string;
  readonly kept: number;
  readonly source: BackupSource;
}

const workerFile = import.meta.url.endsWith(".ts") ? "./backup-worker.ts" : "./backup-worker.js";

function tooLong(longestMs: number): string {
  const hours = Math.round(longestMs / 3_600_000);
  return `The backup took longer than ${hours} hours and was given up: check that the disk of BACKUP_DIR answers.`;
}

/** Makes a backup on a thread of its own: copying takes long, and visitors wait for nothing. After so long it is given up. */
export function createBackupThread({ longestMs }: { readonly longestMs: number }): {
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
      let timer: NodeJS.Timeout | undefined;
      worker.unref();
      try {
        return await new Promise<ScheduledReply>((resolve) => {
          const lost = (reason: string) =>
            resolve(
              isEnded ? { state: "stopped" } : { state: "failed", reason, isExplained: false },
            );
          const giveUp = () => {
            // a thread that hangs in its disk may never end, and nobody waits for it
            void worker.terminate();
            resolve({ state: "failed", reason: tooLong(longestMs), isExplained: true });
          };
          timer = setTimeout(giveUp, longestMs).unref();
          worker.once("message", resolve);
          worker.once("error", (error) => lost(String(error)));
          worker.once("exit", () => lost("The thread that makes the backup ended"));
        });
      } finally {
        clearTimeout(timer);
        running = undefined;
      }
    },
    async end() {
      isEnded = true;
      await running?.terminate();
    },
  };
}
