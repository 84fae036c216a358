import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();
const gallery = sectionId("Portfolio12");
const pictures = path.join(import.meta.dirname, "../../src/starters/shop/pictures");
const bulb = path.join(pictures, "shop-gallery-bulb.jpg");
const box = path.join(pictures, "shop-gallery-box.jpg");

async function edit(page: Page): Promise<EditorScreen> {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Portfolio12"] });
  return openEditor(page, product, { site: site.id });
}

/** Selects the first picture of the gallery and gives it a file by its toolbar. */
async function upload(editor: EditorScreen, file: string): Promise<void> {
  const { page } = editor;
  await editor.canvas.pictures(gallery).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("toolbar", { name: "Picture" })
    .getByRole("button", { name: /Replace|Add picture/ })
    .click();
  await (await chooser).setFiles(file);
}

interface Shown {
  readonly source: string;
  /** 0 until the file has come. */
  readonly width: number;
}

function shown(editor: EditorScreen): Promise<Shown> {
  return editor.canvas
    .pictures(gallery)
    .first()
    .locator("img")
    .evaluate((image: HTMLImageElement) => ({ source: image.src, width: image.naturalWidth }));
}

/** What is shown, once its file has come. */
async function loaded(editor: EditorScreen): Promise<Shown> {
  await expect.poll(async () => (await shown(editor)).width).toBeGreaterThan(0);
  return shown(editor);
}

test("a picture is replaced by a file, undone and redone, and visitors get it in all its sizes with its text", async ({
  page,
  anotherBrowser,
}) => {
  const editor = await edit(page);
  const before = await shown(editor);
  await upload(editor, bulb);
  await expect.poll(async () => (await shown(editor)).source).toContain("/assets/");
  const { source } = await loaded(editor);
  await editor.undo.click();
  await expect.poll(async () => (await shown(editor)).source).toBe(before.source);
  await editor.redo.click();
  await expect.poll(async () => (await shown(editor)).source).toBe(source);

  await editor.canvas.pictures(gallery).first().click();
  await page
    .getByRole("toolbar", { name: "Picture" })
    .getByRole("button", { name: "Alt text" })
    .click();
  await page.getByRole("textbox", { name: /Alt text/ }).fill("A bulb in a hand");
  await page.keyboard.press("Escape");
  await expect(editor.canvas.pictures(gallery).first().locator("img")).toHaveAttribute(
    "alt",
    "A bulb in a hand",
  );
  await editor.saved();

  await editor.publishing.publish();
  const address = await editor.publishing.box.getByRole("link").first().getAttribute("href");
  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address ?? "");
  const picture = visitor.locator(`#comp-${gallery} picture`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator("source[type='image/avif']")).toHaveAttribute("srcset", /480w/);
  await expect(picture.locator("source[type='image/webp']")).toHaveAttribute("srcset", /480w/);
  await expect
    .poll(() => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture.locator("img")).toHaveAttribute("width", /^\d+$/);
  await expect(picture.locator("img")).toHaveAttribute("alt", "A bulb in a hand");
});

test("a failing upload keeps the old picture and can be tried again", async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|status of 5/);
  const editor = await edit(page);
  await upload(editor, bulb);
  await expect.poll(async () => (await shown(editor)).source).toContain("/assets/");
  const old = await loaded(editor);
  await page.route("**/assets", (route) => route.abort());
  await upload(editor, box);
  await expect(page.getByText(/Upload failed/)).toBeVisible();
  expect(await shown(editor)).toEqual(old);
  await page.unroute("**/assets");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(async () => (await shown(editor)).source).not.toBe(old.source);
  await editor.saved();
});

test("what is no picture is refused with a reason, whatever it calls itself", async ({
  page,
  noise,
}) => {
  noise.expect(/status of 4/);
  const editor = await edit(page);
  const before = await loaded(editor);
  await editor.canvas.pictures(gallery).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("toolbar", { name: "Picture" })
    .getByRole("button", { name: /Replace|Add picture/ })
    .click();
  await (
    await chooser
  ).setFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<html><script>alert(1)</script></html>"),
  });
  await expect(page.getByText(/not a picture|Upload failed/i).first()).toBeVisible();
  expect(await shown(editor)).toEqual(before);
});

test("a picture is cropped by numbers and by the keyboard, and can be cropped anew", async ({
  page,
}) => {
  const editor = await edit(page);
  await upload(editor, bulb);
  await expect.poll(async () => (await shown(editor)).source).toContain("/assets/");
  const whole = await shown(editor);
  const tools = page.getByRole("toolbar", { name: "Picture" });
  const crop = tools.getByRole("button", { name: "Crop" });
  const dialog = page.getByRole("dialog", { name: "Crop picture" });
  const left = dialog.getByLabel("From the left");

  await editor.canvas.pictures(gallery).first().click();
  await crop.click();
  await dialog.getByLabel("Zoom factor").fill("2");
  await left.fill("10");
  await left.blur();
  await dialog.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(left).toHaveValue("21");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect.poll(async () => (await shown(editor)).source).not.toBe(whole.source);

  await editor.canvas.pictures(gallery).first().click();
  await crop.click();
  await expect(left).toHaveValue("21");
  // a tablet has room for the picture, too
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect
    .poll(async () => (await dialog.getByRole("application").boundingBox())?.width)
    .toBeGreaterThan(400);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Reset" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await editor.undo.click();
  await expect.poll(async () => (await shown(editor)).source).toBe(whole.source);
  await editor.saved();
});

test("PIC-11: a crop can be set once its picture has come, and nothing that is typed is lost", async ({
  page,
  noise,
}) => {
  const editor = await edit(page);
  await upload(editor, bulb);
  await expect.poll(async () => (await shown(editor)).source).toContain("/assets/");
  const tools = page.getByRole("toolbar", { name: "Picture" });
  const crop = tools.getByRole("button", { name: "Crop" });
  const dialog = page.getByRole("dialog", { name: "Crop picture" });
  const zoom = dialog.getByLabel("Zoom factor");
  const left = dialog.getByLabel("From the left");
  const apply = dialog.getByRole("button", { name: "Apply" });

  noise.expect(/Failed to load resource: net::ERR_FAILED/);
  const late = Promise.withResolvers<void>();
  let isLost = true;
  await page.route(/\/file\?width=2048/, async (route) => {
    if (isLost) return route.abort();
    await late.promise;
    return route.continue();
  });
  await editor.canvas.pictures(gallery).first().click();
  await crop.click();
  await expect(dialog.getByRole("alert")).toContainText("This couldn’t be loaded");
  isLost = false;
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByRole("alert")).toBeHidden();
  await expect(dialog.getByRole("status")).toHaveText("Loading…");
  for (const control of [
    zoom,
    left,
    apply,
    dialog.getByRole("slider", { name: "Zoom" }),
    dialog.getByRole("button", { name: "Reset" }),
    dialog.getByRole("button", { name: "Right", exact: true }),
  ])
    await expect(control).toBeDisabled();
  late.resolve();
  await expect(dialog.getByRole("status")).toBeHidden();
  // what is straightened fills its frame, and goes back
  await expect(zoom).toHaveValue("1.00");
  await dialog.getByLabel("Degrees").fill("-7.5");
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.05);
  await dialog.getByLabel("Degrees").fill("0");
  await expect(zoom).toHaveValue("1.00");
  await zoom.fill("2");
  await left.fill("10");
  await dialog.getByLabel("From the top").fill("400");
  await left.focus();
  await expect(left).toHaveValue("10");
  await expect(dialog.getByLabel("From the top")).toHaveValue("56");
  await apply.click();
  await expect(dialog).toBeHidden();

  await editor.canvas.pictures(gallery).first().click();
  await crop.click();
  await expect(zoom).toHaveValue("2.00");
  await expect(left).toHaveValue("10");
  await expect(dialog.getByLabel("From the top")).toHaveValue("56");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await editor.saved();
});

/** What is seen through a picture, and what it lies on. */
function ground(picture: Locator): Promise<{ behind: string; below: string }> {
  return picture.evaluate((image) => {
    const drawnBefore = (element: Element) => getComputedStyle(element, "::before").backgroundImage;
    let table: Element = image;
    while (table.parentElement && drawnBefore(table) === "none") table = table.parentElement;
    return { behind: getComputedStyle(image).backgroundColor, below: drawnBefore(table) };
  });
}

test("PIC-12, CANV-08: a cut-out picture lies on the canvas on what it lies on when it is published", async ({
  page,
}) => {
  const { product, api } = shared();
  const plate = /борща/;
  await page.goto(product.siteAddress("polden"));
  const published = await ground(page.getByAltText(plate).first());
  expect(published).toEqual({
    behind: "rgba(0, 0, 0, 0)",
    below: expect.stringContaining("gradient"),
  });
  const { id } = await api.site("polden");
  const { canvas } = await openEditor(page, product, { site: id });
  const edited = canvas.frame.locator("main").getByAltText(plate).first();
  await expect.poll(() => ground(edited)).toEqual(published);
});
