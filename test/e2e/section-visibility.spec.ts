import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test("HIDE-05: an owner hides one section from phones and one from all; both stay on the canvas, and come back", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["Feature5", "Contact14", "Links1"] });
  const editor = await openEditor(page, product, { site: site.id });
  const contact = editor.canvas.section(sectionId("Contact14"));
  const links = editor.canvas.section(sectionId("Links1"));
  const mark = (words: string) => page.locator(".hidden-mark").filter({ hasText: words });

  await contact.click({ position: { x: 4, y: 4 } });
  await editor.toolbar.button("Visibility").click();
  await page.getByRole("menuitemradio", { name: "Hidden on phones" }).click();
  await expect(mark("Hidden on phones")).toBeVisible();

  await page.getByRole("button", { name: "Sections", exact: true }).click();
  const row = page.locator(`[data-row="${sectionId("Links1")}"]`);
  await row.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Hide", exact: true }).click();
  await expect(row).toContainText("Hidden");
  await expect(links).toHaveAttribute("data-ghost", "everywhere");
  await expectAccessible(page, "the panel of sections with a hidden one");
  await editor.saved();

  await api.publish(site.id);
  const visitor = await page.context().newPage();
  await visitor.goto(product.siteAddress(site.slug));
  await expect(visitor.locator("#comp-contact14")).toBeVisible();
  await expect(visitor.locator("#comp-links1")).toHaveCount(0);
  await visitor.setViewportSize({ width: 390, height: 800 });
  await expect(visitor.locator("#comp-contact14")).toBeHidden();
  await visitor.close();

  await editor.undo.click();
  await expect(links).not.toHaveAttribute("data-ghost", /./);
  await editor.undo.click();
  await expect(contact).not.toHaveAttribute("data-ghost", /./);
  await expect(page.locator(".hidden-mark")).toHaveCount(0);
});
