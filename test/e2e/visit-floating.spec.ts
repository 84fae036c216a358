import type { Page } from "@playwright/test";
import { turnOf } from "../sweep.ts";
import { createSite } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { standInForStrangers } from "./harness/strangers.ts";
import { chatSettings } from "./harness/vendors.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { lookAtEnd, wrongWith } from "./visit/page-end.ts";
import { windowsOf } from "./visit/windows.ts";

const shared = shareProduct();

const telegram = { isActive: true, value: "@vitrine" };
const whatsapp = { isActive: true, value: "+7900-1234567" };
const longMessage = "Tell us the make, the year and send a picture of the socket. "
  .repeat(4)
  .trim();

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

/** A text of the messenger's card. */
function cardText(path: string, words: string): { name: string; args: unknown } {
  const target = { part: "messenger", messenger: "telegram" };
  return { name: "text.set", args: { target, path: [path], language: "en", text: words, was: "" } };
}

async function siteWith(settings: object): Promise<NewSite> {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2", "Email1", "Contact14"] });
  const cookieConsent = { gdpr: { isVisible: true, privacyPolicyBtn: { showInFooter: true } } };
  await api.operate(site.id, [
    { name: "settings.set", args: { settings: { ...settings, cookieConsent } } },
    columnAdded("one", null),
    columnAdded("two", "one"),
    columnAdded("three", "two"),
    cardText("name", "Ann at the counter"),
    cardText("subtitle", "Answers within ten minutes"),
    cardText("message", longMessage),
  ]);
  await api.publish(site.id);
  return site;
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

interface Variant {
  readonly name: string;
  readonly settings: { readonly messengers?: object; readonly chats?: object };
  /** Whether a chat of another company stands in the corner. */
  readonly hasStranger?: boolean;
  /** Whether the button to the top stands in the middle of the height. */
  readonly isCentred?: boolean;
}

const variants: readonly Variant[] = [
  { name: "the button to the top", settings: {} },
  {
    name: "a messenger at the right",
    settings: { messengers: { alignment: "right", telegram, whatsapp } },
    isCentred: true,
  },
  {
    name: "a messenger at the left",
    settings: { messengers: { alignment: "left", telegram, whatsapp } },
    isCentred: false,
  },
  {
    name: "the chat of another company",
    settings: { chats: chatSettings("intercom") },
    hasStranger: true,
  },
  {
    name: "a messenger at the right over the chat of another company",
    settings: { messengers: { alignment: "right", telegram }, chats: chatSettings("intercom") },
    hasStranger: true,
    isCentred: true,
  },
];

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

/** What lies over something else at the page's end, from 320 to 2560 px. */
async function wrongAtEnd(page: Page, variant: Variant): Promise<string[]> {
  const { settings, hasStranger = false, isCentred } = variant;
  if (hasStranger) await addStranger(page);
  await page.evaluate(() => scrollTo(0, 1e6));
  await expect(page.locator(".to-top")).toBeVisible();
  const hasMessenger = settings.messengers !== undefined;
  if (hasMessenger) {
    await page.locator(".opener").click();
    await expect(page.locator(".messenger")).toHaveAttribute("data-live");
    await expect(page.locator(".chat")).toBeVisible();
  }
  const found: string[] = [];
  const windows = windowsOf(hasMessenger || hasStranger ? [568, 800] : [800]);
  // a sample is each window with two of the variants
  for (const window of turnOf(windows, variants.indexOf(variant), { of: 3 })) {
    await page.setViewportSize(window);
    const expected = { ...window, hasMessenger, isCentred };
    for (const look of await lookAtEnd(page)) found.push(...wrongWith(look, expected));
  }
  return found;
}

/** What lies under the bar or over another part on a phone held sideways, with the banner and, once it is declined, without. */
async function wrongSideways(page: Page, { settings }: Variant): Promise<string[]> {
  const found: string[] = [];
  for (const hasBanner of [true, false]) {
    for (const window of landscapes) {
      await page.setViewportSize(window);
      await expect(page.locator(".cookie")).toBeVisible({ visible: hasBanner });
      await page.evaluate(() => scrollTo(0, 500));
      await expect(page.locator(".to-top")).toBeAttached();
      // what it stepped aside from before the window changed is no more under it
      if (settings.messengers !== undefined) await expect(page.locator(".opener")).toBeVisible();
      const boxes = await shownBoxes(page, [".nav", ".cookie", ".opener", ".to-top"]);
      for (const [place, [one, box]] of boxes.entries())
        for (const [other, otherBox] of boxes.slice(place + 1))
          if (meet(box, otherBox))
            found.push(`${window.width} × ${window.height}: ${one} and ${other}`);
    }
    const consent = new ConsentScreen(page);
    if (hasBanner) await consent.reloadedBy(() => consent.decline.click());
  }
  return found;
}

for (const variant of variants) {
  test(`FLOAT-01, FLOAT-02, FLOAT-03: ${variant.name} overlaps nothing that floats and hides no link of the footer from 320 to 2560 px, with and without the banner; on a phone held sideways it lies neither under the bar nor over another part`, async ({
    page,
    context,
    noise,
  }) => {
    noise.expect(/^request to a stranger/);
    await standInForStrangers(context);
    const { slug } = await siteWith(variant.settings);
    await page.goto(shared().product.siteAddress(slug));
    await expect(page.locator(".cookie")).toBeVisible();
    expect(await wrongAtEnd(page, variant)).toEqual([]);
    // as another visitor, without what the first one opened
    await page.reload();
    await expect(page.locator(".cookie")).toBeVisible();
    expect(await wrongSideways(page, variant)).toEqual([]);
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
    const consent = new ConsentScreen(page);
    await consent.reloadedBy(() => consent.decline.tap());
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
