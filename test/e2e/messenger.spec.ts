import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { depthAtRest } from "./visit/shown-page.ts";
import { windowWidths } from "./visit/windows.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

const telegram = { isActive: true, value: "@vitrine" };
const whatsapp = { isActive: true, value: "+7900-1234567" };
const longMessage = "Tell us the make, the year and send a picture of the socket. "
  .repeat(4)
  .trim();

interface Widgets {
  readonly messengers?: object;
  readonly cookieConsent?: object;
}

async function siteWith(settings: Widgets): Promise<NewSite> {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2", "Email1", "Contact14"] });
  const text = (path: string, value: string) => ({
    name: "text.set",
    args: {
      target: { part: "messenger", messenger: "telegram" },
      path: [path],
      language: "en",
      text: value,
      was: "",
    },
  });
  await api.operate(site.id, [
    { name: "settings.set", args: { settings } },
    text("name", "Ann at the counter"),
    text("subtitle", "Answers within ten minutes"),
    text("message", longMessage),
  ]);
  await api.publish(site.id);
  return site;
}

function addressOf({ slug }: NewSite): string {
  return shared().product.siteAddress(slug);
}

const card = (page: Page) => page.locator(".chat");
const opener = (page: Page) => page.locator(".opener");

/** Opens the card, with its island there. */
async function openCard(page: Page): Promise<void> {
  await opener(page).click();
  await expect(page.locator(".messenger")).toHaveAttribute("data-live");
  await expect(card(page)).toBeVisible();
}

test.describe("the card", () => {
  let site: NewSite;
  test.beforeAll(async () => {
    site = await siteWith({ messengers: { alignment: "right", telegram, whatsapp } });
  });

  test("MSG-03: opens by the opener, which grows by a fifth, and closes by it, its icon, Escape and outside", async ({
    page,
  }) => {
    await page.goto(addressOf(site));
    await expect(card(page)).toBeHidden();
    await openCard(page);
    await expect
      .poll(() => opener(page).evaluate((element) => element.getBoundingClientRect().width))
      .toBe(72);
    const closings = [
      () => opener(page).click(),
      () => card(page).getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(200, 300),
    ];
    for (const [place, close] of closings.entries()) {
      if (place > 0) await opener(page).click();
      await expect(card(page)).toBeVisible();
      await close();
      await expect(card(page)).toBeHidden();
    }
    await expect
      .poll(() => opener(page).evaluate((element) => element.getBoundingClientRect().width))
      .toBe(60);
  });

  test("MSG-03: closes by Escape too when it was opened before its scripts came", async ({
    page,
  }) => {
    let letCome = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/widgets-[^/]+\.js/, async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto(addressOf(site), { waitUntil: "commit" });
    await opener(page).click();
    await expect(card(page)).toBeVisible();
    const loaded = page.waitForResponse(/\/messenger-[^/]+\.js/);
    letCome();
    await loaded;
    // as soon as it has started
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(card(page)).toBeHidden({ timeout: 100 });
    }).toPass();
  });

  test("MSG-01, MSG-02: shows the active messengers alone, each with its link in a new tab and its colour", async ({
    page,
  }) => {
    await page.goto(addressOf(site));
    await openCard(page);
    const channels = card(page).getByRole("group", { name: "Messengers" });
    await expect(channels.getByRole("button")).toHaveCount(2);
    const button = card(page).getByRole("link");
    await expect(card(page)).toHaveAccessibleName("WhatsApp");
    await expect(button).toHaveText("Start Chat");
    await expect(card(page)).toContainText("Hi there 👋 How can I help you?");
    await expect(button).toHaveAttribute(
      "href",
      "https://api.whatsapp.com/send?phone=%2B79001234567",
    );
    await expect(button).toHaveAttribute("target", "_blank");
    await expect(button).toHaveAttribute("rel", "noopener");
    await expect(button).toHaveCSS("background-color", "rgb(11, 125, 75)");
    await channels.getByRole("button", { name: "Telegram" }).click();
    await expect(card(page)).toHaveAccessibleName("Ann at the counter");
    await expect(card(page)).toContainText("Answers within ten minutes");
    await expect(button).toHaveAttribute("href", "https://t.me/vitrine");
    await expect(button).toHaveCSS("background-color", "rgb(23, 118, 171)");
    const bubble = card(page).locator(".chat__bubble");
    const [height, line, clip] = await bubble.evaluate((element) => {
      const style = getComputedStyle(element);
      const inner = parseFloat(style.paddingBlockStart) * 2 + 2;
      return [element.clientHeight - inner + 2, parseFloat(style.lineHeight), element.scrollHeight];
    });
    expect(height).toBeLessThanOrEqual(5 * (line ?? 0) + 1);
    expect(clip).toBeGreaterThan(height ?? 0);
    const area = await card(page).locator(".chat__area").boundingBox();
    expect(area?.height).toBeLessThanOrEqual(200);
  });

  test("TIP-01: a channel says its name at hovering and focus, until one scrolls or presses Escape", async ({
    page,
  }) => {
    await page.goto(addressOf(site));
    await openCard(page);
    const tip = page.getByRole("tooltip");
    await card(page).getByRole("button", { name: "Telegram" }).hover();
    await expect(tip).toHaveText("Telegram");
    await page.mouse.wheel(0, 200);
    await expect(tip).toHaveCount(0);
    await depthAtRest(page);
    await card(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Tab");
    await expect(tip).toHaveText("WhatsApp");
    await page.keyboard.press("Escape");
    await expect(tip).toHaveCount(0);
  });

  test("TIP-01: the message that is cut after 5 lines is told in full at a click", async ({
    page,
  }) => {
    await page.goto(addressOf(site));
    await openCard(page);
    await card(page).getByRole("button", { name: "Telegram" }).click();
    const bubble = card(page).locator(".chat__bubble");
    await bubble.click();
    await expect(page.getByRole("tooltip")).toHaveText(longMessage);
    await bubble.click();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await bubble.click();
    await expect(page.getByRole("tooltip")).toHaveText(longMessage);
    await card(page)
      .locator(".chat__area")
      .click({ position: { x: 2, y: 2 } });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });

  test("TIP-01: on a touch screen a tap shows one, which stays though the tap takes the focus", async ({
    anotherBrowser,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const page = await (await anotherBrowser(phone)).newPage();
    await page.clock.install();
    await page.goto(addressOf(site));
    await opener(page).tap();
    await expect(page.locator(".messenger")).toHaveAttribute("data-live");
    // from here on time passes only where the story lets it
    await page.clock.pauseAt(Date.now() + 60_000);
    const tip = page.getByRole("tooltip");
    await card(page).getByRole("button", { name: "WhatsApp" }).tap();
    await expect(tip).toHaveText("WhatsApp");
    // from here on time passes only where the story says so
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await card(page).getByRole("button", { name: "Telegram" }).tap();
    await expect(tip).toHaveText("Telegram");
    await page.clock.runFor(3999);
    await expect(tip).toHaveText("Telegram");
    await page.clock.runFor(1);
    await expect(tip).toHaveCount(0);
  });

  test("MSG-04: opens and closes without JavaScript, and leads to the messenger", async ({
    anotherBrowser,
  }) => {
    const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
    await page.goto(addressOf(site));
    await opener(page).click();
    await expect(card(page)).toBeVisible();
    await expect(card(page).getByRole("link")).toHaveAttribute("href", /^https:\/\/api\.whatsapp/);
    await expect(card(page).getByRole("button")).toHaveCount(0);
    await opener(page).click();
    await expect(card(page)).toBeHidden();
  });
});

test("MSG-01: without an active messenger there is no opener", async ({ page }) => {
  const off = { ...telegram, isActive: false };
  await page.goto(addressOf(await siteWith({ messengers: { telegram: off } })));
  await expect(opener(page)).toHaveCount(0);
  await expect(page.locator("[data-site-config]")).toHaveCount(0);
});

test.describe("with less motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("MSG-05: the card is 320 px wide, and 94 % of the window up to 360 px below 768 px", async ({
    page,
  }) => {
    await page.goto(
      addressOf(await siteWith({ messengers: { alignment: "right", telegram, whatsapp } })),
    );
    await openCard(page);
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await card(page).boundingBox();
      const expected = width < 768 ? Math.min(width * 0.94, 360) : 320;
      expect(Math.abs((box?.width ?? 0) - expected), `at ${width} px`).toBeLessThan(1);
    }
  });
});

test.describe("axe", () => {
  test.use({ reducedMotion: "reduce" });

  for (const colorMode of ["LIGHT", "DARK", "EXTRALIGHT"]) {
    test(`finds nothing wrong with the banner, the popup and the card in ${colorMode}`, async ({
      page,
    }) => {
      const { api } = shared();
      const site = await siteWith({
        messengers: { alignment: "right", telegram, whatsapp },
        cookieConsent: {
          gdpr: { isVisible: true, privacyPolicyBtn: { isVisible: true, showInFooter: true } },
        },
      });
      const target = { part: "consent", variant: "gdpr", of: "privacyPolicyBtn" };
      const value = { kind: "address", address: "https://example.org/privacy" };
      await api.operate(site.id, [
        { name: "theme.set", args: { theme: { colorMode } } },
        { name: "link.set", args: { target, path: ["link"], value } },
      ]);
      await api.publish(site.id);
      await page.goto(addressOf(site));
      const screen = new ConsentScreen(page);
      await expect(screen.banner).toBeVisible();
      await expectAccessible(page, "the banner");
      await screen.settings.click();
      await expect(screen.popup).toBeVisible();
      await screen.toggle("Analytics").check();
      await expectAccessible(page, "the popup");
      await page.keyboard.press("Escape");
      await openCard(page);
      await expectAccessible(page, "the card");
    });
  }
});
