import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { runFolderVariable } from "./once-a-run.ts";
import { stopServer } from "./postgres-server.ts";
import { endServersOf } from "./servers-of.ts";

/** Of this machine alone: containers may share its memory, and count their processes by themselves. */
const prefix = `vitrine-tests-${hostname()}-`;
const memory = "/dev/shm";
/** Of which a run takes less than a tenth. */
const roomyBytes = 8 * 2 ** 30;

/** Files that come and go are a tenth of the processor time where they are a disk's: they are in memory where there is plenty. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > roomyBytes;
  } catch {
    return false; // not on this system
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // somebody else's
  }
}

/** Small disks that a test was killed on. */
function unmountWithin(folder: string): void {
  const mounts = existsSync("/proc/self/mounts") ? readFileSync("/proc/self/mounts", "utf8") : "";
  for (const line of mounts.split("\n")) {
    const [, place = ""] = line.split(" ");
    if (place.startsWith(`${folder}/`)) spawnSync("umount", ["--lazy", place]);
  }
}

/** Stops the servers of a run and removes all that it kept. */
function endRun(folder: string): void {
  unmountWithin(folder);
  endServersOf(join(folder, "swift"));
  for (const name of readdirSync(folder)) stopServer(join(folder, name));
  rmSync(folder, { recursive: true, force: true });
}

/** Ends the runs that were killed before they could do it themselves. */
function endOrphans(): void {
  for (const home of [memory, tmpdir()]) {
    for (const name of namesIn(home)) {
      if (!name.startsWith(prefix)) continue;
      const pid = Number(name.slice(prefix.length).split("-")[0]);
      if (!isRunning(pid)) endRun(join(home, name));
    }
  }
}

/** Gives the run a place for what its workers have in common, whoever needs it first, and for all that they throw away. */
export default function prepareRun(): () => void {
  endOrphans();
  const home = hasRoomInMemory() ? memory : tmpdir();
  const folder = mkdtempSync(join(home, `${prefix}${process.pid}-`));
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o711);
  process.env[runFolderVariable] = folder;
  process.env["TMPDIR"] = join(folder, "thrown-away");
  mkdirSync(process.env["TMPDIR"]);
  return () => endRun(folder);
}
