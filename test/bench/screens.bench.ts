import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Report } from "../../scripts/bench.ts";
import { createSite } from "../e2e/harness/new-site.ts";
import { signInByApi } from "../e2e/harness/owner-api.ts";
import { ownerAccount, startProduct } from "../e2e/harness/product.ts";
import type { Product } from "../e2e/harness/product.ts";
import { signInQuietly } from "../e2e/harness/sign-in.ts";
import { EditorScreen } from "../e2e/screens/editor-screen.ts";
import { PublishPopover } from "../e2e/screens/publish-popover.ts";
import { openBrowser } from "./measuring/browser.ts";
import { addSections, fullPageSections } from "./measuring/full-page.ts";
import { root, withProgram } from "./measuring/program.ts";
import { measureScrolling } from "./measuring/scrolling.ts";
import { median, percentile } from "./measuring/statistics.ts";
import { milliseconds } from "./measuring/units.ts";
import type { FilledScreens } from "./programs/fill-screens.ts";

const counts = { pages: 1000, pictures: 5000, operations: 100_000, texts: 10_000 } as const;
const rounds = 5;
const readyBudget = 1000;
const thumbnailBudget = 300;
/** A hand needs longer from reaching a button to pressing it. */
const reachMs = 150;
/** Times as long as those of an empty page that is scrolled alike. */
const frameBudget = 1.25;
const longestWait = 60_000;

/** A screen of the editor with much to show. */
interface Screen {
  readonly what: string;
  readonly address: string;
  /** What is there once the screen can be used. */
  readonly ready: string;
  /** What lies in what is scrolled, where that is something else. */
  readonly scrolled?: string;
  /** Whether that stands in the canvas. */
  readonly isCanvas?: boolean;
  /** Opens it beside the canvas, and is reached and pressed once the page can be edited. */
  readonly opener?: (page: Page) => Locator;
  /** Milliseconds that it may take, where that is less than for all others. */
  readonly readyWithin?: number;
}

async function openScreen(page: Page, { address, ready, isCanvas = false, opener }: Screen) {
  await page.goto("about:blank");
  let began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  if (opener) {
    await new EditorScreen(page).canvas.frame.locator('[data-edit="text"]').first().waitFor();
    const button = opener(page);
    await button.waitFor({ state: "attached" });
    // it may stand below what is seen
    await button.dispatchEvent("pointerover");
    await page.waitForTimeout(reachMs);
    began = performance.now();
    await button.dispatchEvent("click");
  }
  // looked for with every frame: a locator looks twice a second
  await page.waitForFunction(
    ([selector, inCanvas]) => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
      const scope = inCanvas ? canvas?.contentDocument : document;
      return scope?.querySelector(selector)?.checkVisibility();
    },
    [ready, isCanvas] as const,
    { polling: "raf", timeout: longestWait },
  );
  return performance.now() - began;
}

/** A tall page with nothing to do: what scrolling costs the browser itself on this machine now. */
async function openTallPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(`<main>${"<p>One line</p>".repeat(5000)}</main>`);
  return page;
}

async function measureScreen(report: Report, context: BrowserContext, screen: Screen) {
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await openScreen(page, screen));
  const ready = median(times);
  const { readyWithin = readyBudget } = screen;
  report({
    what: `${screen.what}: ready`,
    value: milliseconds(ready),
    budget: `≤ ${milliseconds(readyWithin)}`,
    isMet: ready <= readyWithin,
  });
  const empty = await openTallPage(context);
  const theirs = await measureScrolling(empty, { inside: "p" });
  await empty.close();
  await page.bringToFront();
  const { ready: inside, scrolled = inside, isCanvas } = screen;
  const ours = await measureScrolling(page, { inside: scrolled, isCanvas });
  const [frame, floor] = [percentile(ours, 0.95), percentile(theirs, 0.95)];
  report({
    what: `${screen.what}: frames while it is scrolled`,
    value: `p95 ${milliseconds(frame)}, median ${milliseconds(median(ours))}`,
    against: `an empty page: p95 ${milliseconds(floor)}, median ${milliseconds(median(theirs))}`,
    ratio: frame / floor,
    budget: `p95 ≤ ${frameBudget} ×`,
    isMet: frame / floor <= frameBudget,
  });
  await page.close();
}

async function screensOf(product: Product, filled: FilledScreens): Promise<Screen[]> {
  const api = await signInByApi(product);
  const small = await createSite(api, { templates: ["Feature5"] });
  const site = await createSite(api);
  await addSections(api, site);
  const to = (id: number, rest: string) => `${product.appOrigin}/sites/${id}/${rest}`;
  return [
    {
      what: `${fullPageSections} sections on a page`,
      address: to(site.id, "edit/home"),
      ready: '[data-edit="text"]',
      isCanvas: true,
    },
    {
      what: "first thumbnails of the picker",
      address: to(small.id, "edit/home"),
      opener: (page) => page.locator(".insertion-band.end button"),
      ready: ".picker-option iframe.is-drawn",
      readyWithin: thumbnailBudget,
    },
    {
      what: `${counts.pages} pages in the panel`,
      address: to(filled.pages, "edit/home"),
      opener: (page) => page.getByRole("navigation", { name: "Panels" }).getByText("Pages"),
      ready: "[role=treeitem]",
    },
    {
      what: `${counts.pages} pages in the publish checks`,
      address: to(filled.pages, "edit/home"),
      opener: (page) => new PublishPopover(page).opener,
      ready: ".problem-counts .tag",
      // so many changed pages have a box of their own, over the checks
      scrolled: ".publish-page",
    },
    {
      what: `${counts.pictures} pictures in the library`,
      address: to(filled.pictures, "media"),
      ready: ".media-tile img",
    },
    {
      what: `${counts.operations} operations in the timeline`,
      address: to(filled.history, "versions"),
      ready: ".version-entry",
    },
    {
      what: `${counts.texts} texts in the translation table`,
      address: to(filled.texts, "translations/en"),
      ready: ".translation-line textarea",
    },
  ];
}

async function measureScreens(
  report: Report,
  browser: Browser,
  product: Product,
  filled: FilledScreens,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInQuietly(context, product);
  for (const screen of await screensOf(product, filled))
    await measureScreen(report, context, screen);
  await context.close();
}

/** The editor's screens with as much in them as a large site brings. */
export async function bench(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-screens-"));
  const browser = await openBrowser();
  try {
    const { email, password } = ownerAccount;
    const many = Object.values(counts).map(String);
    const filled = await withProgram("fill-screens", (program) =>
      program.run<FilledScreens>([folder, join(root, "dist/fonts"), email, password, ...many]),
    );
    const product = await startProduct({ seed: folder });
    try {
      await measureScreens(report, browser, product, filled);
    } finally {
      await product.remove();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
