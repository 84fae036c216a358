import type { Plugin } from "vite";

/** A file that has nothing of its own: it names parts of another file. */
const passingOn = /^export\{([\w$ ,]+)\}from"(\.\/[\w~.-]+\.js)";?\s*$/;
/** How a late part is asked for, with the names that are wanted of it. */
const asking = /let\{([\w$:,]+)\}=await import\(`(\.\/[\w~.-]+\.js)`\)/g;

interface Passing {
  readonly target: string;
  /** What the target calls a part by the name that the part is asked for with. */
  readonly names: ReadonlyMap<string, string>;
}

function passingOf(code: string): Passing | undefined {
  const [, list, target] = passingOn.exec(code) ?? [];
  if (list === undefined || target === undefined) return undefined;
  const pairs = list.split(",").map((one) => one.trim().split(" as "));
  return { target, names: new Map(pairs.map(([own = "", name = own]) => [name, own])) };
}

/** Whether nothing asks for a late file, as it has nothing of its own. */
export function isPassedBy(code: string): boolean {
  return passingOn.test(code);
}

/** Asks for late parts where they are: `files` are the codes of files by their names. */
export function askDirectly(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(asking, (whole, wanted: string, file: string) => {
    const passing = passingOf(files.get(file.slice("./".length)) ?? "");
    if (!passing) return whole;
    const names = wanted.split(",").map((one) => {
      const [name = "", local = name] = one.split(":");
      const own = passing.names.get(name);
      return own === undefined ? undefined : `${own}:${local}`;
    });
    return names.includes(undefined)
      ? whole
      : `let{${names.join(",")}}=await import(\`${passing.target}\`)`;
  });
}

/**
 * What is loaded late and stands in a file with other parts has a file of its own besides, which only names it. Asking
 * for the other one directly saves a request for each: two dozen of them whenever a site is opened.
 */
export function directParts(base: string): Plugin {
  return {
    name: "direct-parts",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const files = new Map(
          chunks.map(({ fileName, code }) => [fileName.slice(base.length), code]),
        );
        for (const chunk of chunks) chunk.code = askDirectly(chunk.code, files);
      },
    },
  };
}
