import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Report } from "../../scripts/bench.ts";
import type { HugoBuild } from "./hugo/run-hugo.ts";
import { hugoVersion, runHugo } from "./hugo/run-hugo.ts";
import { kilobytes, milliseconds } from "./measuring/units.ts";
import type { Program } from "./measuring/program.ts";
import { root, withProgram } from "./measuring/program.ts";
import { median, medianRatio, takeTurns } from "./measuring/statistics.ts";
import { bringTool, findTool } from "./measuring/tools.ts";
import type { PublishTimes } from "./programs/publish-site.ts";
import type { RenderTimes } from "./programs/render-pages.ts";

const rounds = 5;
const pages = "1000";
const fonts = join(root, "dist/fonts");
const layouts = join(import.meta.dirname, "hugo/layouts");
/** Of processor time; and how often two durable writes of the same size fit into it. */
const changedBudget = 40;
const writesBudget = 6;

interface Programs {
  readonly publishSite: Program;
  readonly renderPages: Program;
}

/** Runs in turn everything that is measured; Hugo's times are empty where there is none. */
async function measure({ publishSite, renderPages }: Programs, hugo: Hugo | undefined) {
  const changed: number[] = [];
  const fullProcessor: number[] = [];
  const renderingProcessor: number[] = [];
  const hugoProcessor: number[] = [];
  const processor: number[] = [];
  const writes: number[] = [];
  let bytes = 0;
  const times = await takeTurns(rounds, {
    async full() {
      const result = await publishSite.run<PublishTimes>([fonts, pages]);
      changed.push(...result.changed);
      processor.push(...result.changedProcessor);
      writes.push(...result.writes);
      fullProcessor.push(result.fullProcessor);
      return result.full;
    },
    async rendering() {
      const result = await renderPages.run<RenderTimes>([fonts, pages]);
      bytes = result.bytes;
      renderingProcessor.push(result.processor);
      return result.took;
    },
    async hugo() {
      if (!hugo) return Number.NaN;
      const { took, processor: used } = await hugo.run();
      hugoProcessor.push(used);
      return took;
    },
  });
  const ofProcessor = { fullProcessor, renderingProcessor, hugoProcessor };
  return { ...times, ...ofProcessor, changed, processor, writes, bytes };
}

interface Hugo {
  readonly version: string;
  run(): Promise<HugoBuild>;
  remove(): Promise<void>;
}

/** Hugo with the same site written for it; undefined where there is none and none can be installed. */
async function prepareHugo(report: Report): Promise<Hugo | undefined> {
  const hugo = await bringTool("hugo");
  if (hugo === undefined) {
    const value = "skipped: it is not on this machine and could not be installed";
    report({ what: "Hugo on the same pages", value });
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), "vitrine-hugo-"));
  await withProgram("make-hugo-site", (program) => program.run([fonts, layouts, folder, pages]));
  const first = await runHugo(hugo, folder);
  report({
    what: "Hugo on the same pages",
    value: `${first.pages} pages of ${kilobytes(first.bytes)}, neither compressed nor durable`,
  });
  return {
    version: await hugoVersion(hugo),
    run: () => runHugo(hugo, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function reportAgainst(
  report: Report,
  { what, ours, theirs, most, note }: AgainstHugo,
  version: string | undefined,
): void {
  const value = `${milliseconds(median(ours))}${note}`;
  if (version === undefined) {
    report({ what, value });
    return;
  }
  const ratio = medianRatio(ours, theirs);
  report({
    what,
    value,
    against: `Hugo ${version}: ${milliseconds(median(theirs))}`,
    ratio,
    ...(most !== undefined && { budget: `≤ ${most} ×`, isMet: ratio <= most }),
  });
}

interface AgainstHugo {
  readonly what: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  /** Undefined where it only explains the line above. */
  readonly most?: number;
  readonly note: string;
}

interface Changed {
  readonly changed: readonly number[];
  readonly processor: readonly number[];
  readonly writes: readonly number[];
}

function reportChanged(report: Report, { changed, processor, writes }: Changed): void {
  const used = median(processor);
  report({
    what: "publish after a change of one page of 1,000, processor time",
    value: milliseconds(used),
    budget: `≤ ${milliseconds(changedBudget)}`,
    isMet: used <= changedBudget,
  });
  const ratio = medianRatio(changed, writes);
  report({
    what: "the same, until it is live",
    value: milliseconds(median(changed)),
    against: `its two durable writes alone: ${milliseconds(median(writes))}`,
    ratio,
    budget: `≤ ${writesBudget} ×`,
    isMet: ratio <= writesBudget,
  });
}

/** Publishing a site of 1,000 pages of six sections each, in processes that have published nothing before. */
export async function bench(report: Report): Promise<void> {
  const hugo = await prepareHugo(report);
  const measured = await withProgram("publish-site", (publishSite) =>
    withProgram("render-pages", (renderPages) => measure({ publishSite, renderPages }, hugo)),
  );
  await hugo?.remove();
  const { full, rendering, bytes, hugo: theirs } = measured;
  const { fullProcessor, renderingProcessor, hugoProcessor } = measured;
  const used = { what: "the same, processor time", theirs: hugoProcessor, note: "" };
  const size = `, pages of ${kilobytes(bytes)}`;
  const all = { what: "full publish of 1,000 pages", ours: full, theirs, most: 0.8, note: size };
  reportAgainst(report, all, hugo?.version);
  reportAgainst(report, { ...used, ours: fullProcessor }, hugo?.version);
  const rendered = { what: "rendering alone", ours: rendering, theirs, most: 0.45, note: "" };
  reportAgainst(report, rendered, hugo?.version);
  reportAgainst(report, { ...used, ours: renderingProcessor }, hugo?.version);
  reportChanged(report, measured);
  if (findTool("astro") === undefined)
    report({ what: "Astro on the same pages", value: "skipped: it is not on this machine" });
}
