import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt.ts";
import { run } from "../check/run.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium: `CHROMIUM_PATH`, the machine's, or Playwright's own. */
export function findChromium(): string | undefined {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(path.delimiter)];
  const candidates = [
    process.env["CHROMIUM_PATH"],
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate !== undefined && isExecutable(candidate));
}

/** Like `findChromium`, but brings one when there is none. Throws a sentence when that fails too. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log("Installing Chromium for the tests…");
  await run("playwright", ["install", "chromium"]);
  if (!(await canStart(findChromium()))) await aptInstall("chromium");
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
