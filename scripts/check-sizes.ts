import { globSync, readFileSync } from "node:fs";
import { countCasts } from "./check/casts.ts";
import { functionLengths } from "./check/function-lengths.ts";

/** In lines, as CONTRIBUTING.md says. A share of 0.5 is the median, 1 the longest of all. */
const fileLimits = [
  { share: 0.5, limit: 80 },
  { share: 0.9, limit: 220 },
  { share: 1, limit: 350 },
];
const functionLimits = [
  { share: 0.9, limit: 40 },
  { share: 1, limit: 80 },
];

/** Type assertions (`as`, without `as const`) in 1,000 lines of `src`. */
const castLimit = 1.5;

/** Tests, data tables and message catalogues may be as long as they are. */
const exempt =
  /[.](test|scenarios)[.]tsx?$|[.]data[.]ts$|[.]d[.]ts$|(^|\/)messages[^/]*$|\/(locales|messages)\//;

interface Measured {
  name: string;
  lines: number;
}

function measureFiles(): { files: Measured[]; functions: Measured[] } {
  const names = globSync(["src/**/*.{ts,tsx,css}", "scripts/**/*.{ts,mjs}"]).filter(
    (name) => !exempt.test(name),
  );
  const files: Measured[] = [];
  const functions: Measured[] = [];
  for (const name of names) {
    const source = readFileSync(name, "utf8");
    files.push({ name, lines: source.trimEnd().split("\n").length });
    if (name.endsWith(".css")) continue;
    for (const { line, lines } of functionLengths(name, source))
      functions.push({ name: `${name}:${line}`, lines });
  }
  return { files, functions };
}

function problemsOf(what: string, measured: Measured[], limits: typeof fileLimits): string[] {
  const sorted = measured.toSorted((a, b) => a.lines - b.lines);
  return limits.flatMap(({ share, limit }) => {
    if (share === 1)
      return sorted
        .filter(({ lines }) => lines > limit)
        .map(({ name, lines }) => `${name} has ${lines} lines; the limit for ${what} is ${limit}.`);
    const lines = sorted[Math.ceil(sorted.length * share) - 1]?.lines ?? 0;
    return lines > limit
      ? [`The ${share * 100}th percentile of ${what} is ${lines} lines; the limit is ${limit}.`]
      : [];
  });
}

function castProblems(): string[] {
  let [casts, lines] = [0, 0];
  const names = globSync("src/**/*.{ts,tsx}").filter(
    (name) => !/[.](test|scenarios)[.]/.test(name),
  );
  for (const name of names) {
    const source = readFileSync(name, "utf8");
    casts += countCasts(name, source);
    lines += source.trimEnd().split("\n").length;
  }
  const share = (casts / lines) * 1000;
  return share > castLimit
    ? [`There are ${share.toFixed(2)} type assertions in 1,000 lines; the limit is ${castLimit}.`]
    : [];
}

const { files, functions } = measureFiles();
const problems = [
  ...problemsOf("files", files, fileLimits),
  ...problemsOf("functions", functions, functionLimits),
  ...castProblems(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
