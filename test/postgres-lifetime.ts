import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverFolderVariable, stopServer } from "./postgres.ts";

const prefix = "vitrine-postgres-";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops the servers of runs that were killed before they could do it themselves. */
function stopOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (!isRunning(pid)) stopServer(join(tmpdir(), name));
  }
}

/** Gives the run a place for its PostgreSQL; the first test that needs one starts it. */
export default function preparePostgres(): () => void {
  stopOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.env[serverFolderVariable] = folder;
  return () => stopServer(folder);
}
