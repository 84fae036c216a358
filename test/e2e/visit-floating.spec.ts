import type { Page } from "@playwright/test";
import { createSite } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { standInForStrangers } from "./harness/strangers.ts";
import { chatSettings } from "./harness/vendors.ts";
import { windowsOf } from "./visit/windows.ts";

const shared = shareProduct();

test.use({ reducedMotion: "reduce" });
test.setTimeout(240_000);

const telegram = { isActive: true, value: "@vitrine" };

const footer = { part: "footer" };
const text = (words: string) => ({ en: { text: words } });

/** A column of the footer whose links are as long as their column. */
function columnAdded(id: string, after: string | null): { name: string; args: unknown } {
  const links = ["Opening hours and how to find us in the yard", "Prices"].map((words, place) => ({
    id: `${id}${place}`,
    text: text(words),
    link: { kind: "address", address: "https://example.org/" },
  }));
  const item = { id, title: text("What else there is to know"), links };
  return { name: "item.add", args: { target: footer, path: ["columns"], item, after } };
}

async function siteWith(settings: object): Promise<NewSite> {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2", "Contact14"] });
  const cookieConsent = { gdpr: { isVisible: true, privacyPolicyBtn: { showInFooter: true } } };
  await api.operate(site.id, [
    { name: "settings.set", args: { settings: { ...settings, cookieConsent } } },
    columnAdded("one", null),
    columnAdded("two", "one"),
    columnAdded("three", "two"),
  ]);
  await api.publish(site.id);
  return site;
}

/** Which links and buttons of the footer can't be pressed at the page's end, because something lies over them. */
async function hiddenAtTheEnd(page: Page, hasBanner: boolean): Promise<string[]> {
  return page.evaluate(async (isShown) => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      );
    const banner = document.querySelector<HTMLElement>(".cookie");
    if (banner) banner.hidden = !isShown;
    await frame();
    scrollTo(0, 1e6);
    await frame();
    const floating = [".cookie", ".opener", ".to-top", ".stranger"].flatMap((name) => {
      const element = document.querySelector(name);
      // the banner lies over what strangers put into the corner
      if (name === ".stranger" && isShown) return [];
      return element?.checkVisibility({ visibilityProperty: true })
        ? [{ name, box: element.getBoundingClientRect() }]
        : [];
    });
    return [...document.querySelectorAll(".footer :is(a, button)")].flatMap((link) => {
      const lines = [...link.getClientRects()];
      return floating
        .filter(({ box }) =>
          lines.some(
            (line) =>
              line.left < box.right &&
              box.left < line.right &&
              line.top < box.bottom &&
              box.top < line.bottom,
          ),
        )
        .map(({ name }) => `${name} lies over "${link.textContent}"`);
    });
  }, hasBanner);
}

/** What a chat of another company puts into the corner. */
async function addStranger(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.createElement("div");
    box.className = "stranger";
    const style = {
      position: "fixed",
      right: "20px",
      bottom: "20px",
      width: "60px",
      height: "60px",
    };
    Object.assign(box.style, style);
    document.body.append(box);
  });
}

const variants: [string, object, boolean][] = [
  ["the button to the top", {}, false],
  ["a messenger at the right", { messengers: { alignment: "right", telegram } }, false],
  ["a messenger at the left", { messengers: { alignment: "left", telegram } }, false],
  ["the chat of another company", { chats: chatSettings("intercom") }, true],
  [
    "a messenger at the right over the chat of another company",
    { messengers: { alignment: "right", telegram }, chats: chatSettings("intercom") },
    true,
  ],
];

for (const [name, settings, hasStranger] of variants) {
  test(`FLOAT-02: at the page's end ${name} hides no link of the footer from 320 to 2560 px`, async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(/^request to a stranger/);
    await standInForStrangers(context);
    const { slug } = await siteWith(settings);
    await page.goto(shared().product.siteAddress(slug));
    await expect(page.locator(".cookie")).toBeVisible();
    if (hasStranger) await addStranger(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await expect(page.locator(".to-top")).toBeVisible();
    const found: string[] = [];
    for (const window of windowsOf(hasStranger ? [568, 800] : [800])) {
      await page.setViewportSize(window);
      for (const hasBanner of [true, false]) {
        const hidden = await hiddenAtTheEnd(page, hasBanner);
        const state = `${window.width} × ${window.height}${hasBanner ? ", banner" : ""}`;
        found.push(...hidden.map((what) => `${state}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the named parts are that are to be seen. */
function shownBoxes(page: Page, names: readonly string[]): Promise<[string, Rect][]> {
  return page.evaluate(
    (all) =>
      all.flatMap((name): [string, Rect][] =>
        [...document.querySelectorAll(name)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .map(({ left, top, right, bottom }) => [name, { left, top, right, bottom }]),
      ),
    names,
  );
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const landscapes = [
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];

for (const [name, settings] of variants) {
  test(`FLOAT-03: on a phone held sideways ${name} lies neither under the bar nor over another part`, async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(/^request to a stranger/);
    await standInForStrangers(context);
    const { slug } = await siteWith(settings);
    await page.goto(shared().product.siteAddress(slug));
    const found: string[] = [];
    for (const hasBanner of [true, false]) {
      for (const window of landscapes) {
        await page.setViewportSize(window);
        await expect(page.locator(".cookie")).toBeVisible({ visible: hasBanner });
        await page.evaluate(() => scrollTo(0, 500));
        await expect(page.locator(".to-top")).toBeAttached();
        const boxes = await shownBoxes(page, [".nav", ".cookie", ".opener", ".to-top"]);
        for (const [place, [one, box]] of boxes.entries())
          for (const [other, otherBox] of boxes.slice(place + 1))
            if (meet(box, otherBox))
              found.push(`${window.width} × ${window.height}: ${one} and ${other}`);
        if ("messengers" in settings && !boxes.some(([one]) => one === ".opener"))
          found.push(`${window.width} × ${window.height}: no opener`);
      }
      if (hasBanner) await page.getByRole("button", { name: /decline/i }).click();
    }
    expect(found).toEqual([]);
  });
}

test.describe("FLOAT-04: on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, screen: phone, isMobile: true, hasTouch: true });

  test("what floats keeps away from fields and buttons, and steps aside while one types", async ({
    page,
  }) => {
    const { api, product } = shared();
    const site = await createSite(api, { templates: ["Feature15_2", "Contact14", "Pricing8"] });
    const settings = { messengers: { alignment: "right", telegram } };
    await api.operate(site.id, [{ name: "settings.set", args: { settings } }]);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    const opener = page.locator(".opener");
    await expect(opener).toBeVisible();
    const controls = await page
      .locator("main :is(input:not([type=hidden]), textarea, button, .button):visible")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    for (const depth of controls) {
      for (const foot of [40, 400]) {
        await page.evaluate((top) => scrollTo(0, top), depth - phone.height + foot);
        await expect
          .poll(async () => {
            const names = [".opener", ".to-top"];
            const floating = await shownBoxes(page, names);
            const under = await shownBoxes(page, [
              "main input:not([type=hidden], .vh *)",
              "main textarea",
              "main .button",
            ]);
            return floating
              .filter(([, box]) => under.some(([, other]) => meet(box, other)))
              .map(([name]) => `${name} at ${depth}, ${foot}`);
          })
          .toEqual([]);
      }
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(opener).toBeVisible();
    await page.getByRole("textbox").first().focus();
    await expect(opener).toBeHidden();
    await expect(page.locator(".to-top")).toBeHidden();
    await page.getByRole("textbox").first().blur();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(opener).toBeVisible();
  });

  test("the open card has one icon to close it, and a shade between it and the page", async ({
    page,
  }) => {
    const { slug } = await siteWith({ messengers: { alignment: "right", telegram } });
    await page.goto(shared().product.siteAddress(slug));
    await page.getByRole("button", { name: /decline/i }).tap();
    await page.locator(".opener").tap();
    await expect(page.locator(".messenger")).toHaveAttribute("data-live");
    await expect(
      page.locator('.messenger .ico:visible path[d="m5.5 5.5 13 13m0-13-13 13"]'),
    ).toHaveCount(1);
    const before = page.url();
    // a link of the page that is to be seen beside the card
    await page.touchscreen.tap(195, 100);
    await expect(page.locator(".chat")).toBeHidden();
    expect(page.url()).toBe(before);
  });
});
