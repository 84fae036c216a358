import { spawnSync } from "node:child_process";
import path from "node:path";
import { buildStamp } from "./build-all.ts";

const root = path.dirname(path.dirname(import.meta.dirname));

/**
 * Runs a program of `dist/server`, building it first when its sources have changed. It takes the
 * place of this process: signals, exit code and memory are its own.
 */
export function runBuilt(
  name:
    | "main"
    | "owner-link"
    | "check-sites"
    | "import-file"
    | "publish-to"
    | "backup"
    | "check-backup"
    | "doctor"
    | "upgrade-check"
    | "restore"
    | "restore-database"
    | "move-storage",
): void {
  ensureBuilt();
  const program = path.join(root, "dist/server", `${name}.js`);
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" };
  process.removeAllListeners("warning"); // execve is marked as experimental
  process.execve?.(process.execPath, [process.execPath, program, ...process.argv.slice(2)], env);
}

/** In a process of its own, which gives its memory back. */
export function ensureBuilt(): void {
  if (buildStamp(root).isCurrent()) return;
  const { status } = spawnSync(process.execPath, [path.join(root, "scripts/build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
