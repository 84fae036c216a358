import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectFocusWithin } from "./harness/focus-within.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { PagesPanel } from "./screens/pages-panel.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");
const gallery = sectionId("Portfolio12");
const bulb = path.join(
  import.meta.dirname,
  "../../src/starters/shop/pictures/shop-gallery-bulb.jpg",
);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Drags a row of the panel of sections above another one, with a finger that first rests on its name. */
async function dragRow(page: Page, moved: string, above: string): Promise<void> {
  const row = (id: string) => page.locator(`[data-row="${id}"]`);
  const name = row(moved).locator(".outline-row-name");
  // the sheet has come to rest
  await name.tap({ trial: true });
  const from = await name.boundingBox();
  const to = await row(above).boundingBox();
  if (!from || !to) throw new Error("The rows are on the screen");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: from.x + from.width / 2, y }],
    });
  await touch("touchStart", from.y + from.height / 2);
  await expect(row(moved)).toHaveClass(/drag/);
  await touch("touchMove", to.y + to.height / 2);
  await touch("touchMove", to.y + 2);
  await expect(page.locator(".drag-ghost")).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(row(moved)).not.toHaveClass(/drag/);
}

/** Flings the handle of a sheet up, as fast as a thumb does, and taps without a rest. */
async function flingAndTap(page: Page, tapped: Locator): Promise<void> {
  const handle = page.locator(".sheet-handle");
  await handle.tap({ trial: true });
  const from = await handle.boundingBox();
  if (!from) throw new Error("The sheet is open");
  const finger = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const x = from.x + from.width / 2;
  // by the clock of the events, so that it is a fling however busy the machine is
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: from.y + 2 - step * 40 }],
      timestamp: begun + step * 0.016,
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 6; step += 1) await touch("touchMove", step);
  await touch("touchEnd", 7);
  await tapped.tap();
}

function dockOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Panels" });
}

/** Leaves so much of the window's height to see. */
async function seeOnly(page: Page, height: number): Promise<void> {
  await page.evaluate((seen) => {
    const { visualViewport: view } = globalThis;
    if (!view) throw new Error("Every browser tells what is visible");
    Object.defineProperty(view, "height", { value: seen, configurable: true });
    view.dispatchEvent(new Event("resize"));
  }, height);
}

test("TEXT-13, PHONE-04, PHONE-358, PICK-11, REORDER-01: on a phone a text is changed, a picture replaced, a section added and put elsewhere, and all is published", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Portfolio12"] });
  const { address } = await api.site(site.slug);
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await title.tap();
  await editor.canvas.editable(title);
  const dock = page.getByRole("navigation", { name: "Panels" });
  // what belongs to the text stands below the page, in the dock's place
  await expect(editor.toolbar.button("Done")).toBeVisible();
  await expect(dock).toBeHidden();
  // an iPhone's keyboard lies over the window, which keeps its height: what is typed in ends above it
  const bottomOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return (box?.y ?? 844) + (box?.height ?? 0);
  };
  const bottoms = () =>
    Promise.all(
      [page.locator('iframe[title="Page"]'), editor.canvas.counter, editor.toolbar.bar].map(
        bottomOf,
      ),
    );
  // the page ends where the bar begins, whose middle the counter stands in: neither lies over the page
  const above = (foot: number): number[] => [foot - 56, foot - 14, foot];
  await expect.poll(bottoms).toEqual(above(844));
  await seeOnly(page, 500);
  await expect.poll(bottoms).toEqual(above(500));
  await expect(title).toBeInViewport();
  await seeOnly(page, 844);
  await expect.poll(bottoms).toEqual(above(844));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Typed with a thumb");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Typed with a thumb");
  // what is hidden takes no focus
  await expect(dock).toBeVisible();
  const more = dock.getByRole("button", { name: "More" });
  await more.focus();
  await expect(more).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("");

  await page
    .getByRole("button", { name: /^Add section/ })
    .first()
    .tap();
  await expect(editor.picker.options.first()).toBeVisible();
  await expect.poll(() => editor.picker.layout()).toMatchObject({ isWide: false, strays: 0 });
  await editor.picker.template(/Prices/).tap();
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(3);
  const [, added = ""] = await editor.canvas.order();

  const picture = editor.canvas.pictures(gallery).first();
  await picture.tap();
  const asked = page.waitForEvent("filechooser");
  const pictureTools = page.getByRole("toolbar", { name: "Picture" });
  // a row of icons says above itself what it is for
  const chip = await pictureTools.evaluate((one) => getComputedStyle(one, "::before").content);
  expect(chip).toMatch(/^"Picture"/);
  await pictureTools.getByRole("button", { name: "Add picture" }).tap();
  await (await asked).setFiles(bulb);
  await expect(picture.locator("img")).toHaveAttribute("src", /\/assets\//);
  // one toolbar at a time: the picture's own leads to that of its section
  await expect(editor.toolbar.bar).toBeHidden();
  await page.getByRole("button", { name: /^Tools of Gallery/ }).tap();
  await editor.toolbar.button("Move up").tap();
  await expect.poll(() => editor.canvas.order()).toEqual([site.header, gallery, added]);
  // what was done is said above the tools at the foot
  await editor.toolbar.button("Delete").tap();
  const toast = editor.toast("Section deleted");
  await expect(toast).toBeVisible();
  await expect(editor.toolbar.bar).toBeVisible();
  const isAboveTools = async (): Promise<boolean> => {
    const both = [toast, editor.toolbar.bar].map((one) => one.boundingBox());
    const [said, tools] = await Promise.all(both);
    return said && tools ? said.y + said.height <= tools.y : false;
  };
  await expect.poll(isAboveTools).toBe(true);
  await toast.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => editor.canvas.order()).toEqual([site.header, gallery, added]);
  await dock.getByRole("button", { name: "Sections" }).tap();
  await expect(page.locator(".section-list .menu-item")).toHaveText(/^Add section/);
  await expect(page.locator(".section-list kbd")).toBeHidden();
  await dragRow(page, added, gallery);
  await expect(page.getByText("Prices, 2 of 3")).toBeAttached();
  await expect.poll(() => editor.canvas.order()).toEqual([site.header, added, gallery]);
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await editor.saved();
  await dock.getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Checks on this page" }).tap();
  const checks = page.getByRole("dialog", { name: /on this page/ });
  await expect(checks).toBeInViewport({ ratio: 1 });
  await expectFocusWithin(checks);
  await page.keyboard.press("Escape");
  await expect(checks).toHaveCount(0);
  await editor.publishing.opener.tap();
  await editor.publishing.submit.tap();
  await editor.publishing.live();

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Typed with a thumb");
  await expect(visitor.locator(".pricing-8")).toBeVisible();
  await expect(visitor.locator("main > section")).toHaveCount(3);
  await expect(visitor.locator("main > section").nth(1)).toHaveClass(/pricing-8/);
  await expect(visitor.locator("main > section").nth(2).locator("img").first()).toHaveAttribute(
    "src",
    /\/assets\//,
  );
});

test("PHONE-01, PHONE-03: on a phone a tap right after a sheet was flung up counts, and the sheet leaves a new section's title to be seen", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  await dockOf(page).getByRole("button", { name: "Sections" }).tap();
  const row = page.locator(`[data-row="${prices}"]`);
  await flingAndTap(page, row.locator(".outline-row-name"));
  await expect(row).toHaveAttribute("aria-current", "true");

  await page.locator(".section-list .menu-item").tap();
  await editor.picker.template(/Questions in columns/).tap();
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(3);
  const [, , added = ""] = await editor.canvas.order();
  const title = editor.canvas.section(added).locator("h2[data-edit=text]");
  await expect(title).toBeFocused();
  await expect(page.locator(".sheet-handle")).toHaveCount(0);
  // all of it that fits, from below the bar on
  const bar = editor.canvas.frame.getByRole("banner");
  await expect
    .poll(async () => {
      const [begins, ends] = await Promise.all([
        editor.canvas.section(added).boundingBox(),
        bar.boundingBox(),
      ]);
      return Math.abs((begins?.y ?? 999) - (ends?.y ?? 0) - (ends?.height ?? 0)) < 24;
    })
    .toBe(true);
  await expect(title).toBeInViewport({ ratio: 1 });
});

test("TEXT-14, PHONE-02, PHONE-101: on a phone texts are gone through without leaving the keyboard, and the page's foot comes above the tools", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await title.tap();
  await editor.canvas.editable(title);
  const next = editor.toolbar.button("Next text");
  const previous = editor.toolbar.button("Previous text");
  const after = editor.canvas.texts(site.header).nth(1);
  await next.tap();
  await editor.canvas.editable(after);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Typed on the way");
  await expect(after).toHaveText("Typed on the way");
  await previous.tap();
  await editor.canvas.editable(title);
  await expect(after).toHaveText("Typed on the way");
  // all of them beside each other in a window this narrow, none over another
  const parts = [
    editor.canvas.counter,
    previous,
    next,
    ...(await editor.toolbar.button(/^Align|^Centre/).all()),
    editor.toolbar.button("Done"),
  ];
  const overlapping = async (): Promise<string[]> => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const edges = boxes.map((box) => [box?.x ?? -1, (box?.x ?? 0) + (box?.width ?? 999)] as const);
    const ends = [0, ...edges.map(([, right]) => right)];
    const lefts = [...edges.map(([left]) => left), 390];
    return lefts.flatMap((left, at) => (left < (ends[at] ?? 0) ? [`${at}: ${left}`] : []));
  };
  await expect.poll(overlapping).toEqual([]);
  await editor.toolbar.button("Done").tap();
  await expect(dockOf(page)).toBeVisible();

  const footer = editor.canvas.frame.locator("body > .footer");
  await footer.evaluate(({ ownerDocument: { defaultView: view, body } }) =>
    view?.scrollTo(0, body.scrollHeight),
  );
  const foot = async () => (await footer.boundingBox()) ?? { y: 0, height: 844 };
  const tools = async () => (await editor.toolbar.bar.boundingBox()) ?? { x: 1, y: 0, width: 0 };
  await expect
    .poll(async () => {
      const { y, height } = await foot();
      return y + height <= (await tools()).y;
    })
    .toBe(true);
  // a row of their own, whose name stands in it: nothing lies among the words of the page
  await expect.poll(tools).toMatchObject({ x: 0, width: 390 });
  const name = await page.locator(".section-toolbar-name").boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual((await tools()).y);
});

test("PHONE-405, PHONE-406: on a phone what adds a section is cut by nothing: on the page it waits until all of it is above the tools, in the sheet of sections it stands at the foot", async ({
  page,
}) => {
  const { product, api } = shared();
  const templates = ["Pricing8", "Feature5", "Portfolio12", "Contact14", "Email1", "Contact9"];
  const site = await createSite(api, { templates });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(prices);
  await title.tap();
  await editor.canvas.editable(title);
  await editor.toolbar.button("Done").tap();
  const section = editor.canvas.section(prices);
  const add = page.getByRole("button", { name: "Add section after Prices" });
  const band = page.locator(".insertion-band", { has: add });
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? -1;
  const foot = async (part: Locator): Promise<number> => {
    const { y, height } = (await part.boundingBox()) ?? { y: 9999, height: 0 };
    return y + height;
  };
  /** Scrolls the end of the section so far above the tools. */
  const putEnd = async (above: number): Promise<void> => {
    const by = (await foot(section)) - (await top(editor.toolbar.bar)) + above;
    await section.evaluate(
      ({ ownerDocument: { defaultView: view } }, distance) => view?.scrollBy(0, distance),
      by,
    );
  };
  await putEnd(60);
  await expect(band).toHaveCSS("opacity", "1");
  await expect(add).toHaveCSS("opacity", "1");
  await expect.poll(() => foot(add)).toBeLessThanOrEqual(await top(editor.toolbar.bar));
  await putEnd(-12);
  await expect(band).toHaveCSS("opacity", "0");
  await putEnd(60);
  await expect(band).toHaveCSS("opacity", "1");

  await dockOf(page).getByRole("button", { name: "Sections" }).tap();
  const inSheet = page.locator(".section-list .menu-item");
  const list = page.locator(".section-list");
  const rest = () => list.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  await expect.poll(rest).toBeGreaterThan(20);
  const isWhole = async () => (await foot(inSheet)) <= (await top(dockOf(page)));
  await expect.poll(isWhole).toBe(true);
  // nor does it lie over the last row once that is reached
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(rest).toBeLessThan(1);
  await expect.poll(isWhole).toBe(true);
  const isLastAbove = async () =>
    (await foot(list.locator(".outline-row").last())) <= (await top(inSheet));
  await expect.poll(isLastAbove).toBe(true);
});

test("NEW-101, NEW-137, PHONE-137: on a phone a new page is named, then what it begins with is scrolled with all else above its buttons, which name it and stand on the keyboard", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  await openEditor(page, product, { site: site.id });
  const { panel, dialog } = new PagesPanel(page);
  await dockOf(page).getByRole("button", { name: "Pages" }).tap();
  await panel.getByRole("button", { name: "New page" }).tap();
  const name = dialog.getByLabel("Name");
  const create = dialog.getByRole("button", { name: "Create page" });
  const ready = dialog.getByRole("radio", { name: "Prices" });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(create).toBeInViewport({ ratio: 1 });
  expect(await top(name)).toBeLessThan(await top(dialog.getByRole("radio", { name: "Empty" })));
  // four ready pages of six are whole before anything is scrolled
  await expect(ready).toBeInViewport({ ratio: 0.8 });
  await ready.tap();
  await expect(name).toHaveValue("Prices");
  const foot = await top(create);
  await dialog.getByLabel("Add to the footer").scrollIntoViewIfNeeded();
  await expect(name).not.toBeInViewport();
  await expect(dialog.getByText("Starts from: Prices")).toBeInViewport({ ratio: 1 });
  expect(await top(create)).toBe(foot);

  // a keyboard leaves less of the window, as does whoever enlarges it
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 });
  const isWhole = () =>
    dialog.locator(".dialog").evaluate((box) => {
      const { top: begins, bottom } = box.getBoundingClientRect();
      const seen = globalThis.visualViewport?.height ?? 0;
      return seen < 600 && begins >= 0 && bottom <= seen + 1;
    });
  await expect.poll(isWhole).toBe(true);
});

test("BACK-137, PHONE-138, PHONE-290, PHONE-530: what a section stands on is a sheet: on a tablet all of its controls are in sight, on a phone its head stays while the rest is scrolled, and the picture is seen above it", async ({
  page,
}) => {
  const { product, api } = shared();
  const studio = await api.site("studio");
  await page.setViewportSize({ width: 768, height: 1024 });
  const editor = await openEditor(page, product, { site: studio.id });
  const header = editor.canvas.frame.locator("section").first();
  const sheet = page.getByRole("dialog", { name: "Background" });
  const last = sheet.getByText("Colours and side");
  await header.tap({ position: { x: 20, y: 90 } });
  await editor.toolbar.button("Background").tap();
  for (const part of ["Focal point", "Shade the whole picture", "Shade behind text", "Text"])
    await expect(sheet.getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
  const edges = async () => {
    const [box, dock, end] = await Promise.all(
      [sheet, dockOf(page), last].map((part) => part.boundingBox()),
    );
    return { top: box?.y ?? 0, foot: dock?.y ?? 0, end: (end?.y ?? 0) + (end?.height ?? 0) };
  };
  const isWhole = async () => {
    const { end, foot } = await edges();
    return end <= foot;
  };
  await expect.poll(isWhole).toBe(true);
  await expect.poll(async () => (await edges()).top).toBeGreaterThan(1024 / 2);

  await page.setViewportSize({ width: 390, height: 844 });
  const close = sheet.getByRole("button", { name: "Close" });
  await expect.poll(async () => (await edges()).top).toBeGreaterThan(844 / 2);
  // PHONE-290: nothing is cut at its foot
  const hidden = () => sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
  await expect.poll(hidden).toBe(0);
  // PHONE-138: what is drawn smaller is met by a finger
  const slider = await sheet.getByRole("slider", { name: "Shade the whole picture" }).boundingBox();
  expect(slider?.height).toBeGreaterThanOrEqual(44);
  const languages = await page.getByRole("button", { name: "Language: English" }).boundingBox();
  expect(languages?.width).toBeGreaterThanOrEqual(44);
  // PHONE-530: in lower windows, too
  const title = sheet.getByRole("heading", { name: "Background" });
  for (const [width, height] of [
    [390, 667],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(hidden, `${width}x${height}`).toBe(0);
    await expect.poll(isWhole).toBe(true);
    await expect.poll(async () => (await edges()).top).toBeGreaterThan(height * 0.42);
    const replace = await sheet.getByRole("button", { name: "Replace" }).boundingBox();
    const [from, to] = [await title.boundingBox(), await close.boundingBox()];
    expect(replace?.width).toBeGreaterThanOrEqual(44);
    expect(replace?.y).toBeCloseTo(to?.y ?? 0, 0);
    expect(replace?.x).toBeGreaterThan(from?.x ?? 0);
  }
  await close.tap();
  await expect(sheet).toHaveCount(0);
});

test("ITEM-02: on a phone a tap on an item brings its tools; the controls that are touched are 44 px or more", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  await editor.canvas.section(prices).tap({ position: { x: 8, y: 8 } });
  await expect(editor.toolbar.bar).toBeVisible();
  await editor.toolbar.button("More").tap();
  // a list of tools at the foot stands above them and the dock
  const list = page.getByRole("dialog", { name: "More" });
  await expect(list.getByRole("menuitem").first()).toBeVisible();
  const isAbove = async (): Promise<boolean> => {
    const listed = await list.boundingBox();
    const opener = await editor.toolbar.button("More").boundingBox();
    return listed !== null && opener !== null && listed.y + listed.height <= opener.y;
  };
  await expect.poll(isAbove).toBe(true);
  await expectFocusWithin(list);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await editor.canvas
    .section(prices)
    .locator("[data-edit=item]")
    .first()
    .tap({ position: { x: 6, y: 6 } });
  await expect(page.getByRole("toolbar", { name: /^Card 1 of/ })).toBeVisible();
  // marks among words leave taps to the words, and the list of checks leads to the same places (decision 675)
  const small = () =>
    page.locator("button:visible:not(.quiet-marks *), a:visible").evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const after = getComputedStyle(control, "::after");
        // a margin that cannot be seen may belong to the target
        const margin = (side: string): number =>
          after.content === "none" ? 0 : Number.parseFloat(side) || 0;
        const isLarge =
          Math.max(height, margin(after.height)) >= 44 &&
          Math.max(width, margin(after.width)) >= 44;
        return isLarge || width === 0
          ? []
          : [`${control.outerHTML.slice(0, 90)}: ${width} × ${height}`];
      }),
    );
  await expect.poll(small).toEqual([]);
});

test("ITEM-07: on a phone an item is dragged by the grip of its tools, past what is in view; a finger anywhere else scrolls", async ({
  page,
}) => {
  const { product, api } = shared();
  // what follows the cards leaves room to scroll to, however far the page was flung before
  const site = await createSite(api, { templates: ["Pricing8", "MenuRestaurant"] });
  const editor = await openEditor(page, product, { site: site.id });
  const cards = editor.canvas.section(prices).locator(".pricing-8__item");
  const names = () => cards.locator(".pricing-8__name").allTextContents();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  const scrolled = () => cards.first().evaluate(() => globalThis.scrollY);
  await cards.first().tap({ position: { x: 6, y: 6 } });
  const tools = page.getByRole("toolbar", { name: /^Card \d of/ });
  await expect(tools).toBeVisible();
  const [first, ...others] = await names();

  const before = await scrolled();
  await touch("touchStart", 200, 600);
  for (const y of [560, 500, 440]) await touch("touchMove", 200, y);
  await touch("touchEnd");
  await expect.poll(scrolled).toBeGreaterThan(before);

  const grip = await tools.getByRole("button", { name: /^Move: / }).boundingBox();
  if (!grip) throw new Error("The grip is on the screen");
  const ghost = page.locator(".drag-ghost");
  await touch("touchStart", grip.x + 20, grip.y + 20);
  await expect(ghost).toHaveText(first ?? "");
  await touch("touchMove", 180, 400);
  await expect(page.locator(".item-drop")).toBeVisible();
  // at the foot of the page it goes on to what isn't in view
  const seen = await scrolled();
  await touch("touchMove", 180, 760);
  await expect.poll(scrolled).toBeGreaterThan(seen);
  const foot = async () => {
    const box = await cards.last().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(foot).toBeLessThan(720);
  await touch("touchMove", 180, (await foot()) - 20);
  await touch("touchEnd");
  await expect(ghost).toHaveCount(0);
  await expect.poll(names).toEqual([...others, first]);
  await expect(page.getByRole("status").filter({ hasText: /^Card (\d+) of \1$/ })).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(names).toEqual([first, ...others]);
});

test("ITEM-06: on a phone what is edited beside an item is a sheet, with places of a finger's size", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["ReviewsCards"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("ReviewsCards"));
  await section.tap({ position: { x: 4, y: 4 } });
  await expect(editor.toolbar.bar).toBeVisible();
  const review = section.locator('[data-edit="item"]').first();
  await review.tap({ position: { x: 6, y: 6 } });
  await page.getByRole("button", { name: "Options" }).tap();
  const sheet = page.getByRole("dialog", { name: "Review 1 of 3: options" });
  const three = sheet.getByRole("radio", { name: "3" });
  await three.tap();
  await expect(three).toBeChecked();
  await expect(review.locator(".reviews__stars .vh")).toHaveText(/^3 /);
  const box = await three.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();
  await editor.saved();
});

test("PHONE-202: on a phone a button stays in view above the sheet with its link, also once a keyboard makes the page lower", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id } = await api.call<{ id: number }>("POST", "sites", { name: "Café", starter: "cafe" });
  const editor = await openEditor(page, product, { site: id });
  const words = editor.canvas.frame.locator('main [data-edit="link"] [data-edit="text"]').first();
  await words.scrollIntoViewIfNeeded();
  await words.tap();
  const sheet = page.locator(".canvas-pop", { has: page.getByRole("combobox") });
  await expect(sheet).toBeVisible();
  const isAbove = async (): Promise<boolean> => {
    const [button, box] = [await words.boundingBox(), await sheet.boundingBox()];
    return button !== null && box !== null && button.y + button.height <= box.y;
  };
  await expect.poll(isAbove).toBe(true);
  await page.setViewportSize({ width: 390, height: 540 });
  await expect(sheet).toBeInViewport({ ratio: 0.99 });
  await expect.poll(isAbove).toBe(true);
  await expect(words).toBeInViewport({ ratio: 1 });
});

test("PRICE-07: on a phone a restaurant’s owner changes what a dish costs, and visitors read it", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["MenuRestaurant"] });
  const editor = await openEditor(page, product, { site: site.id });
  const priceOn = (part: Locator) =>
    part
      .locator(".menu-restaurant__dish", { hasText: "Pickles from the barrel" })
      .locator(".price");
  const price = priceOn(editor.canvas.section(sectionId("MenuRestaurant")));
  await expect(price).toHaveText("$8");
  await price.tap();
  const amount = page.getByRole("textbox", { name: "Price" });
  await expect(amount).toBeInViewport({ ratio: 1 });
  await amount.fill("quite a lot");
  await amount.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(price).toHaveText("$8");
  await amount.fill("9,5");
  await amount.press("Enter");
  await expect(price).toHaveText("$9.50");
  await page.keyboard.press("Escape");
  await expect(amount).toHaveCount(0);
  await editor.saved();
  await editor.publishing.opener.tap();
  await editor.publishing.submit.tap();
  await editor.publishing.live();
  await page.goto(product.siteAddress(site.slug));
  const dish = page.locator("main li").filter({ hasText: "Pickles from the barrel" }).last();
  await expect(dish).toContainText("$9.50");
});

test("CANV-01: on a phone what begins an empty list stands at the page's margin, over no picture and below the section's tools", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["GalleryMasonry"] });
  const { canvas, toolbar } = await openEditor(page, product, { site: site.id });
  const masonry = sectionId("GalleryMasonry");
  const title = canvas.title(masonry);
  const picture = canvas.pictures(masonry).locator("img").first();
  await title.tap();
  await page.keyboard.press("Escape");
  const begins = page.getByRole("button", { name: "Add: Category" });
  await expect(begins).toBeVisible();
  const boxes = await Promise.all([begins, title, picture].map((one) => one.boundingBox()));
  const [box, words, below] = boxes;
  if (!box || !words || !below) throw new Error("All of them are drawn");
  expect(Math.abs(box.x - words.x)).toBeLessThan(2);
  expect(box.y + box.height).toBeLessThanOrEqual(below.y);
  // it is below the bar in this window: the bar's buttons are pressed, not what scrolls behind them
  for (const tool of await toolbar.bar.getByRole("button").all())
    if ((await tool.isVisible()) && (await tool.isEnabled())) await tool.tap({ trial: true });
});
