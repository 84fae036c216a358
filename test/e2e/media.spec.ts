import path from "node:path";
import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { MediaScreen } from "./screens/media-screen.ts";

const shared = shareProduct();
const folder = path.join(import.meta.dirname, "../../src/starters/shop/pictures");
const bulb = path.join(folder, "shop-gallery-bulb.jpg");
const box = path.join(folder, "shop-gallery-box.jpg");
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

test("LIB-01: an owner fills the library, describes a picture, replaces it where it stands, deletes it and undoes that", async ({
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
  await media.drop("logo.svg", "image/svg+xml", logo);
  await expect(media.picture("logo.svg")).toBeVisible();

  // what isn't a picture says so; what is there already isn't sent again
  noise.expect(/415/);
  await media.drop("notes.heic", "image/heic", "no picture");
  await expect(media.pictures.getByRole("alert")).toContainText("This file can’t be used");
  await media.pictures.getByRole("button", { name: "Remove" }).click();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await media.upload([bulb]);
  await expect.poll(() => sent.some((one) => one.endsWith("/library/sent"))).toBe(true);
  await expect(media.pictures.getByRole("listitem")).toHaveCount(3);
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
