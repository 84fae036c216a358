import lighthouse from "lighthouse";
import type { Report } from "../../scripts/bench.ts";
import { demoPages } from "../e2e/demo-shop.ts";
import { freePort } from "../e2e/harness/free-port.ts";
import { startProduct } from "../e2e/harness/product.ts";
import { openBrowser } from "./measuring/browser.ts";
import { median } from "./measuring/statistics.ts";

const rounds = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

interface Grades {
  readonly scores: readonly number[];
  /** What cost points, in any category. */
  readonly failed: readonly string[];
}

/** Lighthouse's own phone on its own slow network: its default. */
async function grade(address: string, port: number): Promise<Grades> {
  const result = await lighthouse(address, { port, onlyCategories: categories, logLevel: "error" });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories: found, audits } = result.lhr;
  const counted = categories.flatMap((name) => found[name]?.auditRefs ?? []);
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  const words = failed.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
  return { scores: categories.map((name) => (found[name]?.score ?? 0) * 100), failed: words };
}

async function gradePage(report: Report, name: string, address: string, port: number) {
  const grades: Grades[] = [];
  for (let round = 0; round < rounds; round += 1) grades.push(await grade(address, port));
  const scores = categories.map((_, index) =>
    Math.round(median(grades.map((one) => one.scores[index] ?? 0))),
  );
  const failed = new Set(grades.flatMap((one) => one.failed));
  const isMet = scores.every((score) => score === 100);
  report({
    what: `${name}: Lighthouse, mobile`,
    value: scores.join(" / ") + (isMet ? "" : ` (${[...failed].join(", ")})`),
    budget: "100 / 100 / 100 / 100",
    isMet,
  });
}

/** Every page of the published demo, the median of a few runs. */
export async function bench(report: Report): Promise<void> {
  const product = await startProduct();
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    for (const { name, path } of demoPages)
      await gradePage(report, name, new URL(path, product.siteAddress()).href, port);
  } finally {
    await browser.close();
    await product.remove();
  }
}
