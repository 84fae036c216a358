import type { Plugin } from "vite";

const describing = /\/node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves out what describes schemas as JSON Schema: only the server's OpenAPI document needs it, and it is 5 KB of the
 * editor's first load.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    enforce: "pre",
    transform(code, id) {
      if (!describing.test(id)) return undefined;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return names.map((name) => `export const ${name} = () => undefined;`).join("\n");
    },
  };
}
