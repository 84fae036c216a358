import type { FrameLocator } from "@playwright/test";
import { expectFocusWithin } from "./harness/focus-within.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createVisitSite } from "./visit/visit-site.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");
const links = sectionId("Links1");

test("the page is as wide as on a device, the outline leads and orders, ? lists the keys, and a problem leads to its spot", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8", "Links1"] });
  const editor = await openEditor(page, product, { site: site.id });

  await test.step("the page is shown as wide as on a desktop, a tablet and a phone", async () => {
    const width = (): Promise<number> =>
      editor.canvas.frame
        .locator("html")
        .evaluate((root) => root.ownerDocument.defaultView?.innerWidth ?? 0);
    await expect.poll(width).toBe(1280);
    for (const [name, pixels] of [
      ["Tablet, 768 px", 768],
      ["Mobile, 390 px", 390],
      ["Desktop, 1280 px", 1280],
    ] as const) {
      await editor.top.getByRole("radio", { name }).click();
      await expect.poll(width).toBe(pixels);
      await expect(editor.canvas.title(site.header)).toBeVisible();
    }
  });

  await test.step("the outline lists the sections, leads to them and puts them in order", async () => {
    const opener = page.getByRole("navigation", { name: "Panels" }).getByText("Sections");
    await opener.click();
    const outline = page.getByRole("complementary", { name: "Sections" });
    await expect(outline.locator("[data-row]")).toHaveCount(3);
    await outline
      .getByRole("button", { name: /^Where to go next/ })
      .first()
      .click();
    await expect(editor.canvas.section(links)).toBeInViewport();
    await expect(editor.toolbar.bar).toHaveAccessibleName("Section: Links");
    await outline.getByRole("button", { name: /^Move:.*What it costs/ }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect.poll(() => editor.canvas.order()).toEqual([site.header, links, prices]);
    await opener.click();
    await expect(outline).toBeHidden();
  });

  await test.step("? lists the keys", async () => {
    await editor.canvas.section(prices).click({ position: { x: 4, y: 4 } });
    await expect(editor.toolbar.bar).toHaveAccessibleName("Section: Prices");
    await page.keyboard.press("Shift+?");
    const keys = page.getByRole("complementary", { name: "Keyboard shortcuts" });
    await expect(keys).toContainText("F6");
    await keys.getByRole("button", { name: "Close" }).click();
    await expect(keys).toBeHidden();
  });

  await test.step("a problem leads to its spot, and once mended the site can be published", async () => {
    const price = editor.canvas.section(prices).locator(".pricing-8__price").first();
    await editor.canvas.rewrite(price, "far too much");
    await editor.saved();
    await editor.canvas.title(site.header).scrollIntoViewIfNeeded();
    await editor.publishing.open();
    await expect(editor.publishing.submit).toBeDisabled();
    await editor.publishing.box
      .getByRole("button", { name: /12 of 7|limit/ })
      .first()
      .click();
    await expect(price).toBeInViewport();
    await expect(editor.publishing.box).toBeHidden();
    await editor.canvas.rewrite(price, "$12");
    await editor.saved();
    await editor.publishing.open();
    await expect(editor.publishing.submit).toBeEnabled();
    await editor.publishing.submit.click();
    await editor.publishing.live();
  });
});

test("BAR-01: in a site of two languages nothing of the bar lies over anything else, at any width", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
  const { product, api } = shared();
  const site = await createSite(api, {});
  const german = { id: 2, code: "de", name: "German", localName: "Deutsch", flagCode: "de" };
  const language = { ...german, isPrimary: false, status: "active" };
  await api.operate(site.id, [
    { name: "site.rename", args: { name: "The Copper Kettle on Linden Row" } },
    { name: "language.add", args: { language, after: "en" } },
  ]);
  const editor = await openEditor(page, product, { site: site.id });
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 768) {
      const name = editor.top.locator(".page-menu > .truncated").last();
      await expect.poll(() => name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
    // all at once: some of them change with the window
    const covered = () =>
      page.locator(".top-bar :is(.start-side, .middle-part, .end-side) > *").evaluateAll((all) => {
        const boxes = all
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 1)
          .toSorted((one, other) => one.left - other.left);
        return boxes.flatMap(({ right }, index) => {
          const next = boxes[index + 1]?.left ?? innerWidth;
          return right > next + 0.5 ? [`${index}: ${right} > ${next}`] : [];
        });
      });
    await expect.poll(covered, `at ${width} px`).toEqual([]);
  }
  await test.step("what is saved is said in a whole word on a laptop, and the widths stay where they are", async () => {
    await editor.resize({ width: 1280, height: 800 });
    const widths = editor.top.locator(".segments");
    const before = await widths.boundingBox();
    // the word goes by itself
    const seen = await page.evaluateHandle(() => {
      const cuts: number[] = [];
      const look = (): void => {
        const word = document.querySelector(".top-bar .save-words");
        const { left, right } = word?.getBoundingClientRect() ?? { left: -1, right: 0 };
        if (word?.textContent === "Saved" && left >= 0 && right <= innerWidth)
          cuts.push(word.scrollWidth - word.clientWidth);
        requestAnimationFrame(look);
      };
      look();
      return cuts;
    });
    await editor.canvas.rewrite(editor.canvas.title(site.header), "Warm bread");
    await expect.poll(async () => (await seen.jsonValue()).length).toBeGreaterThan(0);
    expect(new Set(await seen.jsonValue())).toEqual(new Set([0]));
    await expect.poll(() => widths.boundingBox()).toEqual(before);
  });
  await test.step("what keeps edits from being saved moves nothing either, whole in two lines or short", async () => {
    const widths = editor.top.locator(".segments");
    const alarm = editor.top.locator(".save-status.warn");
    const [laptop, wide] = [
      { width: 1280, height: 800 },
      { width: 1440, height: 800 },
    ];
    const at = async (size: typeof laptop) => {
      await editor.resize(size);
      return (await widths.boundingBox())?.x;
    };
    const before = [await at(laptop), await at(wide)];
    await page.context().setOffline(true);
    await editor.canvas.rewrite(editor.canvas.title(site.header), "Fresh bread");
    await expect(alarm).toHaveText("Offline: kept on this device", { useInnerText: true });
    const during = await at(wide);
    expect([await at(laptop), during]).toEqual(before);
    await expect(alarm).toHaveText("Offline", { useInnerText: true });
    await page.context().setOffline(false);
    await editor.saved();
  });
});

test("BAR-02: no button of the bar moves while what stands there comes, and each has air around it", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const buttons = document.querySelectorAll(
        ".top-bar .end-side > :is([aria-label='Undo'], .preview-button, [aria-label='Commands'], .primary)",
      );
      const places = [...buttons].map((one) => Math.round(one.getBoundingClientRect().left));
      // once all of them are there
      if (places.length === 4) seen.add(places.join(" "));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seenPlaces: seen });
  });
  const places = () =>
    page.evaluate(() => [...(globalThis as unknown as { seenPlaces: Set<string> }).seenPlaces]);
  const editor = await openEditor(page, product, { site: site.id });
  await editor.publishing.publish();
  await expect(editor.top.locator(".publish-dot")).toHaveCount(0);
  await page.reload();
  await editor.ready();
  await expect(editor.top.locator("button.share-button")).toBeVisible();
  await expect(editor.top.locator(".marks-status .problem-number")).toBeVisible();
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Warm bread");
  await expect(editor.top.locator(".publish-dot")).toBeVisible();
  expect(await places()).toHaveLength(1);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const air = async () => {
      const [bar, button] = await Promise.all(
        [editor.top, editor.top.locator(".button.primary")].map((one) => one.boundingBox()),
      );
      if (!bar || !button) throw new Error("The bar isn’t shown");
      return Math.min(button.y - bar.y, bar.y + bar.height - button.y - button.height);
    };
    await expect.poll(air, `at ${width} px`).toBeGreaterThanOrEqual(5);
  }
});

test("pages are changed by the menu, and an address of the editor opens its page again", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const editor = await openEditor(page, product, { site: id });
  await editor.top.getByRole("button", { name: /^Page: / }).click();
  await page.getByRole("menuitemradio", { name: /\/pricing/ }).click();
  await expect(editor.canvas.title("prices")).toBeVisible();
  await expect(page).toHaveURL(`${product.appOrigin}/sites/${id}/edit/pricing`);
  await page.reload();
  await expect(editor.canvas.title("prices")).toBeVisible();
  await page.goBack();
  await expect(editor.canvas.title("hero")).toBeVisible();
});

/** Pixels between the last link that the bar shows and what opens the others. */
function gapBeforeMore(frame: FrameLocator): Promise<number> {
  return frame.locator(".nav__links").evaluate((nav) => {
    const shown = [...nav.querySelectorAll<HTMLElement>(":scope>ul>li")].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const more = nav.querySelector(".more")?.getBoundingClientRect();
    return (more?.left ?? Infinity) - (shown.at(-1)?.getBoundingClientRect().right ?? 0);
  });
}

/** Where the place of the bar's links ends. */
function endOfLinks(frame: FrameLocator): Promise<number> {
  return frame.locator(".nav__links").evaluate((nav) => nav.getBoundingClientRect().right);
}

test("NAV-02: the preview shows the page as visitors see it, and Esc leads back; in both the bar has as many links as fit", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id } = await createVisitSite(api);
  const editor = await openEditor(page, product, { site: id });
  const { frame } = editor.canvas;
  await expect.poll(() => gapBeforeMore(frame)).toBeLessThan(16);
  const end = await endOfLinks(frame);
  await editor.top.getByRole("button", { name: "Preview" }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.locator("[data-edit]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish" })).toBeHidden();
  await expect.poll(() => gapBeforeMore(frame)).toBeLessThan(16);
  await expect.poll(() => endOfLinks(frame)).toBeCloseTo(end, 0);
  await page.keyboard.press("Escape");
  await expect(frame.locator("[data-edit]").first()).toBeVisible();
});

test("a publication goes on while its popover is closed, and is told of when it is opened again", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const { box, submit, opener } = editor.publishing;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/sites/${site.id}/releases`, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await editor.publishing.open();
  await submit.click();
  await expect(submit).toHaveCount(0);
  await expectFocusWithin(box);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await opener.click();
  await expectFocusWithin(box);
  await expect(submit).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  answer();
  await editor.publishing.open();
  await editor.publishing.live();
});

test("OFF-16: on a slow network a screen and what was asked for in it are said to be on their way", async ({
  page,
}) => {
  const { product } = shared();
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = ["sites-route", "publish-popover"];
  for (const [place, name] of late.entries())
    await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
      await arrived[place]?.promise;
      await route.continue();
    });
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin, { waitUntil: "commit" });
  const loading = page.getByRole("status").filter({ hasText: "Loading…" });
  await expect(loading).toBeVisible();
  arrived[0]?.resolve();
  await expect(page.getByRole("heading", { name: "Sites" })).toBeVisible();
  await expect(loading).toBeHidden();

  const { id } = await shared().api.site();
  const editor = new EditorScreen(page);
  await editor.open(product.appOrigin, id);
  await editor.top.getByRole("button", { name: /^Publish/ }).click();
  await expect(loading).toBeVisible();
  arrived[1]?.resolve();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(loading).toBeHidden();
});
