import type { Fault, Point, Wanted } from "./fault.ts";
import { type Row, backendOf, rowOf, skippedRow } from "./summary.ts";
import { missingTool } from "./tools.ts";

/** Runs one fault; whatever it throws is a finding too. */
export async function runFault(
  fault: Fault,
  { wanted, tell }: { wanted: Wanted; tell: (point: Point) => void },
): Promise<Row> {
  const on = backendOf(wanted);
  const skipped = fault.skip?.(wanted) ?? (await missingTool(fault.needs ?? []));
  if (skipped !== undefined) return skippedRow(fault, on, skipped);
  const points: Point[] = [];
  const began = performance.now();
  function take(point: Point): void {
    points.push(point);
    tell(point);
  }
  try {
    await fault.sweep(wanted, take);
  } catch (error) {
    const broken = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    take({ name: "the run itself", acknowledged: 0, lost: [], broken });
  }
  return rowOf(fault, { on, points, seconds: (performance.now() - began) / 1_000 });
}
