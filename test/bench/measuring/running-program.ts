import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program that serves until it is stopped. */
export interface RunningProgram {
  readonly pid: number;
  /** The first line that it prints, if it was waited for. */
  readonly firstLine: string;
  stop(): Promise<void>;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Which line of its output says that it is ready; the first, unless said otherwise. */
  readonly isReady?: (line: string) => boolean;
}

/** Starts a program and waits until it says that it is ready. @throws where it ends before */
export async function startProgram(
  file: string,
  args: readonly string[],
  { env, isReady = () => true }: RunOptions = {},
): Promise<RunningProgram> {
  const child = spawn(file, args, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const ready = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (isReady(line)) resolve(line);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${file} ended before it was ready`)));
  });
  const firstLine = await ready;
  return {
    pid: child.pid ?? 0,
    firstLine,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
