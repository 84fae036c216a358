import { expectAccessible } from "./harness/axe.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { createSite } from "./harness/new-site.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

test("PREV-03, PREV-10, PREV-360, PREV-413, GUEST-05, GUEST-71, GUEST-186, PEOPLE-183: a draft is shown to somebody without an account, and edited by another, until their links are revoked", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // the first look at the address, before the secret is exchanged, and the one after it is revoked
  noise.expect(/status of 401/);
  noise.expect(/status of 422/);
  // her connection, as she types while her link is revoked
  noise.expect(/ERR_FAILED/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  await signInQuietly(page.context(), product);
  const editor = new EditorScreen(page);
  await editor.open(product.appOrigin, site.id);
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Bread worth the queue");
  await editor.saved();
  await editor.top.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("textbox", { name: "Who it’s for" }).fill("The printer");
  await page.keyboard.press("Enter");
  const address = (await dialog.locator("code").textContent()) ?? "";
  await expect(dialog.getByRole("listitem")).toContainText("The printer");
  await expectAccessible(page, "share a draft");

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const visitor = await (await anotherBrowser(phone)).newPage();
  await visitor.goto(address);
  const shown = visitor.frameLocator("iframe");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Bread worth the queue");
  await expect(visitor).not.toHaveURL(/#/);
  const bar = visitor.getByRole("banner").first();
  await expect(bar).toContainText(/Draft.*link expires in 7 days.*Forms don’t send anything/);
  // one row of words, whole
  const words = bar.locator(":is(b, p):visible");
  const rows = () =>
    words.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
  const isWhole = () => words.last().evaluate((one) => one.scrollWidth <= one.clientWidth);
  await expect.poll(isWhole).toBe(true);
  // PREV-413: in the product's face, which comes from here alone
  const { origin } = new URL(visitor.url());
  const loadedFonts = () =>
    performance.getEntriesByType("resource").flatMap(({ name }) => name.match(/.*woff2$/) ?? []);
  await expect
    .poll(() => visitor.evaluate(loadedFonts))
    .toEqual([
      expect.stringMatching(new RegExp(`^${origin}/~preview/inter-latin\\.[\\da-f]+\\.woff2$`)),
    ]);
  for (const name of ["fonts.json", "..%2ffonts.json", "%2e%2e%2findex.html", "inter-latin", ""])
    expect((await fetchSite(`${origin}/~preview/${name}`)).status, name).toBe(404);
  await expect(shown.locator(".footer__report")).toBeHidden();
  await expectAccessible(visitor, "preview", { hasFrames: true });
  await shown.getByRole("textbox").first().fill("ada@example.org");
  await shown.getByRole("textbox").first().press("Enter");
  await expect(shown.getByText("This is a preview, so nothing was sent.")).toBeVisible();
  await visitor.reload();
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Bread worth the queue");

  await dialog.getByRole("combobox", { name: "What they can do" }).selectOption("writer");
  await dialog.getByRole("textbox", { name: "Who it’s for" }).fill("Mia");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.locator("code")).toContainText("/share#token=");
  const mia = await (await anotherBrowser()).newPage();
  await mia.goto((await dialog.locator("code").textContent()) ?? "");
  const guest = new EditorScreen(mia);
  await guest.canvas.rewrite(guest.canvas.title(site.header), "Mia was here");
  await guest.saved();
  await expect(mia).not.toHaveURL(/#/);
  await expect(guest.publishing.opener).toHaveCount(0);
  await visitor.reload();
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Mia was here");

  // what she types as her link is taken back hasn't reached the server
  await mia.route("**/operations", (route) => route.abort());
  await guest.canvas.rewrite(guest.canvas.title(site.header), "Mia was faster");
  for (const name of ["Mia", "The printer"]) {
    await dialog.getByRole("button", { name: `Revoke “${name}”` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke the link" }).click();
  }
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await expect(mia.getByRole("alert")).toHaveText(
    /You no longer have access.*expired or was revoked/,
  );
  await expect(mia.getByRole("listitem")).toHaveText("Mia was faster");
  await expect(mia.getByText("kept on this device")).toBeVisible();
  await expectAccessible(mia, "access lost");
  const edges = await mia
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("h1, section p, li > .grow, a")].map((one) =>
        Math.round(one.getBoundingClientRect().left),
      ),
    );
  expect(edges).toHaveLength(4);
  expect(new Set(edges).size).toBe(1);
  expect((await mia.getByRole("list").boundingBox())?.width).toBeLessThanOrEqual(440);
  await mia.reload();
  await expect(mia.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await expect(visitor).toHaveTitle("This link doesn’t work");

  await dialog.getByRole("textbox", { name: "Who it’s for" }).fill("Mia again");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByRole("listitem")).toContainText("Mia again");
  await mia.unroute("**/operations");
  await mia.goto((await dialog.locator("code").textContent()) ?? "");
  await expect(guest.canvas.title(site.header)).toHaveText("Mia was faster");
  await guest.saved();
});

test("PREV-480, PREV-481, PREV-482, PREV-484, PREV-530: a draft behind a password is asked for once, after a reload, a wrong one and no answer too, and opens without one when that is removed", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // before the secret is exchanged, where the password is asked for, and after a wrong one
  noise.expect(/status of 401/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  await signInQuietly(page.context(), product);
  const editor = new EditorScreen(page);
  await editor.open(product.appOrigin, site.id);
  await page.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByRole("textbox", { name: "Who it’s for" }).fill("The printer");
  await share.getByRole("switch", { name: "Require a password" }).click();
  const password = share.getByRole("textbox", { name: "Password" });
  await password.fill("mehl");
  await share.getByRole("button", { name: "Create link" }).click();
  await expect(share.getByRole("alert")).toHaveText("Enter at least 6 characters");
  await password.fill("mehl & wasser");
  await expectAccessible(page, "a link with a password");
  await share.getByRole("button", { name: "Create link" }).click();
  await expect(share.getByRole("listitem")).toContainText(/The printer.*password required/);
  const address = (await share.locator("code").textContent()) ?? "";

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const visitor = await (await anotherBrowser(phone)).newPage();
  await visitor.goto(address);
  const asked = visitor.getByRole("heading", { name: "This preview is protected" });
  await expect(asked).toBeVisible();
  await expect(visitor).toHaveTitle("This preview is protected");
  await expect(visitor).not.toHaveURL(/#/);
  const field = visitor.getByLabel("Password");
  await expect(field).toBeFocused();
  await expectAccessible(visitor, "a preview that asks for a password");
  await visitor.reload();
  await expect(asked).toBeVisible();
  await field.fill("mehl und wasser");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("alert")).toHaveText("That password isn’t right. Try again.");
  await expect(field).toHaveAccessibleDescription("That password isn’t right. Try again.");
  await expectAccessible(visitor, "a wrong password of a preview");
  // what isn't answered says nothing of the link
  noise.expect(/ERR_FAILED/);
  await visitor.route("**/~preview", (route) => route.abort());
  await visitor.keyboard.type("mehl & wasser");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByRole("alert")).toHaveText(/^The preview doesn’t answer/);
  await visitor.reload();
  const retry = visitor.getByRole("button", { name: "Try again" });
  await expect(retry).toBeFocused();
  await retry.click();
  await expect(retry).toBeFocused();
  await expectAccessible(visitor, "a preview that doesn’t answer");
  await visitor.unroute("**/~preview");
  await retry.click();
  await expect(field).toBeFocused();
  await visitor.keyboard.type("mehl & wasser");
  await visitor.getByRole("button", { name: "Continue" }).click();
  const title = visitor.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  expect(await visitor.evaluate(() => history.state)).toBeNull();
  await visitor.reload();
  await expect(title).toBeVisible();

  await share.getByRole("button", { name: "Password for “The printer”" }).click();
  const dialog = page.getByRole("dialog", { name: "Password for “The printer”" });
  await expectAccessible(page, "the password of a link");
  await dialog.getByRole("button", { name: "Remove password" }).click();
  await expect(share.getByRole("listitem")).not.toContainText("password required");
  const other = await (await anotherBrowser()).newPage();
  await other.goto(address);
  await expect(other.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
});
