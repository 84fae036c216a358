import { z } from "zod";

const namesSchema = z.record(z.string(), z.string()).default({});
const kindsSchema = z.array(z.string()).optional();

/** What of a package-lock.json says which package needs which, and where each runs. */
export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: namesSchema,
      optionalDependencies: namesSchema,
      os: kindsSchema,
      cpu: kindsSchema,
      libc: kindsSchema,
    }),
  ),
});

/** What a machine is, as package-lock.json names it. */
export type Platform = Record<"os" | "cpu" | "libc", string>;

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

const aspects = ["os", "cpu", "libc"] as const;

/** Old versions of npm install what is another C library's, too. */
function runsOn(entry: Lock["packages"][string] | undefined, platform: Platform): boolean {
  return aspects.every((aspect) => entry?.[aspect]?.includes(platform[aspect]) !== false);
}

/**
 * The folders of packages and of all that these need on a platform, in order. What is optional and not in the lock file,
 * or another platform's, is left out.
 * @throws where the lock file lacks a package that is needed
 */
export function runtimePackages(
  lock: Lock,
  names: readonly string[],
  platform: Platform,
): string[] {
  const folders = new Set<string>();
  function add(from: string, name: string, isOptional: boolean): void {
    const folder = found(lock, from, name);
    if (folder === undefined && !isOptional)
      throw new Error(`package-lock.json has no ${name}, which is needed.`);
    if (folder === undefined || folders.has(folder)) return;
    const entry = lock.packages[folder];
    if (!runsOn(entry, platform)) return;
    folders.add(folder);
    for (const needed of Object.keys(entry?.dependencies ?? {})) {
      const isLeft = entry?.optionalDependencies[needed] !== undefined;
      add(folder, needed, isLeft);
    }
    for (const needed of Object.keys(entry?.optionalDependencies ?? {})) add(folder, needed, true);
  }
  for (const name of names) add("", name, name === "pg-native");
  return [...folders].toSorted();
}
