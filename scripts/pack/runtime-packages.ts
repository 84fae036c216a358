import { z } from "zod";

const namesSchema = z.record(z.string(), z.string()).default({});

/** What of a package-lock.json says which package needs which. */
export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dependencies: namesSchema, optionalDependencies: namesSchema }),
  ),
});

export type Lock = z.infer<typeof lockSchema>;

/** The folder that Node.js finds a package in for a file of another one, the innermost first. */
function found({ packages }: Lock, from: string, name: string): string | undefined {
  let place = from;
  for (;;) {
    const folder = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (place === "") return undefined;
    place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")));
  }
}

/**
 * The folders of packages and of all that these need, in order. What is optional and not in the lock file is left out;
 * what is in it may be another platform's, and so not be installed.
 * @throws where the lock file lacks a package that is needed
 */
export function runtimePackages(lock: Lock, names: readonly string[]): string[] {
  const folders = new Set<string>();
  function add(from: string, name: string, isOptional: boolean): void {
    const folder = found(lock, from, name);
    if (folder === undefined && !isOptional)
      throw new Error(`package-lock.json has no ${name}, which is needed.`);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const entry = lock.packages[folder];
    for (const needed of Object.keys(entry?.dependencies ?? {})) {
      const isLeft = entry?.optionalDependencies[needed] !== undefined;
      add(folder, needed, isLeft);
    }
    for (const needed of Object.keys(entry?.optionalDependencies ?? {})) add(folder, needed, true);
  }
  for (const name of names) add("", name, name === "pg-native");
  return [...folders].toSorted();
}
