import { readFileSync, readdirSync } from "node:fs";

/** What a process has open beside connections: files, those to a database and a store, pipes. */
const leastKept = 48;
/** More than these are nobody's who visits sites: each takes some 10 KB of memory. */
const mostEver = 10_000;

function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return ""; // not on this system
  }
}

/** How many files and connections the process may have open, by what Linux says in /proc/self/limits. */
export function handleLimit(limits: string = readLimits()): number {
  const [, handles] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return handles === undefined ? Infinity : Number(handles);
}

/**
 * How many connections a process takes at the same moment: a quarter of the handles, 48 at least, is kept for everything
 * else.
 */
export function mostConnections(handles: number = handleLimit()): number {
  const kept = Math.max(leastKept, Math.ceil(handles / 4));
  return handles === Infinity ? mostEver : Math.max(1, Math.min(mostEver, handles - kept));
}

/** How many of the connections that one wants to a database or a store may be had: a sixteenth of the handles, at least 4. */
export function shareOfHandles(wanted: number, handles: number = handleLimit()): number {
  return Math.min(wanted, Math.max(4, Math.floor(handles / 16)));
}

/** How many handles are left; none where even that can't be found out for want of one. */
export function handlesLeft(handles: number = handleLimit()): number {
  if (handles === Infinity) return Infinity;
  try {
    return handles - readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}
