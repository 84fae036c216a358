import { Worker } from "node:worker_threads";
import { ProjectRefused } from "#/site/project/project-problem.ts";
import { hasTokens } from "#/site/project/read-project.ts";
import type { Project, ReadProjectOptions } from "#/site/project/read-project.ts";
import { parseJson, parseSite, readParsed } from "./parse-site.ts";
import type { SiteOrder } from "./site-worker.ts";
import { threadAnswer } from "./thread-answer.ts";

/** Up to so many bytes it takes longer to wake a thread than to read it here: some 40 ms. */
const fewBytes = 262_144;
const memoryMb = 768;
/** 16 MB take some seconds. */
const longestMs = 60_000;

/** Sources that aren't built have views in them, which threads can't load. */
const isBuilt = !import.meta.url.endsWith(".ts");

async function readInThread(order: SiteOrder, signal: AbortSignal | undefined): Promise<Project> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./site-worker.js", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const reply = await threadAnswer(worker, { longestMs, signal });
  if ("problems" in reply) throw new ProjectRefused(reply.problems);
  return reply.project;
}

export interface ReadSiteOptions extends ReadProjectOptions {
  /** Says that nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the bytes of a `site.json`; large ones, and those with tokens to fill in, on a thread of their own, so that
 * visitors don't wait for it. @throws ProjectRefused; the signal's reason
 */
export async function readSite(
  bytes: Uint8Array,
  { signal, ...options }: ReadSiteOptions,
): Promise<Project> {
  if (!isBuilt) return parseSite(bytes, options);
  // templates are functions, which the thread has of its own
  const { templates: _templates, ...others } = options;
  if (bytes.length > fewBytes) return readInThread({ bytes, ...others }, signal);
  const json = parseJson(bytes);
  if (options.keepsTokens !== true && hasTokens(json))
    return readInThread({ bytes, ...others }, signal);
  return readParsed(json, options);
}
