import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Set for all workers of one run by `run-lifetime.ts`: where what they have in common lives. */
export const runFolderVariable = "VITRINE_TEST_RUN";

/** The folder of the run, thrown away with everything in it when the run ends. */
export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (!folder) throw new Error("vitest.config.ts must name test/run-lifetime.ts as globalSetup.");
  return folder;
}

/**
 * Makes something that all workers of a run have in common, in a folder of its own: whichever
 * comes first does it, the others wait. Answers the folder.
 */
export async function onceARun(
  name: string,
  make: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(runFolder(), name);
  const [ready, failed] = [`${folder}-ready`, `${folder}-failed`];
  try {
    mkdirSync(folder);
  } catch {
    for (let waited = 0; waited < 1_200 && !existsSync(ready); waited++) {
      if (existsSync(failed)) throw new Error(`Another worker could not make ${name}.`);
      await sleep(100);
    }
    return folder;
  }
  try {
    await make(folder);
    writeFileSync(ready, "");
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  return folder;
}
