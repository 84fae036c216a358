import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { keptFiles } from "../build/keep-last-build.ts";
import { unbundled } from "../build/unbundled.ts";
import { isRun } from "./is-run.ts";
import { platformHere } from "./platform-here.ts";
import { lockSchema, runtimePackages } from "./runtime-packages.ts";

interface PackOptions {
  /** The sources, built. */
  readonly root: string;
  /** The program of Node.js. */
  readonly node: string;
}

/** What a server reads of the build and of the sources, beside packages and Node.js. */
const parts = [
  "dist/app",
  "dist/fonts",
  "dist/islands",
  "dist/server",
  "src/starters",
  "package.json",
  "LICENSE",
] as const;

/**
 * Puts all that it takes to run Vitrine into a folder: the build, the starters, the packages that aren’t bundled,
 * Node.js, and `vitrine`, by which it is started. The folder can be moved, and nothing is written into it later. Until
 * it is whole its name ends in `.part`.
 * @throws a sentence where the folder has anything in it
 */
export function pack(folder: string, { root, node }: PackOptions): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} isn’t empty: name a new folder.`);
  const part = `${folder}.part`;
  const copy = (name: string, isWanted: (file: string) => boolean) =>
    cpSync(path.join(root, name), path.join(part, name), {
      recursive: true,
      filter: (source) => isWanted(path.relative(root, source)),
    });
  rmSync(part, { recursive: true, force: true });
  mkdirSync(path.join(part, "bin"), { recursive: true });
  const server = path.join(root, "dist/server");
  const kept = keptFiles(server);
  const isOfThisBuild = (file: string) => !kept.has(path.relative(server, path.join(root, file)));
  for (const name of parts) copy(name, (file) => isData(file) && isOfThisBuild(file));
  const machine = `${process.platform}-${process.arch}`;
  for (const name of installedPackages(root)) copy(name, (file) => isRun(file, machine));
  cpSync(node, path.join(part, "bin/node"), { dereference: true });
  cpSync(path.join(root, "deploy/vitrine"), path.join(part, "vitrine"));
  chmodSync(path.join(part, "vitrine"), 0o755);
  renameSync(part, folder);
}

/** Starters are read as they are; what checks them stays behind. */
function isData(file: string): boolean {
  return !file.endsWith(".ts");
}

function installedPackages(root: string): string[] {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")),
  );
  return runtimePackages(lock, unbundled, platformHere()).filter((name) =>
    existsSync(path.join(root, name)),
  );
}
