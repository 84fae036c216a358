import type { Locator, Page } from "@playwright/test";
import { expectFocusWithin } from "./harness/focus-within.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = ownProduct();

interface Site {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

interface Document {
  readonly site: object;
  readonly pages: readonly { readonly meta: object }[];
}

function card(page: Page, name: string): Locator {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true, level: 2 }) });
}

async function choose(page: Page, site: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${site}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("NEW-04, NEW-06, NEW-08, NEW-09, NEW-10, NEW-16, NEW-18, NEW-145, NEW-359, PHONE-100: a site from the café, renamed and recoloured before it is there, copied, thrown away, brought back and deleted", async ({
  page,
}) => {
  const { product, api } = shared();
  const list = () => api.call<readonly Site[]>("GET", "sites");
  for (const { id } of await list()) await api.call("DELETE", `sites/${id}`);
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  await expect(page.getByRole("heading", { name: "No sites yet" })).toBeVisible();

  // by keyboard into the preview
  await page.getByRole("main").getByRole("button", { name: "New site" }).last().press("Enter");
  await page.getByRole("button", { name: /^Café/ }).press("Enter");
  const preview = page.getByRole("dialog", { name: "Preview of the new site" });
  const shown = (device: string) =>
    preview.frameLocator(`iframe.is-drawn[title="Page on a ${device}"]`);
  await expect(shown("tablet").getByRole("heading", { level: 1 })).toContainText("Coffee and clay");
  await expect(preview.getByLabel("Site name")).toBeFocused();
  await page.keyboard.type("Ofenfrisch");
  await expect(preview.getByLabel("Address")).toHaveValue("ofenfrisch");
  await expect(preview.getByText("This address is available.")).toBeVisible();
  // each name and each colour is drawn in frames of its own, which take the place of those before
  for (const device of ["desktop", "tablet", "phone"])
    await expect(shown(device).getByRole("banner")).toContainText("Ofenfrisch");
  const button = shown("desktop").getByRole("link", { name: "Book a table" }).first();
  const before = await button.evaluate((link) => getComputedStyle(link).backgroundColor);
  await preview.getByRole("radio", { name: "Forest" }).click();
  await expect(button).not.toHaveCSS("background-color", before);
  // in the colours of a logo, red on white with a smaller blue part
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fff" d="M0 0h40v40H0z"/><path fill="#b3261e" d="M4 4h20v32H4z"/><path fill="#1b5e9c" d="M28 4h8v16h-8z"/></svg>';
  const chosen = preview.locator("input[type=file]");
  await chosen.setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(logo),
  });
  await expect(
    preview.getByRole("radiogroup", { name: "Colours of the logo" }).getByRole("radio"),
  ).toHaveCount(2);
  await expect(preview.getByLabel("Colour code")).toHaveValue("#B3261E");
  await expect(button).toHaveCSS("background-color", "rgb(179, 38, 30)");
  await preview.getByRole("radio", { name: "#1B5E9C" }).click();
  await expect(preview.getByLabel("Colour code")).toHaveValue("#1B5E9C");
  await chosen.setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("a letter"),
  });
  await expect(preview.getByRole("alert")).toContainText("can’t be read");
  await expect(preview.getByLabel("Colour code")).toHaveValue("#1B5E9C");
  await preview.getByRole("radio", { name: "Menu" }).click();
  await expect(shown("phone").getByRole("heading", { name: "A short menu" })).toBeAttached();
  await preview.getByRole("button", { name: "Create site" }).click();

  const editor = new EditorScreen(page);
  // its pictures are made into all sizes first
  await expect(page).toHaveURL(/\/edit\//);
  await editor.ready();
  await expect(editor.canvas.title("hero")).toContainText("Coffee and clay");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps).toContainText("2 of 5");
  // in a small window the page ends above the next step, which no sheet is narrower than; folded, it takes no row
  const wide = page.viewportSize();
  const frame = page.locator('iframe[title="Page"]');
  const heightOfPage = async (): Promise<number> => (await frame.boundingBox())?.height ?? 0;
  await steps.getByRole("button", { name: "Collapse the checklist" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(steps).toBeHidden();
  const whole = await heightOfPage();
  if (wide) await editor.resize(wide);
  await steps.getByRole("button", { name: "Expand the checklist" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(steps).toBeVisible();
  await expect.poll(heightOfPage).toBeLessThan(whole);
  const isBelow = async (): Promise<boolean> => {
    const [shown, step] = await Promise.all([frame.boundingBox(), steps.boundingBox()]);
    return shown !== null && step !== null && step.y >= shown.y + shown.height;
  };
  await expect.poll(isBelow).toBe(true);
  await editor.resize({ width: 768, height: 1024 });
  await editor.publishing.opener.click();
  await expect(editor.publishing.submit).toBeVisible();
  await expect(steps).toBeHidden();
  // the sheet stands on the dock, and so does the page behind it: both end where that begins
  const dock = page.getByRole("navigation", { name: "Panels" });
  const foots = async () => {
    const boxes = [editor.publishing.box, frame, dock].map((one) => one.boundingBox());
    const [sheet, shown, below] = await Promise.all(boxes);
    return below && [sheet, shown].map((one) => one && one.y + one.height - below.y);
  };
  await expect.poll(foots).toEqual([0, 0]);
  await page.keyboard.press("Escape");
  await expect(steps).toBeVisible();
  if (wide) await editor.resize(wide);
  // from the rail it comes before the page
  await page.locator(".rail :is(a, button)").last().focus();
  await page.keyboard.press("Tab");
  await expectFocusWithin(steps);
  await steps.getByRole("button", { name: "Write your title" }).click();
  await editor.canvas.editable(editor.canvas.title("hero"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Bread worth the queue");
  await expect(steps).toContainText("3 of 5");
  await steps.getByRole("button", { name: "Use a picture of your own" }).click();
  const media = page.getByRole("dialog", { name: "Media" });
  await expect(media.getByRole("button", { name: "Upload" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(media).toHaveCount(0);
  await steps.getByRole("button", { name: "Publish" }).click();
  await expect(editor.publishing.submit).toBeEnabled();
  await expect(editor.publishing.box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editor.publishing.box).toHaveCount(0);
  await steps.getByRole("button", { name: "Close the checklist" }).press("Enter");
  await expect(steps).toHaveCount(0);
  const [made] = await list();
  if (!made) throw new Error("The site isn’t there");
  const { id, address } = made;
  const document = await api.call<Document>("GET", `sites/${id}/document`);
  expect(document.site).toMatchObject({
    name: "Ofenfrisch",
    theme: { brand: "#1b5e9c", second: "#b3261e", look: "ROUNDED" },
    languages: [{ code: "en" }],
  });

  // a page without sections offers three, drawn as they would look here
  const [home] = document.pages;
  const entry = { id: "about", path: "/about", name: "About" };
  const about = { id: "about", meta: home?.meta, sections: [] };
  await api.operate(id, [{ name: "page.add", args: { entry, page: about, after: null } }]);
  await page.goto(`${product.appOrigin}/sites/${id}/edit/about`);
  const offers = page.locator(".start-one");
  await expect(offers).toHaveText([
    "Header with a picture",
    "Blocks with pictures and prices",
    "Prices",
  ]);
  await expect(offers.locator("iframe.is-drawn")).toHaveCount(3);
  // side by side, with all around them in sight
  const tops = await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const part of ["b", ".button"])
    await expect(page.locator(`.empty-page > ${part}`)).toBeInViewport({ ratio: 1 });
  await offers.last().press("Enter");
  await expect(editor.canvas.frame.locator("main > .pricing-8")).toHaveCount(1);
  await editor.saved();

  await api.publish(id);
  await page.goto(product.appOrigin);
  await expect(card(page, "Ofenfrisch")).toContainText("Live");
  await choose(page, "Ofenfrisch", "Duplicate");
  await expect(card(page, "Ofenfrisch (copy)")).toContainText("Draft");
  await choose(page, "Ofenfrisch", "Move to trash");
  await expect(card(page, "Ofenfrisch")).toHaveCount(0);
  // the card goes at once, the site once the server knows
  const status = async (): Promise<number> => (await fetchSite(address)).status;
  await expect.poll(status).toBe(404);
  await page.getByRole("button", { name: "Open trash" }).click();
  await page.getByRole("button", { name: "Restore Ofenfrisch", exact: true }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(card(page, "Ofenfrisch")).toContainText("Live");
  await expect.poll(status).toBe(200);

  // the copy goes for good
  await choose(page, "Ofenfrisch (copy)", "Move to trash");
  await expect(page.locator(".trash-note")).toContainText("The first is deleted in 30 days.");
  await page.getByRole("button", { name: "Open trash" }).press("Enter");
  await page.getByRole("button", { name: "Delete Ofenfrisch (copy) for good" }).click();
  await page.getByLabel("Type “Ofenfrisch (copy)” to confirm").fill("Ofenfrisch (copy)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("“Ofenfrisch (copy)” deleted")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete Ofenfrisch \(copy\)/ })).toHaveCount(0);
  expect(await list()).toHaveLength(1);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test("NEW-408: on a tablet the folded checklist lies over no button of the rail", async ({
    page,
  }) => {
    const { product, api } = shared();
    const made = { name: "Touched", starter: "blank" };
    const { id } = await api.call<Site>("POST", "sites", made);
    await openEditor(page, product, { site: id });
    const steps = page.getByRole("region", { name: "First steps" });
    const unfold = steps.getByRole("button", { name: "Expand the checklist" });
    await expect(unfold).toBeVisible();
    // as large as a finger needs it
    expect((await unfold.boundingBox())?.height).toBe(44);
    const last = page.locator(".rail :is(a, button)").last();
    const [above, below] = await Promise.all([last.boundingBox(), steps.boundingBox()]);
    if (!above || !below) throw new Error("Both are on the screen");
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(below.y + below.height).toBeLessThanOrEqual(800);
  });
});
