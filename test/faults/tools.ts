import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { aptInstall } from "../../scripts/test/apt.ts";
import { findTool } from "../bench/measuring/tools.ts";
import type { Tool } from "./fault.ts";

/** The library that moves a process' clock. */
export function faketimeLibrary(): string | undefined {
  return globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];
}

const isThere: Record<Tool, () => boolean> = {
  strace: () => findTool("strace") !== undefined,
  faketime: () => faketimeLibrary() !== undefined,
  mount: () => findTool("mount") !== undefined && process.getuid?.() === 0,
  mke2fs: () => findTool("mke2fs") !== undefined,
  perl: () => findTool("perl") !== undefined,
  prlimit: () => findTool("prlimit") !== undefined,
};

/** Debian's packages. */
const packages: Record<Tool, string> = {
  strace: "strace",
  faketime: "libfaketime",
  mount: "mount",
  mke2fs: "e2fsprogs",
  perl: "perl-base",
  prlimit: "util-linux",
};

/** Whether this user may watch a process that it has started: containers may forbid that. */
function mayTrace(): boolean {
  return spawnSync("strace", ["-o", "/dev/null", "true"], { stdio: "ignore" }).status === 0;
}

/** Brings what a fault needs; answers why it can't be run here, or undefined. */
export async function missingTool(needs: readonly Tool[]): Promise<string | undefined> {
  for (const tool of needs) {
    if (!isThere[tool]() && process.getuid?.() === 0) {
      console.log(`Installing ${packages[tool]}…`);
      await aptInstall(packages[tool]);
    }
    if (tool === "mount" && process.getuid?.() !== 0) return "it takes the right to mount (root)";
    if (!isThere[tool]()) return `it takes ${tool}, Debian’s package ${packages[tool]}`;
    if (tool === "strace" && !mayTrace()) return "processes can’t be traced here";
  }
  return undefined;
}
