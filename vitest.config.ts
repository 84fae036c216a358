import { defineConfig } from "vitest/config";

/** Folders whose tests draw: they leave a window and its globals behind. */
const drawn = "src/{editor,islands,chrome}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    environment: "node",
    globalSetup: ["test/run-lifetime.ts"],
    css: true,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "without a window",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "test/**/*.test.{ts,tsx}"],
          exclude: [drawn, "test/e2e/**", "test/bench/**"],
          isolate: false, // a process for each file costs a fifth of the time
        },
      },
      { extends: true, test: { name: "with a window", include: [drawn] } },
    ],
  },
});
