import type { Counts } from "./traffic.ts";

/** What the end of a part came to. */
export interface Row extends Counts {
  readonly part: string;
  readonly how: string;
  /** Answered with success while it was tried. */
  readonly edits: number;
  readonly forms: number;
  readonly publications: number;
  /** Of all that was ever answered. */
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  /** Until an edit was taken, from the end of the part or, where somebody has to mend it, from then. */
  readonly seconds: number;
}

/** Visitors saw every page, nothing that was answered is lost, and people did something meanwhile. */
export function holdsUp({ pages, failedPages, edits, forms, lost, broken }: Row): boolean {
  const isUsed = pages > 0 && edits > 0 && forms > 0;
  return isUsed && failedPages + lost.length + broken.length === 0;
}

const columns = [
  "part",
  "how it ended",
  "pages",
  "failed",
  "slowest",
  "edits",
  "forms",
  "publications",
  "lost",
  "until an edit was taken",
];

function cellsOf(row: Row): string[] {
  const { pages, failedPages, cutPages, failures, edits, forms, publications, lost } = row;
  const statuses = failedPages === 0 ? "" : ` (${[...failures].join(", ")})`;
  return [
    row.part,
    row.how,
    String(pages),
    `${failedPages}${statuses}${cutPages === 0 ? "" : `, ${cutPages} while it was gone`}`,
    `${(row.slowestPageMs / 1_000).toFixed(1)} s`,
    ...[edits, forms, publications, lost.length].map(String),
    `${row.seconds.toFixed(1)} s`,
  ];
}

/** The table as Markdown, with what was found below it. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const findings = rows.flatMap(({ part, lost, broken }) => [
    ...lost.map((one) => `- ${part}: lost: ${one}`),
    ...broken.map((one) => `- ${part}: ${one}`),
  ]);
  const table = [line(columns), line(columns.map(() => "---")), ...rows.map(cellsOf).map(line)];
  return `${[...table, ...(findings.length > 0 ? ["", ...findings] : [])].join("\n")}\n`;
}
