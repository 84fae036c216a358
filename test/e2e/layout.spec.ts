import { visitorPaths } from "./demo-shop.ts";
import { openEditor } from "./harness/open-editor.ts";
import { expectToFit } from "./harness/overflow.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { SignInScreen } from "./screens/sign-in-screen.ts";

const shared = shareProduct();

test.slow();

for (const { name, path } of visitorPaths) {
  test(`the shop's ${name} page fits every window from 320 to 2560 px`, async ({ page, noise }) => {
    noise.expect(/404/);
    await page.goto(shared().product.siteAddress() + path.slice(1));
    await expectToFit(page, `site-${name}`);
  });
}

test("sign-in and the list of sites fit every window from 320 to 2560 px", async ({ page }) => {
  const { product } = shared();
  await page.goto(`${product.appOrigin}/sign-in`);
  await expect(new SignInScreen(page).submit).toBeVisible();
  await expectToFit(page, "app-sign-in");
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeAttached();
  await expectToFit(page, "app-sites");
});

test("the editor fits every window from 320 to 2560 px", async ({ page }) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const editor = await openEditor(page, product, { site: id });
  await expectToFit(page, "app-editor");
  await editor.resize({ width: 1440, height: 900 });
  await editor.theme.open();
  await expectToFit(page, "app-editor-theme");
});

test("the picker and the publish popover fit every window from 320 to 2560 px", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const editor = await openEditor(page, product, { site: id });
  await editor.publishing.open();
  await expectToFit(page, "app-editor-publish");
  await page.keyboard.press("Escape");
  await editor.resize({ width: 1440, height: 900 });
  await editor.canvas.section("sets").click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("/");
  await expect(editor.picker.template(/./).first()).toBeVisible();
  await expectToFit(page, "app-editor-picker");
});
