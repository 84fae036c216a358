import type { Browser, BrowserContext, CDPSession, Frame, Page } from "@playwright/test";
import type { Report } from "../../scripts/bench.ts";
import { createSite } from "../e2e/harness/new-site.ts";
import { signInByApi } from "../e2e/harness/owner-api.ts";
import { startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { signInQuietly } from "../e2e/harness/sign-in.ts";
import { openBrowser } from "./measuring/browser.ts";
import {
  addSections,
  fullPageSections as sections,
  openEditor,
  untilReady,
} from "./measuring/full-page.ts";
import { kilobytes, milliseconds } from "./measuring/units.ts";
import { sumOf, watchLoadedFiles } from "./measuring/loaded-files.ts";
import { median, percentile } from "./measuring/statistics.ts";

const slowdown = 4;
const blocks = 6;
const pressesPerBlock = 20;
/** Times as long as in an empty page. */
const pressBudget = 1.5;
/** A page that comes to the front is painted whole, which is no key press. */
const settleMs = 500;
const readyRounds = 5;
const readyBudget = 1000;
/** Nobody does anything: the tools and the marks are fetched all the same. */
const idleMs = 5000;
const scriptBudget = 160 * 1024;

/** Milliseconds from each key press to the frame that shows its letter, as the browser's own clock has them. */
async function watchPresses(frame: Frame): Promise<() => Promise<number[]>> {
  await frame.evaluate(() => {
    const painted: number[] = [];
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // after this frame was rendered
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => painted.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        }),
      true,
    );
    Object.assign(globalThis, { painted });
  });
  return () =>
    frame.evaluate(() => (globalThis as unknown as { painted: number[] }).painted.slice());
}

async function canvasFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[title="Page"]');
  const frame = await element.contentFrame();
  if (!frame) throw new Error("The editor has no canvas");
  return frame;
}

/** A page, or a frame of one, into which is typed. */
interface Typist {
  readonly page: Page;
  readonly session: CDPSession;
  readonly times: () => Promise<number[]>;
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

/** Processor time that the page's main thread has used, in milliseconds. */
async function mainThreadTime({ session }: Typist): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** A page of one line and nothing else: what the browser itself needs on this machine now. */
async function openEmptyPage(context: BrowserContext): Promise<Typist> {
  const page = await context.newPage();
  await page.setContent('<p contenteditable="plaintext-only">One line</p>');
  await page.locator("p").click();
  const session = await openSession(page);
  return { page, session, times: await watchPresses(page.mainFrame()) };
}

async function openFullPage(context: BrowserContext, product: Product): Promise<Typist> {
  const api = await signInByApi(product);
  const site = await createSite(api);
  await addSections(api, site);
  const page = await context.newPage();
  await signInQuietly(context, product);
  const editor = await openEditor(page, product, site.id);
  await editor.canvas.title(site.header).click();
  await page.keyboard.press("End");
  const frame = await canvasFrame(page);
  const count = await frame.locator("main > [id^=comp-]").count();
  if (count !== sections) throw new Error(`The page has ${count} sections`);
  const session = await openSession(page);
  return { page, session, times: await watchPresses(frame) };
}

async function typeBlock({ page }: Typist): Promise<void> {
  await page.bringToFront();
  await page.waitForTimeout(settleMs);
  for (let press = 1; press <= pressesPerBlock; press += 1) {
    await page.keyboard.press(press % 8 === 0 ? "Space" : "q");
    await page.waitForTimeout(60);
  }
}

/** Puts a word in the place of the text, which is far from its limit and from the end of its line by then. */
async function beginAnew({ page }: Typist): Promise<void> {
  await page.bringToFront();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Light");
}

/** Times of the presses of a block. */
async function timedBlock(typist: Typist): Promise<number[]> {
  const before = (await typist.times()).length;
  await typeBlock(typist);
  return (await typist.times()).slice(before);
}

/** Types in turn into the page and into the empty one, and reports the times of the first by those of the second. */
async function comparePresses(
  report: Report,
  [full, empty]: readonly [Typist, Typist],
  { what, begin }: { what: string; begin?: (typist: Typist) => Promise<void> },
): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    await begin?.(full);
    ours.push(...(await timedBlock(full)));
    await begin?.(empty);
    theirs.push(...(await timedBlock(empty)));
  }
  const p95 = percentile(ours, 0.95);
  const floor = percentile(theirs, 0.95);
  report({
    what,
    value: `p95 ${milliseconds(p95)}, median ${milliseconds(median(ours))}`,
    against: `an empty page: p95 ${milliseconds(floor)}, median ${milliseconds(median(theirs))}`,
    ratio: p95 / floor,
    budget: `p95 ≤ ${pressBudget} ×`,
    isMet: p95 / floor <= pressBudget,
  });
}

async function measureTyping(report: Report, browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const full = await openFullPage(context, product);
  const empty = await openEmptyPage(context);
  await typeBlock(full);
  await beginAnew(full);
  const before = await mainThreadTime(full);
  await typeBlock(full);
  const processor = ((await mainThreadTime(full)) - before) / pressesPerBlock;
  for (const { session } of [full, empty])
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const both = [full, empty] as const;
  const about = `key press to paint, ${sections} sections, ${slowdown} × slower processor`;
  await comparePresses(report, both, { what: `${about}, within a line`, begin: beginAnew });
  await comparePresses(report, both, { what: `${about}, line after line past the limit` });
  await context.close();
  report({
    what: "processor time of a key press, until nothing is left to do",
    value: `${milliseconds(processor)}, ${slowdown} × ${milliseconds(processor)} is ${milliseconds(slowdown * processor)}`,
  });
}

/** Opens the demo's editor in a browser that has been there before, or has not. */
async function openDemo(browser: Browser, product: Product, site: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInQuietly(context, product);
  const loaded = watchLoadedFiles(page);
  const ready = await untilReady(page, product, site);
  // what comes behind the page has come by then
  await page.waitForTimeout(idleMs);
  const first = await loaded.readUntil(ready);
  const files = await loaded.read();
  const times: number[] = [];
  for (let round = 0; round < readyRounds; round += 1) {
    await page.goto("about:blank");
    const began = performance.now();
    await untilReady(page, product, site);
    times.push(performance.now() - began);
  }
  await context.close();
  return { first, files, times };
}

async function measureReady(report: Report, browser: Browser, product: Product): Promise<void> {
  const api = await signInByApi(product);
  const { id } = await api.site();
  const { first, files, times } = await openDemo(browser, product, id);
  const ready = median(times);
  report({
    what: "editor ready after navigation, demo shop",
    value: milliseconds(ready),
    budget: `≤ ${milliseconds(readyBudget)}`,
    isMet: ready <= readyBudget,
  });
  const script = sumOf(first, "script", "brotli");
  report({
    what: "editor's JavaScript asked for until it is ready, brotli",
    value: `${kilobytes(script)} (${kilobytes(sumOf(first, "script", "sent"))} sent)`,
    budget: `≤ ${kilobytes(scriptBudget)}`,
    isMet: script <= scriptBudget,
  });
  report({
    what: `with what comes behind the page within ${idleMs / 1000} s`,
    value: kilobytes(sumOf(files, "script", "brotli")),
  });
}

/** The editor in a real browser: what an owner waits for. */
export async function bench(report: Report): Promise<void> {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    await measureReady(report, browser, product);
    await measureTyping(report, browser, product);
  } finally {
    await browser.close();
    await product.remove();
  }
}
