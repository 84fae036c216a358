import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import {
  barLink,
  depthAtRest,
  documentReplaced,
  isSameDocument,
  makeFirstMove,
  markDocument,
  scrollDepth,
  scrollToDepth,
} from "./visit/shown-page.ts";
import { createVisitSite } from "./visit/visit-site.ts";

declare global {
  var connection: { saveData: boolean };
}

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

let home = "";
let site = 0;
test.beforeAll(async () => {
  const { product, api } = shared();
  const made = await createVisitSite(api);
  home = product.siteAddress(made.slug);
  site = made.id;
});

async function begin(page: Page, address = home): Promise<void> {
  await page.goto(address);
  await markDocument(page);
  await makeFirstMove(page);
}

test("NAV-10: an own page takes the place of another, with its title, address and focus", async ({
  page,
}) => {
  await begin(page);
  await scrollToDepth(page, 700);
  await barLink(page, "Services").press("Enter");
  await expect(page).toHaveURL(`${home}services/`);
  await expect(page).toHaveTitle("Services · Plane");
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeFocused();
  expect(await scrollDepth(page)).toBe(0);
  await expect(page.locator("p[role=status]")).toHaveText("Services · Plane");
  await expect(barLink(page, "Services")).toHaveAttribute("aria-current", "page");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${home}services/`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", "About Services");
  expect(await page.evaluate(() => globalThis.visits)).toEqual(["/services/"]);
  await expectAccessible(page, "a page in place of another");
});

test("NAV-10: it looks as if it had been loaded, and its links are fitted", async ({ page }) => {
  // places are compared: what rises while a page begins is in none of its own yet
  await page.emulateMedia({ reducedMotion: "reduce" });
  const places = (): Promise<unknown> =>
    page.evaluate(() =>
      [...document.querySelectorAll("header.nav *, main *, footer *")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, x, y, width, height].join(" ");
        }),
    );
  await page.goto(`${home}fees/`);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await places();
  await begin(page);
  await barLink(page, "Fees").press("Enter");
  await expect(page).toHaveTitle("Fees · Plane");
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(places).toEqual(loaded);
});

test("NAV-14: back and forward lead to the page and to where one was on it", async ({ page }) => {
  await begin(page);
  await scrollToDepth(page, 700);
  await barLink(page, "Services").press("Enter");
  await expect(page).toHaveTitle("Services · Plane");
  await scrollToDepth(page, 500);
  await barLink(page, "Fees").press("Enter");
  await expect(page).toHaveTitle("Fees · Plane");
  await page.goBack();
  await expect(page).toHaveTitle("Services · Plane");
  await expect.poll(() => scrollDepth(page)).toBe(500);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect.poll(() => scrollDepth(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle("Services · Plane");
  await expect.poll(() => scrollDepth(page)).toBe(500);
  expect(await isSameDocument(page)).toBe(true);
});

test("LINK-02: the query of the address is kept from page to page", async ({ page }) => {
  await begin(page, `${home}?utm_source=mail`);
  await barLink(page, "Services").press("Enter");
  await expect(page).toHaveURL(`${home}services/?utm_source=mail`);
  await expect(page).toHaveTitle("Services · Plane");
  expect(await isSameDocument(page)).toBe(true);
});

test("LINK-02: it is kept by the very first click too, before anything was loaded for it", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  await page.route(/islands\/visit-/, (route) => route.abort());
  await page.goto(`${home}?utm_source=mail`);
  await barLink(page, "Services").dispatchEvent("click");
  await expect(page).toHaveURL(`${home}services/?utm_source=mail`);
});

test("NAV-12: a page is fetched when its link is pointed at, unless the visitor saves data", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
  });
  await begin(page);
  await barLink(page, "Services").hover();
  await expect.poll(() => fetched).toContain("/services/");
  fetched.length = 0;
  await page.addInitScript(() => {
    globalThis.connection = { saveData: true };
    Object.defineProperty(navigator, "connection", { value: globalThis.connection });
  });
  await begin(page);
  await barLink(page, "Fees").hover();
  // the next one is fetched again: what pointing at this one had begun would have come before
  await page.evaluate(() => (globalThis.connection.saveData = false));
  await barLink(page, "Services").hover();
  await expect.poll(() => fetched).toContain("/services/");
  expect(fetched).not.toContain("/fees/");
});

test("NAV-13: when the site was published anew, the next page is loaded in full", async ({
  page,
}) => {
  const { api } = shared();
  await begin(page);
  await api.operate(site, [{ name: "theme.set", args: { theme: { brand: "#a03060" } } }]);
  await api.publish(site);
  await barLink(page, "Services").press("Enter");
  await expect(page).toHaveTitle("Services · Plane");
  await documentReplaced(page);
});

test("NAV-13, LINK-06: loaded in full, a page begins at its top or at its hash, as ever", async ({
  page,
}) => {
  const { api } = shared();
  const visitAnew = async (path: string, brand: string): Promise<void> => {
    await begin(page);
    await scrollToDepth(page, 600);
    await api.operate(site, [{ name: "theme.set", args: { theme: { brand } } }]);
    await api.publish(site);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await documentReplaced(page);
  };
  await visitAnew("/work/", "#305090");
  expect(await depthAtRest(page)).toBe(0);
  await visitAnew("/work/#comp-worklast", "#307050");
  await expect(page.locator("#comp-worklast")).toBeFocused();
  await expect(page.locator("#comp-worklast h2")).toBeInViewport();
});

test("PAGE-02, PAGE-219: a path without a page is loaded in full, once, and says so in the site's look, down to the foot of a high window", async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await begin(page);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/no-such-page" });
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(`${home}no-such-page/`);
  await expect.poll(() => loads).toEqual(["/no-such-page/"]);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-live");
  await page.waitForLoadState("networkidle");
  expect(loads).toHaveLength(1);

  const foot = () =>
    page
      .getByRole("contentinfo")
      .evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: 900, height: 1900 });
  await expect.poll(foot).toBe(1900);
  // in a low one the words have room, and what doesn't fit is scrolled to
  await page.setViewportSize({ width: 900, height: 500 });
  await expect.poll(foot).toBeGreaterThan(500);
});

test("LINK-04: clicks that open elsewhere are the browser's own", async ({ page, context }) => {
  await begin(page);
  const opened = context.waitForEvent("page");
  await barLink(page, "Services").click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(tab).toHaveURL(`${home}services/`);
  await expect(page).toHaveURL(home);
});

test("NAV-13: without the network the browser says so, and what was fetched before is shown", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await begin(page);
  const fetched = page.waitForResponse(`${home}services/`);
  await barLink(page, "Services").hover();
  await (await fetched).finished();
  await context.setOffline(true);
  await barLink(page, "Services").press("Enter");
  await expect(page).toHaveTitle("Services · Plane");
  expect(await isSameDocument(page)).toBe(true);
  await barLink(page, "Fees").press("Enter");
  await expect(page.locator("header.nav")).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(`${home}fees/`);
  await expect(page).toHaveTitle("Fees · Plane");
});

test("NAV-15: a browser that doesn't tell of navigations, or likes no motion, has the same pages", async ({
  anotherBrowser,
}) => {
  const calm = await (await anotherBrowser({ reducedMotion: "reduce" })).newPage();
  await begin(calm);
  await barLink(calm, "Services").press("Enter");
  await expect(calm).toHaveTitle("Services · Plane");
  expect(await isSameDocument(calm)).toBe(true);

  const old = await (await anotherBrowser()).newPage();
  await old.addInitScript(() => Object.defineProperty(globalThis, "navigation", { value: null }));
  await old.goto(`${home}?a=1`);
  await old.mouse.move(40, 300);
  await barLink(old, "Services").press("Enter");
  await expect(old).toHaveURL(`${home}services/?a=1`);
});

test("a visit by keyboard alone: from the skip link through the bar to the next page and up again", async ({
  page,
}) => {
  await page.goto(home);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await barLink(page, "Services").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Services · Plane");
  await page.waitForLoadState();
  await page.keyboard.press("End");
  const toTop = page.getByRole("button", { name: "Back to top" });
  await expect(toTop).toBeVisible();
  await toTop.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => scrollDepth(page)).toBe(0);
});
