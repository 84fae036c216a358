import { readFileSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { childrenOf } from "./bench/measuring/process-metrics.ts";
import { standStill } from "./stand-still.ts";

/** The socket that a port is listened on. */
function socketOf(port: string): string {
  const listening = "0A";
  const local = `:${Number(port).toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync("/proc/net/tcp6", "utf8").split("\n");
  const row = rows.map((line) => line.trim().split(/\s+/));
  const own = row.find((fields) => fields[1]?.endsWith(local) && fields[3] === listening);
  return `socket:[${own?.[9]}]`;
}

/** What a process has open. */
export function filesOpenOf(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(join(folder, name)));
  } catch {
    return []; // it has ended meanwhile
  }
}

/** Whether a process runs the program that hosts: between its fork and that it is a copy of the main one, with its socket. */
function isHosting(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("hosting-process");
  } catch {
    return false; // it has ended meanwhile
  }
}

/** The processes that host beside a main one and answer the visitors of its port. */
export function processesBeside(main: number, port: string): number[] {
  const socket = socketOf(port);
  return childrenOf(main).filter((pid) => isHosting(pid) && filesOpenOf(pid).includes(socket));
}

/** What is answered while a process stands still: those beside it answer. */
export async function whileStanding<T>(pid: number, work: () => Promise<T>): Promise<T> {
  await standStill(pid);
  try {
    return await work();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}
