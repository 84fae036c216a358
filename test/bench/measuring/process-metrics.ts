import { readFileSync } from "node:fs";

/** Hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Processor time that a process has used, in seconds; undefined where the system doesn't tell. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
    const fields = afterName.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Processor time of the children that this process has had and that have ended, in milliseconds. */
export function endedChildrenMilliseconds(): number {
  try {
    const afterName = readFileSync("/proc/self/stat", "utf8").split(") ")[1] ?? "";
    const fields = afterName.split(" ");
    return ((Number(fields[13]) + Number(fields[14])) / ticksPerSecond) * 1000;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process that is in RAM, in bytes. */
export function residentBytes(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return children.trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
