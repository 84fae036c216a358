import { Worker } from "node:worker_threads";
import { ProjectRefused, refusedProject } from "#/site/project/project-problem.ts";
import type { Project, ReadProjectOptions } from "#/site/project/read-project.ts";
import { parseSite } from "./parse-site.ts";
import type { SiteOrder, SiteReply } from "./site-worker.ts";

/** Up to so many bytes it takes longer to wake a thread than to read it here: some 40 ms. */
const fewBytes = 262_144;
const memoryMb = 768;

/** Sources that aren't built have views in them, which threads can't load. */
const isBuilt = !import.meta.url.endsWith(".ts");

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

async function readInThread(order: SiteOrder): Promise<Project> {
  const worker = new Worker(new URL("./site-worker.js", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const reply = await new Promise<SiteReply>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", (error: Error) =>
      reject(
        isOutOfMemory(error) ? refusedProject("json", "This contains too many values.") : error,
      ),
    );
    worker.once("exit", () => reject(new Error("The thread that reads a project ended")));
  }).finally(() => worker.terminate());
  if ("problems" in reply) throw new ProjectRefused(reply.problems);
  return reply.project;
}

/** Reads the bytes of a `site.json`; large ones on a thread of their own, so that visitors don't wait for it. @throws ProjectRefused */
export async function readSite(bytes: Uint8Array, options: ReadProjectOptions): Promise<Project> {
  if (bytes.length <= fewBytes || !isBuilt) return parseSite(bytes, options);
  // templates are functions, which the thread has of its own
  const { templates: _templates, ...others } = options;
  return readInThread({ bytes, ...others });
}
