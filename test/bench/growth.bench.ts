import { join } from "node:path";
import { pagesPerSite } from "#/site/limits.ts";
import type { Report } from "../../scripts/bench.ts";
import { milliseconds } from "./measuring/units.ts";
import { root, withProgram } from "./measuring/program.ts";
import { growthExponent, median } from "./measuring/statistics.ts";
import type { EditTimes } from "./programs/edit-sites.ts";
import type { PublishTimes } from "./programs/publish-site.ts";
import type { RenderTimes } from "./programs/render-pages.ts";
import type { TemplateTimes } from "./programs/use-templates.ts";

const fonts = join(root, "dist/fonts");
const renderedCounts = [10, 100, 1_000, 10_000];
/** A site has no more. */
const pageCounts = [10, 100, 1_000, pagesPerSite];
const templateCounts = [10, 100, 1_000];
const siteCounts = [1, 10, 100, 1_000];
/** Above its share of the growth: the noise of a machine that does other work. */
const tolerance = 0.2;

interface Growth {
  readonly what: string;
  readonly sizes: readonly number[];
  /** Milliseconds of processor time at each size. */
  readonly costs: readonly number[];
  /** How fast the cost may grow: 1 with the size, 0 not at all. */
  readonly most: number;
}

function reportGrowth(report: Report, { what, sizes, costs, most }: Growth): void {
  const exponent = growthExponent(sizes, costs);
  report({
    what: `${what}, processor time`,
    value: sizes.map((size, at) => `${size}: ${milliseconds(costs[at] ?? Number.NaN)}`).join(", "),
    ratio: exponent,
    budget: `exponent ≤ ${most + tolerance}`,
    isMet: exponent <= most + tolerance,
  });
}

async function measurePages(report: Report): Promise<void> {
  const measured = await withProgram("publish-site", async (program) => {
    const results: PublishTimes[] = [];
    for (const pages of pageCounts) results.push(await program.run([fonts, String(pages)]));
    return results;
  });
  const full = measured.map((one) => one.fullProcessor);
  const changed = measured.map((one) => median(one.changedProcessor));
  const about = { sizes: pageCounts, most: 1 };
  reportGrowth(report, { ...about, what: "pages, all of them published", costs: full });
  reportGrowth(report, { ...about, what: "pages, published after one changed", costs: changed });
}

async function measureRendering(report: Report): Promise<void> {
  const costs = await withProgram("render-pages", async (program) => {
    const results: number[] = [];
    for (const pages of renderedCounts)
      results.push((await program.run<RenderTimes>([fonts, String(pages)])).processor);
    return results;
  });
  reportGrowth(report, {
    what: "pages, all of them rendered",
    sizes: renderedCounts,
    costs,
    most: 1,
  });
}

async function measureTemplates(report: Report): Promise<void> {
  const measured = await withProgram("use-templates", async (program) => {
    const results: TemplateTimes[] = [];
    for (const count of templateCounts) results.push(await program.run([fonts, String(count)]));
    return results;
  });
  const about = { sizes: measured.map((one) => one.templates), most: 0 };
  const rendered = measured.map((one) => one.rendered);
  reportGrowth(report, { ...about, what: "templates, a page rendered", costs: rendered });
  const checked = measured.map((one) => one.checked);
  reportGrowth(report, { ...about, what: "templates, a page checked", costs: checked });
}

async function measureSites(report: Report): Promise<void> {
  const costs = await withProgram("edit-sites", async (program) => {
    const results: number[] = [];
    for (const count of siteCounts)
      results.push((await program.run<EditTimes>([String(count)])).operation);
    return results;
  });
  const what = "sites being edited in turn, an operation";
  reportGrowth(report, { what, sizes: siteCounts, costs, most: 0 });
}

/** How cost grows with what there is: the exponent of the curve through the measured sizes. */
export async function bench(report: Report): Promise<void> {
  await measureRendering(report);
  await measurePages(report);
  await measureTemplates(report);
  await measureSites(report);
}
