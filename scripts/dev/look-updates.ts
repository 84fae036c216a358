import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";

/** How a template looks: `look.ts` and what only looks import. */
const ofSections = /\/src\/sections\/(?!kit\/)/;
const look = /\/src\/sections\/(?!kit\/).*\/look\.ts$/;
const looks = /\/src\/sections\/looks\.ts$/;

const replace = `
export function replaceLook(before, after) {
  for (const [id, one] of loaded) if (one === before) loaded.set(id, after);
  for (const listener of listeners) listener();
}
`;
const accept = `
import.meta.hot?.accept(async (next) => {
  if (!next) return;
  const { replaceLook } = await import("#/sections/looks.ts");
  replaceLook(look, next.look);
});
`;

/**
 * Puts a look that has changed, or whose view or style has, in the place of the one before, on every page that shows it
 * and without loading the page again. React's own updates reach only what React keeps mounted; pages of the gallery are
 * rendered once, as published ones are.
 */
export function lookUpdates(): PluginOption[] {
  const plugin: Plugin = {
    name: "look-updates",
    apply: "serve",
    transform(code, id) {
      if (looks.test(id)) return `${code}${replace}`;
      return look.test(id) ? `${code}${accept}` : undefined;
    },
  };
  return [plugin, react({ refreshExclude: ofSections })];
}
