import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { endedChildrenMilliseconds } from "../measuring/process-metrics.ts";

const execute = promisify(execFile);

export interface HugoBuild {
  /** Milliseconds, its start included. */
  readonly took: number;
  /** Its processor time. */
  readonly processor: number;
  /** Pages and the bytes of HTML of one of them. */
  readonly pages: number;
  readonly bytes: number;
}

/** Builds the site in `folder` anew into an empty folder beside it. */
export async function runHugo(program: string, folder: string): Promise<HugoBuild> {
  const out = await mkdtemp(join(folder, "out-"));
  try {
    const before = endedChildrenMilliseconds();
    const began = performance.now();
    await execute(program, ["--quiet", "--source", folder, "--destination", out]);
    const took = performance.now() - began;
    const processor = endedChildrenMilliseconds() - before;
    const names = await readdir(out);
    const pages = names.filter((name) => /^page-\d+$/.test(name));
    const sample = await readFile(join(out, pages[0] ?? "", "index.html"));
    return { took, processor, pages: pages.length + 1, bytes: sample.length };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

export async function hugoVersion(program: string): Promise<string> {
  const { stdout } = await execute(program, ["version"]);
  return /v?(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? "";
}
