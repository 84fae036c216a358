import path from "node:path";
import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";

const shared = ownProduct();

const oven = path.join(import.meta.dirname, "../../src/starters/cafe/pictures/cafe-bread.jpg");

test("PEOPLE-09, PEOPLE-11, PEOPLE-71, PEOPLE-72, LIVE-03: an owner invites somebody, who writes with them in one text, then only looks, then is gone", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // she asks for a site that is not hers any more
  noise.expect(/status of 404/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["MenuPhotos", "HoursTable"] });
  await signInQuietly(page.context(), product);
  const settings = new SettingsScreen(page);
  await settings.open(product.appOrigin, site.id, "people");
  await page.getByRole("button", { name: "Invite" }).click();
  await settings.field("Email addresses").fill("mia@brandt.example");
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: /^Writer/ }).click();
  await page.getByRole("button", { name: "Create 1 link" }).click();
  const link = await page.locator(".people-link code").textContent();
  await expect(page.getByRole("list", { name: "People" })).toContainText("mia@brandt.example");

  const mia = await (await anotherBrowser()).newPage();
  await mia.goto(link ?? "");
  await expect(mia.getByRole("heading", { level: 1 })).toContainText("invited you to work on");
  await expect(mia).not.toHaveURL(/#/);
  await expectAccessible(mia, "invitation");
  await mia.getByRole("textbox", { name: "Your name" }).fill("Mia Brandt");
  await mia.getByRole("textbox", { name: "Choose a password" }).fill("drei müde Lampen im Regen");
  await mia.keyboard.press("Enter");

  const editor = new EditorScreen(mia);
  const title = editor.canvas.title(site.header);
  await editor.canvas.rewrite(title, "Mia was here");
  await editor.saved();
  await expect(editor.publishing.opener).toHaveCount(0);
  await expect(mia.getByRole("button", { name: "Sections" })).toHaveCount(0);

  // the picture behind a section is hers to change, what it says of colours and hours isn't
  const header = editor.canvas.section(site.header);
  await header.click({ position: { x: 4, y: 4 } });
  await editor.toolbar.button("Background").click();
  const beside = mia.getByRole("dialog", { name: "Background" });
  await expect(beside.getByText("Add picture")).toBeVisible();
  await expect(beside.getByRole("radiogroup")).toHaveCount(0);
  await expectAccessible(mia, "a writer's background", { within: "[role=dialog]" });
  const chooser = mia.waitForEvent("filechooser");
  await beside.getByText("Add picture").click();
  await (await chooser).setFiles(oven);
  await expect(header.locator("img")).toHaveAttribute("src", /\/assets\//);
  await mia.keyboard.press("Escape");
  const food = editor.canvas.section("menuphotos");
  await expect(food.getByText("$").first()).toBeVisible();
  await expect(food.getByRole("button", { name: "$" })).toHaveCount(0);
  await expect(editor.canvas.section("hourstable").getByRole("button")).toHaveCount(0);

  const owner = new EditorScreen(page);
  await owner.open(product.appOrigin, site.id);
  const both = [
    { one: owner, key: "ControlOrMeta+Home", words: "Yes, " },
    { one: editor, key: "ControlOrMeta+End", words: " at last" },
  ];
  for (const { one, key } of both) {
    await one.canvas.enter(one.canvas.title(site.header));
    await one.page.keyboard.press(key);
  }
  await Promise.all(both.map(({ one, words }) => one.page.keyboard.type(words, { delay: 40 })));
  for (const { one } of both)
    await expect(one.canvas.title(site.header)).toHaveText("Yes, Mia was here at last");

  await settings.open(product.appOrigin, site.id, "people");
  const role = page.getByRole("combobox", { name: "Role of Mia Brandt" });
  await expect(role).toHaveValue("writer");
  await role.selectOption("viewer");
  await expect(mia.getByText("You can view this site")).toBeVisible();
  await expect(editor.canvas.frame.getByText("Mia was here")).toBeVisible();
  await expect(editor.canvas.frame.locator('[data-edit="text"]')).toHaveCount(0);

  await page.getByRole("button", { name: "More: Mia Brandt" }).click();
  await page.getByRole("menuitem", { name: "Remove from the site" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  await expectAccessible(page, "removing a person", { inDark: true, within: "dialog[open]" });
  await question.getByRole("button", { name: "Remove from the site" }).click();
  await expect(mia.getByRole("heading", { level: 1 })).toHaveText(
    "You no longer have access to this site",
  );
  await expect(editor.canvas.frame.getByText("Mia was here")).toHaveCount(0);
  await mia.getByRole("link", { name: "All sites" }).click();
  await expect(mia).toHaveURL(/\/$/);
});
