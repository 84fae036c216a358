import { drawOverTime, drawQuantiles } from "./plot.ts";
import type { LoadResult, LoadRow } from "./row.ts";

/** A row that was run; without a result it broke off, and `why` says so. */
export interface Ran {
  readonly row: LoadRow;
  readonly result: LoadResult | undefined;
  readonly why?: string;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: currentcolor; }
.grid { stroke: #8884; } .limit { stroke: #d33; stroke-dasharray: 6 4; }
.line { fill: none; stroke-width: 1.5; } .line-0 { stroke: #2a7; } .line-1 { stroke: #27c; } .line-2 { stroke: #c60; }
`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function verdict({ result }: Ran): string {
  if (result === undefined) return "broke off";
  return result.isMet ? "held" : "missed";
}

/** The rows as lines for a terminal. */
export function asLines(ran: readonly Ran[]): string {
  return ran
    .map((one) => {
      const { row, result, why } = one;
      return `${verdict(one).padEnd(9)} ${row.what} (${row.budget}): ${result?.value ?? why}`;
    })
    .join("\n");
}

function plotsOf({ row, result }: Ran): string {
  const drawn = (result?.series ?? []).filter(({ shots }) => shots.length > 0);
  const plots = drawn.map(
    ({ name, shots }) =>
      `<h3>${escaped(name)}</h3><div class="plots">${drawOverTime(shots, row.limit)}${drawQuantiles(shots, row.limit)}</div>`,
  );
  return `<h2>${escaped(row.what)}</h2>${plots.join("")}`;
}

/** A page that explains itself: every row with its budget, and its latencies drawn. */
export function asPage(ran: readonly Ran[], machine: string): string {
  const rows = ran.map((one) => {
    const cells = [one.row.what, one.row.budget, verdict(one), one.result?.value ?? one.why ?? ""];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The load that Vitrine holds</title><style>${style}</style></head><body>
<h1>The load that Vitrine holds</h1>
<p>${escaped(machine)}. Questions come at a steady rate, whether or not earlier ones are answered; latencies count from when each was to be asked. The broken line is the budget; over time: p50 green, p95 blue, p99 orange.</p>
<table><thead><tr><th>load</th><th>budget</th><th></th><th>measured</th></tr></thead><tbody>${rows.join("")}</tbody></table>
${ran.map(plotsOf).join("\n")}
</body></html>
`;
}
