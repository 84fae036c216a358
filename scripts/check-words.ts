import { runnerImport } from "vite";
import type { Comparison } from "../test/interface-words.ts";

/** Of one language; more of them are a language that is being written. */
const mostListed = 40;

/** What is missing is no fault: English stands in its place until somebody translates it. */
const { module } = await runnerImport<{
  comparedLanguages: readonly Comparison[];
}>("/test/interface-words.ts", { configFile: false, logLevel: "error" });
for (const { language, missing, count } of module.comparedLanguages) {
  if (missing.length === 0) continue;
  console.log(`${language}: ${missing.length} of ${count} words of the interface are missing`);
  for (const one of missing.slice(0, mostListed)) console.log(`  ${one}`);
  if (missing.length > mostListed) console.log(`  … and ${missing.length - mostListed} more`);
}
