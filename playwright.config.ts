import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/test/chromium.ts";

/** A Chromium in a container: no sandbox for root, and nothing that calls home. */
const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // a page takes the process of the tab's first, empty one: a second for each story takes a hundredth of all
  "--renderer-process-limit=1",
];

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results/e2e",
  workers: 4, // on two cores: stories wait more than they work
  retries: 0,
  // for a machine that does much else: what is waited for ends a wait as soon as it is there
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: "seed", testMatch: "seed.setup.ts" },
    { name: "stories", dependencies: ["seed"] },
  ],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    // a story that means it allows the worker: the others see what the server answers, and no files are stored for them
    serviceWorkers: "block",
    // drawing what moves takes a tenth of the processor time; stories of motion, and two whole journeys, ask for it
    reducedMotion: "reduce",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // recording takes a sixth of the processor time; `--trace=retain-on-failure` where a cause is looked for
    trace: "off",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
