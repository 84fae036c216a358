import { setFlagsFromString } from "node:v8";
import type { Plugin } from "vitest/config";
import { defineConfig } from "vitest/config";
import { directIcons } from "./scripts/build/direct-icons.ts";

/** Folders whose tests draw: they leave a window and its globals behind. */
const drawn = ["src/{editor,islands,chrome}/**/*.test.{ts,tsx}", "src/fields/**/*.test.tsx"];

/** Tests make much that is thrown away at once: looking for what of it stays takes a seventh of the processor time with 16 MB. */
const roomForTheNew = "--max-semi-space-size=64";
// windows are threads of this process, which have its flags
setFlagsFromString(roomForTheNew);

/** What was transformed is kept from run to run by each file's own text, which says nothing of styles that it imports. */
const importedStylesReadAnew: Plugin = {
  name: "imported-styles-read-anew",
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id, sourceCode }) =>
      /\.css(?:\?|$)/.test(id) && sourceCode.includes("@import") ? false : undefined,
    );
  },
};

export default defineConfig({
  plugins: [importedStylesReadAnew],
  test: {
    environment: "node",
    globalSetup: ["test/run-lifetime.ts"],
    css: true,
    maxWorkers: 3, // on two cores: tests of processes wait for two fifths of their time
    // for a machine that does much else: what is waited for ends a wait as soon as it is there
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      {
        extends: true,
        // what servers run: drawing in development, which looks where each element came from, takes a tenth more
        oxc: { jsx: { development: false } },
        test: {
          env: { NODE_ENV: "production" },
          name: "without a window",
          execArgv: [roomForTheNew],
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/**/*.test.{ts,tsx}"],
          exclude: [...drawn, "test/e2e/**", "test/bench/**"],
          setupFiles: [
            "test/same-properties.ts",
            "test/quick-compression.ts",
            "test/equal-bytes.ts",
          ],
          isolate: false, // a process for each file costs a fifth of the time
        },
      },
      {
        extends: true,
        // all icons take a tenth of a second in each window
        plugins: [directIcons(import.meta.dirname)],
        test: {
          name: "with a window",
          include: drawn,
          pool: "vmThreads", // a window for each file without a process for each: half of the processor time
        },
      },
    ],
  },
});
