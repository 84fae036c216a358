import { run } from "../check/run.ts";

const env = { DEBIAN_FRONTEND: "noninteractive" };

let updated: Promise<unknown> | undefined;

/** Installs packages of Debian where that is possible: as root, on a machine with apt-get. */
export async function aptInstall(...names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await (updated ??= run("apt-get", ["update"], env));
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...names], env);
}
