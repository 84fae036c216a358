import type { Plugin } from "vite";

const forbidden = [/\/node_modules\/zod\//, /\/src\/sections\/registry\.ts$/];

/** Fails the build when a visitor would download the schemas' validator or the registry of sections. */
export function withoutSchemas(): Plugin {
  return {
    name: "without-schemas",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(part.modules)) {
          if (renderedLength === 0 || !forbidden.some((pattern) => pattern.test(id))) continue;
          const importers = this.getModuleInfo(id)?.importers.join(", ");
          this.error(
            `Islands must not contain ${id} (imported by ${importers}, in ${part.fileName}).`,
          );
        }
      }
    },
  };
}
