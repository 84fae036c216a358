import type { Browser } from "@playwright/test";
import type { Report } from "../../scripts/bench.ts";
import { demoPages } from "../e2e/demo-shop.ts";
import { studioLanguages, studioPages } from "../e2e/demo-studio.ts";
import { startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { openBrowser } from "./measuring/browser.ts";
import { kilobytes } from "./measuring/units.ts";
import { weighIslands } from "./measuring/island-weights.ts";
import { sumOf, watchLoadedFiles } from "./measuring/loaded-files.ts";
import type { LoadedFile } from "./measuring/loaded-files.ts";

const documentBudget = 14 * 1024;
const scriptBudget = 3 * 1024;
/** With every widget, every vendor and the gdpr banner. */
const fullScriptBudget = 4 * 1024;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

async function loadPage(browser: Browser, address: string): Promise<LoadedFile[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const loaded = watchLoadedFiles(page);
    await page.goto(address, { waitUntil: "networkidle" });
    return await loaded.read();
  } finally {
    await context.close();
  }
}

function listed(files: readonly LoadedFile[], kind: string): string {
  const count = files.filter((file) => file.kind === kind).length;
  return `${count} (${kilobytes(sumOf(files, kind, "sent"))})`;
}

function reportPage(report: Report, name: string, files: readonly LoadedFile[]): void {
  const size = sumOf(files, "document", "brotli") + sumOf(files, "stylesheet", "brotli");
  const sent = sumOf(files, "document", "sent") + sumOf(files, "stylesheet", "sent");
  report({
    what: `${name}: HTML and CSS, just after publishing`,
    value: `${kilobytes(sent)} (${kilobytes(size)} once compressed as strongly as can be)`,
    budget: `≤ ${kilobytes(documentBudget)}`,
    isMet: sent <= documentBudget,
  });
  const script = sumOf(files, "script", "brotli");
  report({
    what: `${name}: JavaScript before any interaction`,
    value: kilobytes(script),
    budget: `≤ ${kilobytes(scriptBudget)}`,
    isMet: script <= scriptBudget,
  });
  const fonts = listed(files, "font");
  const pictures = listed(files, "image");
  report({ what: `${name}: on a phone`, value: `fonts ${fonts}, pictures ${pictures}` });
}

async function reportShop(report: Report, browser: Browser, product: Product): Promise<void> {
  for (const { name, path } of demoPages) {
    const address = new URL(path, product.siteAddress()).href;
    reportPage(report, name, await loadPage(browser, address));
  }
}

/** The studio has everything on; the largest of its languages counts. */
async function reportStudio(report: Report, browser: Browser, product: Product): Promise<void> {
  for (const { name, path } of studioPages) {
    const what = `studio, ${name}`;
    const sizes: string[] = [];
    let largest = 0;
    let script = 0;
    for (const { code, prefix } of studioLanguages) {
      const address = new URL(prefix + path, product.siteAddress("studio")).href;
      const files = await loadPage(browser, address);
      const sent = sumOf(files, "document", "sent") + sumOf(files, "stylesheet", "sent");
      sizes.push(`${code} ${kilobytes(sent)}`);
      largest = Math.max(largest, sent);
      script = Math.max(script, sumOf(files, "script", "brotli"));
    }
    report({
      what: `${what}: HTML and CSS, just after publishing`,
      value: sizes.join(", "),
      budget: `≤ ${kilobytes(documentBudget)}`,
      isMet: largest <= documentBudget,
    });
    report({
      what: `${what}: JavaScript before any interaction`,
      value: kilobytes(script),
      budget: `≤ ${kilobytes(fullScriptBudget)}`,
      isMet: script <= fullScriptBudget,
    });
  }
}

async function reportIslands(report: Report): Promise<void> {
  for (const { name, own, shared } of await weighIslands()) {
    const parts = shared === 0 ? "" : ` (${kilobytes(own)}, and ${kilobytes(shared)} shared)`;
    report({
      what: `${name.replace("src/islands/", "")} adds, brotli`,
      value: kilobytes(own + shared) + parts,
    });
  }
}

/** Every page of the demo sites as a phone loads it, without a touch, and what a touch adds. */
export async function bench(report: Report): Promise<void> {
  await reportIslands(report);
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    await reportShop(report, browser, product);
    await reportStudio(report, browser, product);
  } finally {
    await browser.close();
    await product.remove();
  }
}
