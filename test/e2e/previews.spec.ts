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
