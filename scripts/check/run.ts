import { spawn } from "node:child_process";

export interface RunResult {
  isPassed: boolean;
  /** Standard output and error as they came. */
  output: string;
  seconds: number;
}

/** Runs a program of the project or of the machine and keeps what it prints. */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, {
      env: { ...process.env, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const end = (isPassed: boolean) =>
      resolve({ isPassed, output, seconds: (performance.now() - started) / 1000 });
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => {
      output += error.message;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/** Prints one line about a run, and what it printed when it failed, or when that is to be told. */
export function report(
  name: string,
  { isPassed, output, seconds }: RunResult,
  isTold = false,
): void {
  console.log(`${isPassed ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
  if ((!isPassed || isTold) && output !== "") console.log(output.trim());
}
