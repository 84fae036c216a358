import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { npm } from "./npm.mjs";

/**
 * Not `npm ci`: it refuses a lock file made where the registry lacks the packages of platforms that
 * nobody here has. `install --no-save` installs the locked versions, checks their hashes, and leaves
 * the lock file as it is.
 */
const installExactly = [
  "install",
  "--no-save",
  "--include=dev",
  "--include=optional",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
];

/** Installs what package-lock.json names, unless exactly that is installed already. */
export async function installDependencies(root) {
  const lock = readFileSync(path.join(root, "package-lock.json"));
  const stamp = path.join(root, "node_modules", ".vitrine-installed");
  const wanted = createHash("sha256")
    .update(`${process.platform}-${process.arch}\n`)
    .update(lock)
    .digest("hex");
  if (read(stamp) === wanted) return;
  if (!isInstalled(root, JSON.parse(lock.toString()))) {
    console.log("Installing dependencies…");
    await npm(root, installExactly, "install the dependencies");
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm's own record of node_modules agrees with the lock file: nothing to do after `npm install`. */
function isInstalled(root, lock) {
  const record = read(path.join(root, "node_modules", ".package-lock.json"));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([folder, entry]) => {
    if (folder === "") return true;
    const found = installed[folder];
    return found === undefined
      ? entry.optional === true || entry.devOptional === true
      : found.version === entry.version;
  });
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
