import type { Page } from "@playwright/test";
import type { NewSite } from "./harness/new-site.ts";
import { sectionId } from "./harness/new-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { chatSettings, trackingIds } from "./harness/vendors.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { forms } from "./visit/form-site.ts";
import { expectSaid, listenTo } from "./visit/said.ts";
import { makeFirstMove } from "./visit/shown-page.ts";
import { createWholeSite } from "./visit/whole-site.ts";

const shared = ownProduct();

const settings = {
  messengers: { alignment: "right", telegram: { isActive: true, value: "@vitrine" } },
  cookieConsent: { gdpr: { isVisible: true } },
  tracking: trackingIds,
  chats: chatSettings("intercom"),
};

let site: NewSite;
test.beforeAll(async () => {
  site = await createWholeSite(shared().api, { settings });
});

function address(): string {
  return shared().product.siteAddress(site.slug);
}

const subscribe = (page: Page) => page.locator(forms.subscribe);
/** Waits until the form sends by itself. */
async function expectInteractive(page: Page): Promise<void> {
  await expect(subscribe(page)).toHaveAttribute("data-live", "");
}
const failed = "This couldn’t be sent. Your text is still here";

/** What a network says that is cut, and a browser whose requests are blocked. Pages themselves say nothing. */
const browsersOwn = /^error: Failed to load resource: net::ERR_/;

async function showFooter(page: Page): Promise<void> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
}

test.describe("where nothing may be kept", () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, { get: refuse });
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    });
  });

  test("RES-01: with cookies blocked a choice holds for the page, and forms, menus and links work", async ({
    page,
  }) => {
    await page.goto(address());
    const consent = new ConsentScreen(page);
    await expect(consent.banner).toBeVisible();
    await consent.settings.click();
    await expect(consent.popup).toBeVisible();
    await page.keyboard.press("Escape");
    await consent.decline.click();
    await expect(consent.banner).toBeHidden();
    await subscribe(page).getByRole("textbox").fill("ann@example.org");
    await expectInteractive(page);
    const said = await listenTo(subscribe(page));
    await subscribe(page).getByRole("button").click();
    await expectSaid(said, "Thank you for subscribing!");
    await page.locator(".opener").click();
    await expect(page.locator(".messenger")).toHaveAttribute("data-live");
    await expect(page.locator(".chat")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".chat")).toBeHidden();
    await showFooter(page);
    await page.getByRole("link", { name: "Report" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.reload();
    // nothing could be kept: the visitor is asked again
    await expect(consent.banner).toBeVisible();
  });
});

/** The scripts of a page besides the first one. */
const laterScripts = /\/islands\/(?!runtime-)[^/]+\.js$/;

test("RES-02: where a content blocker takes the scripts of parts and of vendors, pages work as without them", async ({
  page,
  noise,
}) => {
  noise.expect(browsersOwn);
  await page.route(laterScripts, (route) => route.abort("blockedbyclient"));
  await page.goto(address());
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  const languages = page.locator(".nav details.lang:not(.nav-full *)");
  await languages.locator("summary").click();
  await expect(languages.getByRole("link", { name: "Русский" })).toBeVisible();
  await languages.locator("summary").click();
  await page.locator(".opener").click();
  await expect(page.locator(".chat")).toBeVisible();
  await page.locator(".opener").click();
  await subscribe(page).getByRole("textbox").fill("bob@example.org");
  await subscribe(page).getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for subscribing!");
  await page.goto(address());
  await showFooter(page);
  await page.getByRole("link", { name: "Report" }).click();
  await expect(page).toHaveURL(/\/report\/$/);
  await expect(page.locator("form[data-form=compliance]")).toBeVisible();
});

test("RES-03: where only the settings of cookies are blocked, the banner still asks", async ({
  page,
  noise,
}) => {
  noise.expect(browsersOwn);
  await page.route(/\/islands\/(consent-settings|load-vendors)-/, (route) =>
    route.abort("blockedbyclient"),
  );
  await page.goto(address());
  const consent = new ConsentScreen(page);
  await consent.settings.click();
  await expect(consent.settings).toBeHidden();
  await expect(consent.accept).toBeVisible();
  await consent.reloadedBy(() => consent.accept.click());
  await expect(consent.banner).toBeHidden();
  await consent.footerSettings.click();
  await expect(consent.banner).toBeVisible();
  await consent.reloadedBy(() => consent.decline.click());
  await expect(consent.banner).toBeHidden();
});

test.describe("with the network cut after the first load", () => {
  test("RES-04: a form that was come to says that it can't be sent, keeps what was typed, and is sent later", async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(browsersOwn);
    await page.goto(address());
    const field = subscribe(page).getByRole("textbox");
    await field.click();
    await expectInteractive(page);
    await context.setOffline(true);
    await field.fill("cut@example.org");
    await subscribe(page).getByRole("button").click();
    await expect(subscribe(page).getByRole("status")).toContainText(failed);
    await expect(field).toHaveValue("cut@example.org");
    await context.setOffline(false);
    const said = await listenTo(subscribe(page));
    await subscribe(page).getByRole("button").click();
    await expectSaid(said, "Thank you for subscribing!");
  });

  test("RES-05: so does a form whose island hasn't come", async ({ page, context, noise }) => {
    noise.expect(browsersOwn);
    await page.goto(address());
    await makeFirstMove(page);
    await context.setOffline(true);
    const field = subscribe(page).getByRole("textbox");
    await field.fill("late@example.org");
    await subscribe(page).getByRole("button").click();
    await expect(subscribe(page).getByRole("status")).toContainText(failed);
    await expect(field).toHaveValue("late@example.org");
    await expect(page).toHaveURL(address());
    await context.setOffline(false);
    await subscribe(page).getByRole("button").click();
    await expect(page.getByText("Thank you for subscribing!")).toBeVisible();
  });

  test("RES-06: menus, the messenger, links within the page and the choice about cookies go on", async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(browsersOwn);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(address(), { waitUntil: "networkidle" });
    await context.setOffline(true);
    const menu = page.locator("details.nav__menu");
    await menu.locator("> summary").click();
    await expect(menu.getByRole("link", { name: "Services" })).toBeVisible();
    await menu.locator("> summary").click();
    await expect(menu.getByRole("link", { name: "Services" })).toBeHidden();
    const consent = new ConsentScreen(page);
    await consent.accept.click();
    await expect(consent.banner).toBeHidden();
    await expect(page).toHaveURL(address());
    await page.locator(".opener").click();
    await expect(page.locator(".chat")).toBeVisible();
    await page.locator(".opener").click();
    await page.evaluate((id) => {
      location.hash = `comp-${id}`;
    }, sectionId("Contact9"));
    await expect(page.locator(`#comp-${sectionId("Contact9")}`)).toBeInViewport();
  });

  test("RES-07: a link leads to what the browser says, and back to the page once there is a network", async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(browsersOwn);
    const { product } = shared();
    const home = product.siteAddress();
    await page.goto(home);
    await makeFirstMove(page);
    await context.setOffline(true);
    const away = page.waitForEvent("framenavigated");
    await page.locator("main a[href='/connect/']").first().click();
    await away;
    await expect(page.locator("main")).toHaveCount(0);
    await context.setOffline(false);
    await page.goto(`${home}connect/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator("main")).toBeVisible();
  });
});
