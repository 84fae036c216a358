import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { runFolderVariable } from "../../once-a-run.ts";
import { serverTarget } from "../../../scripts/build/targets.ts";

const execute = promisify(execFile);
export const root = path.resolve(import.meta.dirname, "../../..");

/** A program of `programs/`, built as the server is built. */
export interface Program {
  readonly file: string;
  /** Runs it in a process of its own and reads the JSON that it prints. */
  run<Result>(args?: readonly string[]): Promise<Result>;
}

const mostOutput = 16 * 1_048_576;

/** Builds programs into a folder of their own beside the build, where packages that aren't bundled are found. */
async function buildPrograms(names: readonly string[]): Promise<string> {
  const target = serverTarget(root);
  const workers = target?.build?.rolldownOptions?.input;
  const dist = path.join(root, "dist");
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, "bench-"));
  const programs = path.join(import.meta.dirname, "../programs");
  const own = Object.fromEntries(names.map((name) => [name, path.join(programs, `${name}.ts`)]));
  const input = { ...(workers as Record<string, string>), ...own };
  const rolldownOptions = { ...target?.build?.rolldownOptions, input };
  await build({ ...target, build: { ...target?.build, outDir: folder, rolldownOptions } });
  return folder;
}

function programIn(folder: string, name: string): Program {
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
  };
}

/** Builds programs for as long as they are used. */
export async function withPrograms<Result>(
  names: readonly string[],
  work: (program: (name: string) => Program) => Promise<Result>,
): Promise<Result> {
  const folder = await buildPrograms(names);
  try {
    return await work((name) => programIn(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds a program for as long as it is used. */
export function withProgram<Result>(
  name: string,
  work: (program: Program) => Promise<Result>,
): Promise<Result> {
  return withPrograms([name], (program) => work(program(name)));
}
