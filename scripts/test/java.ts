import { existsSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "./apt.ts";

/** The program of a Java: `JAVA_PATH`, that of `JAVA_HOME`, or one on the PATH. */
function findJava(): string | undefined {
  const home = process.env["JAVA_HOME"];
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(path.delimiter)];
  const candidates = [
    process.env["JAVA_PATH"],
    ...(home === undefined ? [] : [path.join(home, "bin/java")]),
    ...folders.map((folder) => path.join(folder, "java")),
  ];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** Like `findJava`, but brings one when there is none. Throws a sentence when that fails too. */
export async function ensureJava(): Promise<string> {
  const found = findJava();
  if (found !== undefined) return found;
  console.log("Installing Java for the tests…");
  await aptInstall("default-jre-headless");
  const installed = findJava();
  if (installed !== undefined) return installed;
  throw new Error(
    'The tests need Java 17 or newer and could not install it: install Debian\'s package "default-jre-headless", or set JAVA_PATH to its program.',
  );
}
