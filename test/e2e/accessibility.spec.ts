import { visitorPaths } from "./demo-shop.ts";
import { expectAccessible } from "./harness/axe.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { SignInScreen } from "./screens/sign-in-screen.ts";

const shared = shareProduct();

test.describe("published pages", () => {
  test.use({ reducedMotion: "reduce" });

  for (const mode of ["DARK", "LIGHT", "EXTRALIGHT"]) {
    test(`axe finds nothing on any page of the shop in ${mode}`, async ({ page, noise }) => {
      noise.expect(/404/);
      const { product, api } = shared();
      const { id } = await api.site();
      await api.operate(id, [{ name: "theme.set", args: { theme: { colorMode: mode } } }]);
      await api.publish(id);
      for (const { path, name, status } of visitorPaths) {
        const answer = await page.goto(product.siteAddress() + path.slice(1));
        expect(answer?.status()).toBe(status);
        await expectAccessible(page, `${name} in ${mode}`);
      }
    });
  }

  test("axe finds nothing on a phone with its menu open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shared().product.siteAddress()}pricing/`);
    await page.locator("details.nav__menu > summary").click();
    await expectAccessible(page, "the open menu");
  });
});

test.describe("the owner's screens, light and dark", () => {
  test.use({ reducedMotion: "reduce" });

  test("axe finds nothing on sign-in and on the list of sites", async ({ page, noise }) => {
    noise.expect(/status of 401/);
    const { product } = shared();
    await page.goto(`${product.appOrigin}/sign-in`);
    const screen = new SignInScreen(page);
    await expect(screen.submit).toBeVisible();
    await expectAccessible(page, "sign-in", { inDark: true });
    await screen.signIn({ email: "owner@example.org", password: "not the password" });
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "sign-in with an error", { inDark: true });
    await signInQuietly(page.context(), product);
    await page.goto(product.appOrigin);
    await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeAttached();
    await expectAccessible(page, "sites", { inDark: true });
    await page.getByRole("button", { name: "New site" }).first().click();
    await expect(page.getByRole("dialog", { name: "New site" })).toBeVisible();
    await expectAccessible(page, "new site", { inDark: true });
  });

  test("axe finds nothing in the editor, its picker, its panels and its popovers", async ({
    page,
  }) => {
    test.slow();
    const { product, api } = shared();
    const { id } = await api.site();
    const editor = await openEditor(page, product, { site: id });
    await expectAccessible(page, "editor", { inDark: true });
    await editor.canvas.title("sets").click();
    // a heading is a text box while it is edited: screen readers have no other way to say so
    const except = ["aria-allowed-role"];
    await expectAccessible(page, "editor with a text being edited", { except, inDark: true });
    await page.keyboard.press("Escape");
    await expect(editor.toolbar.bar).toBeVisible();
    await page.keyboard.press("/");
    await expect(editor.picker.template(/./).first()).toBeVisible();
    await expectAccessible(page, "picker", { inDark: true });
    await page.keyboard.press("Escape");
    await editor.theme.open();
    await expectAccessible(page, "theme panel", { inDark: true });
    await editor.publishing.open();
    await expect(editor.publishing.submit).toBeVisible();
    await expectAccessible(page, "publish popover", { inDark: true });
  });
});
