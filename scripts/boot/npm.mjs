import { spawn } from "node:child_process";
import path from "node:path";

/** An error that one sentence explains; it is shown without a stack. */
export function expectedError(message) {
  return Object.assign(new Error(message), { isExpected: true });
}

/**
 * Runs the machine's npm in `folder` and shows its output only when it fails.
 * `goal` ends the sentence "Could not …".
 */
export async function npm(folder, args, goal) {
  const { code, output } = await run(folder, args);
  if (code === 0) return;
  const advice = `Could not ${goal}: ${adviceFor(code, output)}`;
  throw expectedError([output.trim(), advice].filter(Boolean).join("\n\n"));
}

function run(folder, args) {
  const [command, ...first] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: folder, env: plainEnvironment() });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: error.code, output }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

function adviceFor(code, output) {
  if (code === "ENOENT")
    return "there is no npm on this machine; install it (Debian: apt-get install npm).";
  if (/EACCES|EPERM|EROFS/.test(output))
    return "this folder cannot be written; check who owns it and run the command again.";
  if (/ENOSPC/.test(output)) return "the disk is full; free some space and run the command again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/.test(output)) {
    return "the npm registry does not answer; check the network connection and run the command again.";
  }
  return "npm failed as shown above; put that right and run the command again.";
}

/** The npm that started us, else the one on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath ?? "";
  return path.basename(running) === "npm-cli.js" ? [process.execPath, running] : ["npm"];
}

/** Without the settings of the npm that started us, which belong to another folder. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(local_prefix|prefix|global)|package_|lifecycle_)/.test(name),
  );
  return Object.fromEntries(kept);
}
