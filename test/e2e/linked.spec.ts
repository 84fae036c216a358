import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();
const features = sectionId("Feature5");

test("LINKED-01, LINKED-02, LINKED-03: an owner puts a section on two pages, changes it on one and publishes both; detached on one page, it stays as it was on the other", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["Feature5"] });
  const { pages } = await api.call<{ pages: readonly { meta: object }[] }>(
    "GET",
    `sites/${site.id}/document`,
  );
  const entry = { id: "about", path: "/about", name: "About" };
  const about = { id: "about", meta: pages[0]?.meta, sections: [] };
  await api.operate(site.id, [{ name: "page.add", args: { entry, page: about, after: null } }]);
  const editor = await openEditor(page, product, { site: site.id });

  await editor.canvas.section(features).click({ position: { x: 4, y: 4 } });
  await editor.toolbar.button("More").click();
  await page.getByRole("menuitem", { name: "Use on several pages" }).click();
  await expect(editor.toolbar.bar).toContainText("linked");
  await editor.canvas.rewrite(editor.canvas.title(features), "Open every day");
  await editor.saved();

  await page.goto(`${product.appOrigin}/sites/${site.id}/edit/about`);
  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("radio", { name: "Linked" }).click();
  const option = page.getByRole("button", { name: "Open every day", exact: true });
  await expect(option.locator("iframe.is-drawn")).toBeVisible();
  await expectAccessible(page, "linked sections in the picker", { inDark: true });
  await option.click();
  await expect.poll(() => editor.canvas.order()).toHaveLength(1);
  const [there = ""] = await editor.canvas.order();
  await expect(editor.canvas.title(there)).toHaveText("Open every day");
  await editor.canvas.rewrite(editor.canvas.title(there), "Open on Sundays");
  await editor.saved();
  await api.publish(site.id);
  const visitor = await page.context().newPage();
  for (const path of ["", "about"]) {
    await visitor.goto(`${product.siteAddress(site.slug)}${path}`);
    await expect(visitor.getByRole("heading", { name: "Open on Sundays" })).toBeVisible();
  }
  await visitor.close();

  await editor.toolbar.button("Linked section").press("Enter");
  await expect(page.getByText("Linked, on 2 pages")).toBeVisible();
  await expectAccessible(page, "the menu of a linked section");
  await page.getByRole("menuitem", { name: "Home" }).click();
  await expect(editor.canvas.title(features)).toHaveText("Open on Sundays");

  await editor.toolbar.button("Linked section").click();
  await page.getByRole("menuitem", { name: "Detach from the other pages" }).click();
  await expect(editor.toolbar.bar).not.toContainText("linked");
  await editor.canvas.rewrite(editor.canvas.title(features), "Only here");
  await editor.saved();
  await page.goto(`${product.appOrigin}/sites/${site.id}/edit/about`);
  await expect(editor.canvas.title(there)).toHaveText("Open on Sundays");
});
