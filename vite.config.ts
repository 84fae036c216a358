import { defineConfig } from "vite";
import { reactPlugins } from "./scripts/build/targets.ts";

/** For `npm run dev`: the page that shows every section in every mode. Builds: scripts/build/. */
export default defineConfig({
  root: "src/gallery",
  plugins: reactPlugins(),
});
