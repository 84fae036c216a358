import type { Fault, Point, Wanted } from "./fault.ts";

/** The kinds of database and of store, in a word. */
type Backend = `${Wanted["on"]}+${Wanted["store"]}`;

export function backendOf({ on, store }: Pick<Wanted, "on" | "store">): Backend {
  return `${on}+${store}`;
}

/** What a fault came to on one kind of database and of store. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly holds: readonly string[];
  readonly on: Backend;
  /** Why it wasn't run; the rest is empty then. */
  readonly skipped?: string;
  readonly points: number;
  /** Answers of success that were looked for, the most at any point. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly broken: number;
  /** The slowest start afterwards, without waiting for others' use of the processors. */
  readonly readySeconds?: number;
  /** By point, what was lost or broken. */
  readonly findings: readonly string[];
  readonly seconds: number;
}

export function rowOf(
  { id, what, holds }: Fault,
  { on, points, seconds }: { on: Backend; points: readonly Point[]; seconds: number },
): Row {
  const starts = points.flatMap(({ readySeconds }) => readySeconds ?? []);
  const sum = (count: (point: Point) => number) =>
    points.reduce((total, point) => total + count(point), 0);
  return {
    id,
    what,
    holds,
    on,
    points: points.length,
    acknowledged: sum((point) => point.acknowledged),
    lost: sum(({ lost }) => lost.length),
    broken: sum(({ broken }) => broken.length),
    ...(starts.length > 0 && { readySeconds: Math.max(...starts) }),
    findings: points.flatMap(({ name, lost, broken }) =>
      [...lost, ...broken].map((finding) => `${name}: ${finding}`),
    ),
    seconds,
  };
}

export function skippedRow({ id, what, holds }: Fault, on: Backend, skipped: string): Row {
  const nothing = { points: 0, acknowledged: 0, lost: 0, broken: 0, findings: [], seconds: 0 };
  return { id, what, holds, on, skipped, ...nothing };
}

/** Nothing was lost, everything held, and something was tried. */
export function holdsUp({ skipped, points, lost, broken }: Row): boolean {
  return skipped !== undefined || (points > 0 && lost + broken === 0);
}

const columns = ["fault", "on", "points", "looked for", "lost", "broken", "slowest start", "what"];

function cellsOf(row: Row): string[] {
  const { id, on, points, acknowledged, lost, broken, readySeconds, skipped, what } = row;
  if (skipped !== undefined) return [id, on, "", "", "", "", "", `${what}; not run: ${skipped}`];
  const start = readySeconds === undefined ? "" : `${readySeconds.toFixed(1)} s`;
  return [id, on, ...[points, acknowledged, lost, broken].map(String), start, what];
}

/** The table as Markdown, with what was found below it. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const findings = rows.flatMap((row) =>
    row.findings.map((one) => `- ${row.id} ${row.on}: ${one}`),
  );
  const table = [line(columns), line(columns.map(() => "---")), ...rows.map(cellsOf).map(line)];
  return `${[...table, ...(findings.length > 0 ? ["", ...findings] : [])].join("\n")}\n`;
}
