import type { Plugin } from "vite";

/** A built file by its name, and the files that it needs at once. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The first circle of files that need each other; undefined where there is none. */
export function findCircle(files: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const imported of files.get(name) ?? []) {
      const circle = walk(imported, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of files.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Stops a build whose files need each other in a circle: something would be used before it is there. */
export function noCircularFiles(): Plugin {
  return {
    name: "no-circular-files",
    generateBundle(_options, bundle) {
      const files = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = findCircle(files);
      if (circle) this.error(`These files need each other: ${circle.join(" → ")}`);
    },
  };
}
