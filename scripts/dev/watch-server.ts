import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { serverTarget } from "../build/targets.ts";

/*
 * Builds the server of the API and of sites again whenever one of its sources changes, and restarts it. A process of its
 * own: the build is one for production, and the sources beside it are served for development.
 */

interface WatchEvents {
  on(name: "event", handle: (event: { code: string; error?: { message: string } }) => void): void;
}

function isWatcher(built: unknown): built is WatchEvents {
  return typeof built === "object" && built !== null && "on" in built;
}

const root = process.cwd();
const outDir = path.join(root, "dist/dev");
let server: ChildProcess | undefined;
let isEnding = false;

async function stop(): Promise<void> {
  const own = server;
  server = undefined;
  if (!own || own.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => own.once("exit", () => resolve()));
  own.kill("SIGTERM");
  await ended;
}

async function restart(): Promise<void> {
  await stop();
  if (isEnding) return;
  server = spawn(process.execPath, [path.join(outDir, "main.js")], { stdio: "inherit" });
}

const target = serverTarget(root);
// emptied once: a server that is starting still loads what it was built with
await rm(outDir, { recursive: true, force: true });
const watcher = await build({
  ...target,
  // a page that shows what was changed comes first
  build: { ...target?.build, outDir, emptyOutDir: false, watch: { buildDelay: 150 } },
});
if (!isWatcher(watcher)) throw new Error("The server is not watched.");
let restarting = Promise.resolve();
watcher.on("event", ({ code, error }) => {
  if (code === "END") restarting = restarting.then(restart);
  if (code === "ERROR") console.error(error?.message ?? "The server could not be built.");
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isEnding = true;
    void stop().then(() => process.exit(0));
  });
