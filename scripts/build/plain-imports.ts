import type { Plugin } from "vite";

/** What wraps each `import()` into a loader of the bundler's own. */
const wrapper = "native:import-analysis-build";

/**
 * Leaves `import()` to the browser. The bundler's own loading of styles and parts beforehand would be a quarter of what a
 * published page loads; islands have no styles of their own and few parts.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    configResolved({ plugins }) {
      const found = plugins.find(({ name }) => name === wrapper);
      if (!found) throw new Error(`The bundler has no ${wrapper} that could be left out.`);
      found.applyToEnvironment = () => false;
    },
  };
}
