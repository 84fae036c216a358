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
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
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
