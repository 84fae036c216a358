/**
 * Where every command of package.json begins. It runs on any Node.js ≥ 18: it brings the right
 * Node.js where this one is too old, installs the dependencies when they are missing or have
 * changed, and hands over to `scripts/<command>.ts`.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installDependencies } from "./boot/dependencies.mjs";
import { isRecentNode, privateNode } from "./boot/node.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function boot(command, args) {
  process.chdir(root);
  if (!isRecentNode(process.versions.node)) {
    return runWith(await privateNode(root), [fileURLToPath(import.meta.url), command, ...args]);
  }
  prependPath([path.join(root, "node_modules", ".bin"), path.dirname(process.execPath)]);
  await installDependencies(root);
  process.argv = [process.execPath, path.join(root, "scripts", `${command}.ts`), ...args];
  await import(pathToFileURL(process.argv[1]).href);
}

/** Child processes find the tools of the project and the same Node.js. */
function prependPath(first) {
  const others = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !first.includes(folder));
  process.env.PATH = [...first, ...others].join(path.delimiter);
}

function runWith(node, args) {
  const child = spawn(node, args, { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
      resolve();
    });
  });
}

boot(process.argv[2], process.argv.slice(3)).catch((error) => {
  console.error(error?.isExpected ? error.message : error);
  process.exitCode = 1;
});
