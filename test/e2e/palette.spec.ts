import { expectAccessible } from "./harness/axe.ts";
import { expectFocusWithin } from "./harness/focus-within.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test("PALETTE-04, PALETTE-05, PALETTE-82, PALETTE-145, UNDO-20: an owner undoes after a reload and goes everywhere by name, on a phone too", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8", "Links1"] });
  const editor = await openEditor(page, product, { site: site.id });
  const field = page.getByRole("combobox", { name: "Search pages, settings and actions" });
  const option = (name: string | RegExp) => page.getByRole("option", { name });

  const chosen = page
    .getByRole("dialog", { name: "Commands" })
    .getByRole("option", { selected: true });

  const title = editor.canvas.title(site.header);
  const before = await title.innerText();
  await editor.canvas.rewrite(title, "Taken back after a reload");
  await editor.saved();
  await page.reload();
  await editor.ready();
  await expect(title).toHaveText("Taken back after a reload");
  await editor.undo.click();
  await expect(title).toHaveText(before);
  await expect(editor.undo).toBeDisabled();
  await editor.saved();

  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
  await expect(option("Home")).toBeVisible();
  await field.fill("redir");
  await expect(option("Redirects")).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page, "the palette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/settings\/redirects/);
  await expect(page.getByRole("heading", { name: "Redirects", level: 1 })).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("how do I publish at a set time");
  await page.keyboard.press("Enter");
  const answer = page.getByRole("dialog", { name: "How do I publish at a set time?" });
  await expect(answer).toContainText("Plan it under Schedule");
  await expectAccessible(page, "an answer of the palette", { inDark: true });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/settings\/schedule/);

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("colours");
  await expect(chosen).toHaveText(/^Theme/);
  await page.keyboard.press("Enter");
  await expect(editor.theme.choice("Mode", "Dark")).toBeVisible();
  // whoever asked for it by keys goes on by keys, and back
  await expectFocusWithin(page.getByRole("complementary", { name: "Theme" }));
  await page.keyboard.press("Escape");
  await expect(editor.theme.choice("Mode", "Dark")).toHaveCount(0);

  await page.getByRole("button", { name: "Commands", exact: true }).click();
  await field.fill("pric");
  await option(/Prices: What it costs/).click();
  await expect(page.getByRole("dialog", { name: "Commands" })).toHaveCount(0);
  await expect(editor.canvas.section(sectionId("Pricing8"))).toBeInViewport();

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("add a section: pricing");
  await expect(chosen).toHaveText("Add a section: Pricing");
  await page.keyboard.press("Enter");
  const category = page.getByRole("radio", { name: /^Pricing/ });
  await expect(category).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(category).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("dark");
  const body = page.locator("body");
  const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await option(/^Dark/).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(body).not.toHaveCSS("background-color", light);
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("publish");
  await page.getByRole("option", { name: "Publish", exact: true }).click();
  // what has the focus hears Escape
  await expect(page.getByRole("dialog", { name: "Publish" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("share");
  await expect(chosen).toHaveText("Share");
  await page.keyboard.press("Enter");
  const share = page.getByRole("dialog", { name: "Share", exact: true });
  await expectFocusWithin(share);
  await page.keyboard.press("Escape");
  await expect(share).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const dock = page.getByRole("navigation", { name: "Panels" });
  await dock.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Commands" }).click();
  await field.fill("all sites");
  await option(/^All sites/).click();
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Commands", exact: true }).click();
  await field.fill("new site");
  await expect(chosen).toHaveText("New site");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#new$/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("PALETTE-07: what is typed while the palette is on its way is in its field, and nothing of it on the page", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  const { promise: isAskedFor, resolve: ask } = Promise.withResolvers<void>();
  await page.route(/\/site-palette-[^/]+\.js/, async (route) => {
    ask();
    await isLetIn;
    await route.continue();
  });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  const before = await title.innerText();
  await title.click();
  await editor.canvas.editable(title);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("textbox", { name: "Commands" })).toBeFocused();
  await page.keyboard.type("redirects");
  await page.keyboard.press("Enter");
  await isAskedFor;
  await expect(title).toHaveText(before);
  letIn();
  await expect(page).toHaveURL(/settings\/redirects/);
  await expect(page.getByRole("heading", { name: "Redirects", level: 1 })).toBeVisible();
});
