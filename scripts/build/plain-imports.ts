import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * Leaves `import()` to the browser. The bundler's own loading of styles and parts beforehand would be a quarter of what a
 * published page loads; islands have no styles of their own and few parts.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: {
      order: "pre",
      handler: (id) =>
        id === helper ? "export const __vitePreload = (load) => load();" : undefined,
    },
  };
}
