import path from "node:path";
import { defineConfig } from "vite";
import { reactPlugins } from "./scripts/build/targets.ts";

const project = import.meta.dirname;

/** For `npm run dev`: the page that shows every section in every mode. Builds: scripts/build/. */
export default defineConfig({
  root: path.join(project, "src/gallery"),
  publicDir: false,
  cacheDir: path.join(project, "node_modules/.vite"),
  plugins: reactPlugins(),
  server: { fs: { allow: [project] } },
});
