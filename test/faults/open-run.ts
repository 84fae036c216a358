import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runFolderVariable } from "../once-a-run.ts";
import { stopServer } from "../postgres-server.ts";
import { endServersOf } from "../servers-of.ts";

/** Gives this process a folder for the servers that it starts, which ends with it and whatever runs there, however it ends. */
export function openRun(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "vitrine-faults-"));
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o711);
  process.env[runFolderVariable] = folder;
  process.once("exit", () => {
    endServersOf(path.join(folder, "swift"));
    for (const name of readdirSync(folder)) stopServer(path.join(folder, name));
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
}
