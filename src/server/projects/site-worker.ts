import { parentPort, workerData } from "node:worker_threads";
import { templates } from "#/sections/registry.ts";
import { type ProjectProblem, ProjectRefused } from "#/site/project/project-problem.ts";
import type { Project, ReadProjectOptions } from "#/site/project/read-project.ts";
import { parseSite } from "./parse-site.ts";

/** What the thread is started with. */
export interface SiteOrder extends Omit<ReadProjectOptions, "templates"> {
  readonly bytes: Uint8Array;
}
export type SiteReply =
  | { readonly project: Project }
  | { readonly problems: readonly ProjectProblem[] };

function answer({ bytes, ...options }: SiteOrder): SiteReply {
  try {
    return { project: parseSite(bytes, { templates, ...options }) };
  } catch (error) {
    if (error instanceof ProjectRefused) return { problems: error.problems };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData), []);
