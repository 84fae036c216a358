import { accessSync, constants, globSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt.ts";
import { run } from "../check/run.ts";

/** Chromium without its windows: the same pages for half of the processor time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(names: readonly string[]): string[] {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(path.delimiter)];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** The path of a Chromium: `CHROMIUM_PATH`, the machine's, or Playwright's own; the shell where there is one. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  const installed = path.resolve(own, "../../..");
  const candidates = [
    process.env["CHROMIUM_PATH"],
    ...onPath(shells),
    ...globSync(`${installed}/chromium_headless_shell-*/*/*headless*shell`),
    ...onPath(browsers),
    own,
  ];
  return candidates.find((candidate) => candidate !== undefined && isExecutable(candidate));
}

/** Like `findChromium`, but brings one when there is none. Throws a sentence when that fails too. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log("Installing Chromium for the tests…");
  await run("playwright", ["install", "--only-shell", "chromium"]);
  for (const name of ["chromium-headless-shell", "chromium"])
    if (!(await canStart(findChromium()))) await aptInstall(name);
  const installed = findChromium();
  if (installed !== undefined && (await canStart(installed))) return installed;
  throw new Error(
    "The tests need Chromium and could not install it: install it by hand, or set CHROMIUM_PATH to its program.",
  );
}

/** Playwright's own lacks the libraries of the system where there is no desktop. */
async function canStart(program: string | undefined): Promise<boolean> {
  if (program === undefined) return false;
  return (await run(program, ["--version"])).isPassed;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return path.isAbsolute(file);
  } catch {
    return false;
  }
}
