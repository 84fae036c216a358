import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { Report } from "../../scripts/bench.ts";
import { demoPages } from "../e2e/demo-shop.ts";
import { studioLanguages, studioPages } from "../e2e/demo-studio.ts";
import { startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { openBrowser } from "./measuring/browser.ts";
import { root, withProgram } from "./measuring/program.ts";
import { kilobytes } from "./measuring/units.ts";
import type { StarterPage } from "./programs/publish-starters.ts";
import { weighParts } from "./measuring/page-parts.ts";
import { weighIslands } from "./measuring/island-weights.ts";
import { sumOf, watchLoadedFiles } from "./measuring/loaded-files.ts";
import type { LoadedFile } from "./measuring/loaded-files.ts";

const documentBudget = 14 * 1024;
const scriptBudget = 3 * 1024;
/** With every widget, every vendor and the gdpr banner. */
const fullScriptBudget = 4 * 1024;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

/** The pages of all starters, published into a folder of their own. */
async function publishStarters(): Promise<StarterPage[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "vitrine-starters-"));
  const dist = path.join(root, "dist");
  const from = [
    path.join(dist, "fonts"),
    path.join(dist, "islands"),
    path.join(root, "src/starters"),
  ];
  try {
    return await withProgram("publish-starters", (program) => program.run([...from, folder]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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

/** Every page of every starter in each of its languages, just after publishing, with what it consists of. */
async function reportStarters(report: Report): Promise<void> {
  for (const page of await publishStarters()) {
    const { total, parts } = weighParts(page.html);
    const listed = parts.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(", ");
    report({
      what: `${page.starter}${page.path} (${page.language}): HTML and CSS`,
      value: `${kilobytes(page.sent)} (${kilobytes(total)} at the strongest: ${listed})`,
      budget: `≤ ${kilobytes(documentBudget)}`,
      isMet: page.sent <= documentBudget,
    });
  }
}

/** Every page of the starters by its parts, those of the demo sites as a phone loads them, without a touch, and what a touch adds. */
export async function bench(report: Report): Promise<void> {
  await reportIslands(report);
  await reportStarters(report);
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
