import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import type { NewSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import type { OwnerApi } from "./harness/owner-api.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { MediaScreen } from "./screens/media-screen.ts";

const shared = shareProduct();
const folder = path.join(import.meta.dirname, "../../src/starters/shop/pictures");
const bulb = path.join(folder, "shop-gallery-bulb.jpg");
const box = path.join(folder, "shop-gallery-box.jpg");
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const menu = "%PDF-1.7\nmenu\n%%EOF\n";

test("LIB-01, LIB-100, LIB-217, LIB-291: an owner fills the library, describes a picture, replaces it where it stands, deletes it and undoes that", async ({
  page,
  noise,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Portfolio12"] });
  const editor = await openEditor(page, product, { site: site.id });
  const media = new MediaScreen(page);
  await media.openFromEditor();
  await expect(page.getByText("No pictures yet")).toBeVisible();
  await media.upload([bulb, box]);
  await expect(media.picture("shop-gallery-box.jpg")).toBeVisible();
  await expect(media.picture("shop-gallery-bulb.jpg")).toContainText("Not used");
  await media.drop({ name: "logo.svg", type: "image/svg+xml", content: logo });
  await expect(media.picture("logo.svg")).toBeVisible();

  // what isn't a picture says so; what is there already isn't sent again
  noise.expect(/415/);
  await media.drop({
    name: "notes-of-the-evening-that-somebody-took-on-a-phone-2026-11-27.heic",
    type: "image/heic",
    content: "no picture",
  });
  await expect(media.pictures.getByRole("alert")).toContainText("This file can’t be used");
  await expect(media.pictures.getByRole("button", { name: "Retry" })).toHaveCount(0);
  // beside pictures it is as high as they are, in tiles and in rows, with its reason in full
  for (const [layout, width] of [
    ["Grid", 1440],
    ["Grid", 390],
    ["List", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("radio", { name: layout }).click();
    const refused = page.locator(".media-open[data-failed]");
    const height = async (tile: Locator) => Math.round((await tile.boundingBox())?.height ?? 0);
    await expect
      .poll(async () => (await height(refused)) - (await height(media.picture("logo.svg"))))
      .toBe(0);
    const room = refused.locator(".media-image");
    await expect.poll(() => room.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  }
  // LIB-291: a reason that is longer, as in other languages, is read in full, and the pictures come behind it
  const refusals = page.getByRole("list", { name: "1 couldn’t be added" });
  await refusals.getByRole("alert").evaluate((alert) => {
    alert.textContent = `${alert.textContent} `.repeat(4);
  });
  const [row, reason, drawing] = await Promise.all(
    [refusals, refusals.getByRole("alert"), media.picture("logo.svg")].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(reason?.height).toBeGreaterThan(60);
  expect(row?.height).toBeGreaterThan(reason?.height ?? 0);
  expect(drawing?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  await page.getByRole("radio", { name: "Grid" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await media.pictures.getByRole("button", { name: "Remove" }).click();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await media.upload([bulb]);
  await expect.poll(() => sent.some((one) => one.endsWith("/library/sent"))).toBe(true);
  await expect(media.pictures.getByRole("listitem")).toHaveCount(3);
  // on a phone the pictures begin in the upper half of what is left by the bars
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async () => (await media.pictures.getByRole("listitem").first().boundingBox())?.y;
  await expect.poll(top).toBeLessThan(300);
  if (wide) await page.setViewportSize(wide);
  expect(sent.filter((one) => one.startsWith("POST") && one.endsWith("/assets"))).toEqual([]);

  // chosen on the page from what is there
  await page.getByRole("link", { name: "Edit" }).click();
  const picture = editor.canvas.pictures(sectionId("Portfolio12")).first();
  await picture.click();
  await page
    .getByRole("toolbar", { name: "Picture" })
    .getByRole("button", { name: "Media" })
    .click();
  const chooser = page.getByRole("dialog");
  await chooser.getByRole("searchbox").fill("bulb");
  await chooser.getByRole("button", { name: "shop-gallery-bulb.jpg" }).click();
  await expect(picture.locator("img")).toHaveAttribute("src", /\/assets\//);
  await editor.saved();

  await media.openFromEditor();
  await expect(media.picture("shop-gallery-bulb.jpg")).toContainText("No alt text");
  await media.picture("shop-gallery-bulb.jpg").press("Enter");
  const words = media.details.getByRole("textbox", { name: /^Alt text of/ }).first();
  await words.fill("A bulb beside its module");
  await words.press("Enter");
  await expect(media.picture("shop-gallery-bulb.jpg")).not.toContainText("No alt text");
  await expectAccessible(page, "the library");

  await media.details.getByRole("button", { name: "Replace everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "shop-gallery-box.jpg" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("An open box");
  await expectAccessible(page, "replacing a picture");
  await page.getByRole("button", { name: "Replace in 1 place" }).click();
  await expect(media.details).toContainText("Used in 0 places");

  await media.picture("shop-gallery-box.jpg").click();
  await media.details.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("1 place will be empty:");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(media.pictures.getByRole("listitem")).toHaveCount(2);
  await page
    .getByRole("region", { name: "Messages" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(media.picture("shop-gallery-box.jpg")).toBeVisible();

  await page.getByRole("link", { name: "Alt texts" }).click();
  const all = page.getByRole("region", { name: "Alt texts" });
  await expect(all.getByRole("textbox").first()).toHaveValue("An open box");
  await expectAccessible(page, "alt texts");

  // a link of the details leads to the place
  await page.goBack();
  await media.picture("shop-gallery-box.jpg").click();
  await media.details.getByRole("listitem").getByRole("button", { name: /Home/ }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByText("Gallery", { exact: true }).first()).toBeVisible();
  await expect(picture.locator("img")).toHaveAttribute("src", /\/assets\//);
});

/** Adds the file that the site has once more, under another name, and says so in the header. */
async function addEveningMenu(api: OwnerApi, { id, page, header }: NewSite, was: string) {
  const { site } = await api.call<{ site: { files: readonly { name: string }[] } }>(
    "GET",
    `sites/${id}/document`,
  );
  const sent = site.files.find(({ name }) => name === "menu.pdf");
  const file = { ...sent, id: "evening", name: "evening.pdf", tags: ["menu"] };
  const target = { page, section: header };
  const words = { target, path: ["title"], language: "en", text: "Our menu", was };
  await api.operate(id, [
    { name: "file.add", args: { file, after: null } },
    { name: "text.set", args: words },
  ]);
}

test("FILE-11, FILE-07, FILE-06, LINK-14, LINK-16: an owner drops files, links to one where a visitor finds it, who downloads it", async ({
  page,
  noise,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Links1"] });
  const editor = await openEditor(page, product, { site: site.id });
  const media = new MediaScreen(page);
  await media.openFromEditor();
  await page.getByRole("radio", { name: "Files" }).click();
  noise.expect(/415/);
  await media.drop(
    { name: "prices.csv", type: "text/csv", content: "name;price" },
    { name: "tool.exe", type: "", content: "MZ program" },
    { name: "menu.pdf", type: "application/pdf", content: menu },
  );
  const names = media.files.getByRole("button", { name: /\.(pdf|csv)/ });
  await expect(names).toHaveCount(2);
  await expect(media.files.getByRole("alert")).toContainText("can’t be offered");
  await expect(media.files.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page, "the files of the library");
  await media.files.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Sort by: Newest" }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Newest" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([/menu\.pdf/, /prices\.csv/]);

  await page.getByRole("link", { name: "Edit" }).click();
  await editor.canvas.texts(sectionId("Links1")).nth(1).click();
  await expect(page.getByRole("button", { name: "Upload a file" })).toBeVisible();
  const link = page.getByRole("combobox", { name: "Link" });
  await link.fill("menu");
  const option = page.getByRole("option", { name: "menu.pdf" });
  await option.hover();
  const before = await option.boundingBox();
  // what somebody else adds meanwhile doesn't move what is under the pointer
  const title = editor.canvas.title(site.header);
  await addEveningMenu(api, site, await title.innerText());
  await expect(title).toHaveText("Our menu");
  expect(await option.boundingBox()).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText("Downloads menu.pdf")).toBeVisible();
  // the counter of the words goes as the field gets the caret, and nothing moves
  await editor.canvas.texts(sectionId("Links1")).nth(1).click();
  const counter = page.locator(".count-place");
  await expect(counter).toBeVisible();
  const popover = page.locator(".canvas-pop");
  // it has come to rest
  await link.click({ trial: true });
  const stood = (await popover.boundingBox())?.y ?? 0;
  await link.click();
  await expect(counter).toBeHidden();
  // edges of words that are typed are rounded
  expect(Math.abs(((await popover.boundingBox())?.y ?? 0) - stood)).toBeLessThan(3);
  await page.getByRole("button", { name: "Remove link" }).click();

  await link.fill("menu");
  await expect(page.getByRole("option")).toHaveText([
    /Our menu/,
    /evening\.pdf/,
    /menu\.pdf/,
    "Create page “menu”",
  ]);
  await expectAccessible(page, "suggestions for a link", { within: ".canvas-pop" });
  for (let count = 0; count < 3; count += 1) await link.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await link.press("Enter");
  await expect(page.getByText("Downloads menu.pdf")).toBeVisible();
  await page.keyboard.press("Escape");
  await editor.saved();
  await editor.publishing.publish();
  await page.goto(product.siteAddress(site.slug));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "See the prices" }).click();
  expect((await download).suggestedFilename()).toBe("menu.pdf");
  expect(await readFile(await (await download).path(), "utf8")).toBe(menu);
});
