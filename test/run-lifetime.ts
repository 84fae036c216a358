import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runFolderVariable } from "./once-a-run.ts";
import { stopServer } from "./postgres-server.ts";

const prefix = "vitrine-run-";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops the servers of a run and removes all that it kept. */
function endRun(folder: string): void {
  for (const name of readdirSync(folder)) stopServer(join(folder, name));
  rmSync(folder, { recursive: true, force: true });
}

/** Ends the runs that were killed before they could do it themselves. */
function endOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (!isRunning(pid)) endRun(join(tmpdir(), name));
  }
}

/** Gives the run a place for what its workers have in common; whoever needs something first makes it. */
export default function prepareRun(): () => void {
  endOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o711);
  process.env[runFolderVariable] = folder;
  return () => endRun(folder);
}
