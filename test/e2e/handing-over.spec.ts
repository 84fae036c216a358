import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";

const shared = ownProduct();

interface Site {
  readonly id: number;
  readonly name: string;
  readonly role: string;
}

test("NEW-06, PEOPLE-05: a site is copied, changed and handed over; its owner of before stays as an editor", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const original = await createSite(api);
  const { name } = await api.call<Site>("GET", `sites/${original.id}`);
  const copyName = `${name} (copy)`;
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter");
  const edit = page.getByRole("link", { name: `Edit ${copyName}`, exact: true }).first();
  await expect(edit).toBeVisible();
  const sites = await api.call<readonly Site[]>("GET", "sites?limit=200");
  const copy = sites.find((site) => site.name === copyName);
  if (!copy) throw new Error("The copy isn’t there");
  await edit.press("Enter");

  const editor = new EditorScreen(page);
  await editor.ready();
  const title = editor.canvas.title(original.header);
  await editor.canvas.rewrite(title, "For Anna’s bakery");
  await editor.saved();

  const settings = new SettingsScreen(page);
  await settings.open(product.appOrigin, copy.id, "people");
  await page.getByRole("button", { name: "Transfer…" }).click();
  await page.getByLabel("Email of the new owner").fill("anna@ofen.example");
  await expectAccessible(page, "handing a site over", { inDark: true, within: "dialog[open]" });
  await page.keyboard.press("Enter");
  const link = await page.locator(".transfer-link code").textContent();

  const anna = await (await anotherBrowser()).newPage();
  await anna.goto(link ?? "");
  await expect(anna.getByRole("heading", { level: 1 })).toContainText(`hand “${copyName}” over`);
  await expect(anna.getByText("You’ll become its owner.")).toBeVisible();
  await anna.getByRole("textbox", { name: "Your name" }).fill("Anna Ofen");
  await anna.getByRole("textbox", { name: "Choose a password" }).fill("drei warme Brote im Korb");
  await anna.keyboard.press("Enter");
  const hers = new EditorScreen(anna);
  await expect(hers.canvas.title(original.header)).toContainText("For Anna’s bakery");
  await expect(hers.publishing.opener).toBeVisible();
  await new SettingsScreen(anna).open(product.appOrigin, copy.id, "people");
  await expect(anna.getByRole("list", { name: "People" })).toContainText("Anna Ofen");
  await expect(anna.getByRole("combobox", { name: /^Role of (?!Anna)/ })).toHaveValue("editor");

  // he may go on editing, no longer decide
  expect(await api.call<Site>("GET", `sites/${copy.id}`)).toMatchObject({ role: "editor" });
  expect(await api.call<Site>("GET", `sites/${original.id}`)).toMatchObject({ role: "owner" });
  await page.goto(product.appOrigin);
  await page.getByRole("button", { name: `More actions for ${copyName}`, exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Move to trash" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Leave site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave site" }).press("Enter");
  await expect(page.getByText(`You left “${copyName}”`)).toBeVisible();
  await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
});
