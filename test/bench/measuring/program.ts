import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import type { Plugin } from "vite";
import { runFolderVariable } from "../../once-a-run.ts";
import { serverTarget } from "../../../scripts/build/targets.ts";

const execute = promisify(execFile);
export const root = path.resolve(import.meta.dirname, "../../..");

/** A program of `programs/`, built as the server is built. */
export interface Program {
  readonly file: string;
  /** Runs it in a process of its own and reads the JSON that it prints. */
  run<Result>(args?: readonly string[]): Promise<Result>;
  remove(): Promise<void>;
}

const mostOutput = 16 * 1_048_576;

/** Builds a program into a folder of its own beside the build, where packages that aren't bundled are found. */
async function buildProgram(name: string, plugins: Plugin[]): Promise<Program> {
  const target = serverTarget(root);
  const workers = target?.build?.rolldownOptions?.input;
  const folder = await mkdtemp(path.join(root, "dist", "bench-"));
  const own = path.join(import.meta.dirname, "../programs", `${name}.ts`);
  const input = { ...(workers as Record<string, string>), [name]: own };
  const rolldownOptions = { ...target?.build?.rolldownOptions, input };
  await build({ ...target, plugins, build: { ...target?.build, outDir: folder, rolldownOptions } });
  const file = path.join(folder, `${name}.js`);
  return {
    file,
    async run(args = []) {
      // what the runs of a program have in common lies beside it
      const env = { ...process.env, NODE_ENV: "production", [runFolderVariable]: folder };
      const options = { env, cwd: root, maxBuffer: mostOutput };
      const { stdout } = await execute(process.execPath, [file, ...args], options);
      return JSON.parse(stdout);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Builds a program for as long as it is used. `plugins` build it otherwise than the server is. */
export async function withProgram<Result>(
  name: string,
  work: (program: Program) => Promise<Result>,
  plugins: Plugin[] = [],
): Promise<Result> {
  const program = await buildProgram(name, plugins);
  try {
    return await work(program);
  } finally {
    await program.remove();
  }
}
