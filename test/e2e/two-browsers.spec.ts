import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { ownerAccount } from "./harness/product.ts";
import type { NewSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

/** Two people in two browsers, both on the home page of a new site. */
async function twoEditors(
  page: Page,
  another: BrowserContext,
): Promise<{ site: NewSite; anna: EditorScreen; boris: EditorScreen }> {
  const { product, api } = shared();
  const site = await createSite(api);
  const anna = await openEditor(page, product, { site: site.id });
  const boris = await openEditor(await another.newPage(), product, { site: site.id });
  return { site, anna, boris };
}

test("I4: edits to different texts both stay, and each sees the other's", async ({
  page,
  anotherBrowser,
}) => {
  const { site, anna, boris } = await twoEditors(page, await anotherBrowser());
  const texts = (editor: EditorScreen) => editor.canvas.texts(site.header);
  await anna.canvas.rewrite(texts(anna).nth(0), "Anna was here");
  await boris.canvas.rewrite(texts(boris).nth(1), "Boris was here");
  for (const editor of [anna, boris]) {
    await expect(texts(editor).nth(0)).toHaveText("Anna was here");
    await expect(texts(editor).nth(1)).toHaveText("Boris was here");
    await editor.saved();
  }
  await boris.page.reload();
  await expect(texts(boris).nth(0)).toHaveText("Anna was here");
  await expect(texts(boris).nth(1)).toHaveText("Boris was here");
});

test("I4: edits to different ends of one text are merged", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const { site, anna, boris } = await twoEditors(page, await anotherBrowser());
  const title = (editor: EditorScreen) => editor.canvas.title(site.header);
  await anna.canvas.rewrite(title(anna), "We repair old bicycles and paint them");
  await expect(title(boris)).toHaveText("We repair old bicycles and paint them");

  await boris.page.context().setOffline(true);
  await boris.canvas.enter(title(boris));
  await boris.page.keyboard.press("ControlOrMeta+End");
  await boris.page.keyboard.insertText(" blue");
  await boris.page.keyboard.press("Escape");
  await expect(boris.top).toContainText("Offline: kept on this device");
  await anna.canvas.enter(title(anna));
  await anna.page.keyboard.press("ControlOrMeta+Home");
  await anna.page.keyboard.insertText("Hello! ");
  await anna.page.keyboard.press("Escape");
  await anna.saved();
  await boris.page.context().setOffline(false);

  for (const editor of [anna, boris]) {
    await expect(title(editor)).toHaveText("Hello! We repair old bicycles and paint them blue");
  }
});

test("I4: of two wordings of one text both can be reached, and the later writer is asked", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|status of 409/);
  const { site, anna, boris } = await twoEditors(page, await anotherBrowser());
  const title = (editor: EditorScreen) => editor.canvas.title(site.header);
  await boris.page.context().setOffline(true);
  await boris.canvas.rewrite(title(boris), "Boris has the word");
  await expect(boris.top).toContainText("Offline: kept on this device");
  await anna.canvas.rewrite(title(anna), "Anna has the word");
  await anna.saved();
  await boris.page.context().setOffline(false);

  const question = boris.page.getByText("Someone else changed this text");
  await expect(boris.top).toContainText("Conflict");
  await boris.top.getByRole("button", { name: "Conflict" }).click();
  await expect(question).toBeVisible();
  await expect(boris.page.getByText("Anna has the word").first()).toBeVisible();
  await expect(boris.page.getByText("Boris has the word").first()).toBeVisible();
  await expectAccessible(boris.page, "two wordings", { inDark: true, within: "[role=dialog]" });

  await boris.page.reload();
  await boris.ready();
  await boris.top.getByRole("button", { name: "Conflict" }).click();
  await boris.page.getByRole("button", { name: "Keep mine" }).click();
  for (const editor of [anna, boris]) {
    await expect(title(editor)).toHaveText("Boris has the word");
  }
  await boris.saved();
});

test("I6: what is typed offline survives a closed tab and arrives later", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const context = page.context();
  await context.setOffline(true);
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Written in a tunnel");
  await expect(editor.top).toContainText("Offline: kept on this device");
  const stored = async (): Promise<string> =>
    JSON.stringify(await api.call("GET", `sites/${site.id}/document`));
  expect(await stored()).not.toContain("tunnel");

  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const later = new EditorScreen(await context.newPage());
  await later.open(product.appOrigin, site.id);
  await expect(later.canvas.title(site.header)).toHaveText("Written in a tunnel");
  await expect.poll(stored).toContain("Written in a tunnel");
  await later.saved();
});

test("leaving warns while something is unsent, and only then", async ({ page, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  let warnings = 0;
  page.on("dialog", (dialog) => {
    warnings += 1;
    void dialog.dismiss();
  });
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Sent");
  await editor.saved();
  await page.context().setOffline(true);
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Not sent");
  await expect(editor.top).toContainText("Offline: kept on this device");
  expect(warnings).toBe(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warnings).toBe(1);
  await page.context().setOffline(false);
  await editor.saved();
});

test("I6: who is signed out while editing signs in over the page, and nothing that was written is lost", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  noise.expect(/status of 401/);
  const { site, anna, boris } = await twoEditors(page, await anotherBrowser());
  const title = (editor: EditorScreen) => editor.canvas.title(site.header);
  const address = page.url();
  await page.context().clearCookies();
  await anna.canvas.rewrite(title(anna), "Written after the session");
  await anna.top.getByRole("button", { name: /Sign in again/ }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  const email = dialog.getByLabel("Email");
  const edge = (await dialog.locator(".dialog").boundingBox())?.x ?? 0;
  expect(((await email.boundingBox())?.x ?? 0) - edge).toBeGreaterThanOrEqual(20);
  await email.fill(ownerAccount.email);
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await dialog.getByLabel("Password", { exact: true }).fill(ownerAccount.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await anna.saved();
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await expect(title(anna)).toHaveText("Written after the session");
  await expect(title(boris)).toHaveText("Written after the session");
});
