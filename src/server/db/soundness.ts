import { Worker } from "node:worker_threads";
import { damaged } from "./sqlite-file.ts";

const workerFile = import.meta.url.endsWith(".ts")
  ? "./soundness-worker.ts"
  : "./soundness-worker.js";

/**
 * Reads all of a SQLite database for damage: as long as the file is large, so on a thread of its
 * own while this one serves sites. @throws StartError
 */
export async function expectSound(path: string): Promise<void> {
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: path });
  // whoever stops the process doesn't wait for it
  worker.unref();
  const verdict = await new Promise<string>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread that reads the database ended")));
  });
  // one line of what SQLite says in several
  if (verdict !== "ok")
    throw damaged(path, verdict.replace(/^\*{3}.*\n/, "").replaceAll(/\s+/g, " "));
}
