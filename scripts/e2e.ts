import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build/run-built.ts";
import { ensureChromium } from "./test/chromium.ts";

/** One story of each part of the product, together at most 90 s. */
const smoke = ["keyboard", "visitor", "sections", "undo", "typing"];

function specOf(name: string): string {
  const file = path.join("test/e2e", `${path.basename(name, ".spec.ts")}.spec.ts`);
  if (existsSync(file)) return file;
  const names = globSync("test/e2e/*.spec.ts").map((one) => path.basename(one, ".spec.ts"));
  throw Object.assign(new Error(`There is no story "${name}". There are: ${names.join(", ")}`), {
    isExpected: true,
  });
}

/** Stories in a real browser: `npm run e2e forms`, `npm run e2e -- --smoke`; what else begins with "-" is Playwright's. */
const args = process.argv.slice(2).filter((argument) => argument !== "--smoke");
const isSmoke = process.argv.includes("--smoke");
const names = args.filter((argument) => !argument.startsWith("-"));
const options = args.filter((argument) => argument.startsWith("-"));
const specs = [...(isSmoke ? smoke : []), ...names].map(specOf);
ensureBuilt();
const chromium = await ensureChromium();
const env = { ...process.env, CHROMIUM_PATH: chromium, CHROME_PATH: chromium };
spawn("playwright", ["test", ...specs, ...options], { env, stdio: "inherit" }).on(
  "exit",
  (code) => void (process.exitCode = code ?? 1),
);
