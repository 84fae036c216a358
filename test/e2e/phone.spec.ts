import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone: a text is changed, a section added, and both are published", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const { address } = await api.site(site.slug);
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await title.tap();
  await expect(title).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Typed with a thumb");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Typed with a thumb");

  await page
    .getByRole("button", { name: /^Add section/ })
    .first()
    .tap();
  await editor.picker.template(/Prices/).tap();
  await expect.poll(async () => (await editor.canvas.order()).length).toBe(2);
  await editor.saved();
  await editor.publishing.opener.tap();
  await editor.publishing.submit.tap();
  await expect(editor.publishing.box.getByText("Your site is live")).toBeVisible();

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Typed with a thumb");
  await expect(visitor.locator(".pricing-8")).toBeVisible();
});

test("ITEM-02: on a phone a tap on an item brings its tools; the controls that are touched are 40 px or more", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  await editor.canvas.section(prices).tap({ position: { x: 8, y: 8 } });
  await expect(editor.toolbar.bar).toBeVisible();
  await editor.canvas
    .section(prices)
    .locator("[data-edit=item]")
    .first()
    .tap({ position: { x: 6, y: 6 } });
  await expect(page.getByRole("toolbar", { name: /^Card 1 of/ })).toBeVisible();
  const small = await page.locator("button:visible, a:visible").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const after = getComputedStyle(control, "::after");
      // a margin that cannot be seen may belong to the target
      const margin = (side: string): number =>
        after.content === "none" ? 0 : Number.parseFloat(side) || 0;
      const isLarge =
        Math.max(height, margin(after.height)) >= 40 && Math.max(width, margin(after.width)) >= 40;
      return isLarge || width === 0
        ? []
        : [`${control.outerHTML.slice(0, 90)}: ${width} × ${height}`];
    }),
  );
  expect(small).toEqual([]);
});
