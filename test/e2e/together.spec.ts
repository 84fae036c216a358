import { expectAccessible } from "./harness/axe.ts";
import { inviteQuietly } from "./harness/invite.ts";
import { createSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

test("BAR-01, RAIL-01, LIVE-03, LIVE-171, PRES-03, COMM-03, COMM-08, COMM-171: two people type in one text at once, see and follow each other, and comment", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Contact14"] });
  const other = await anotherBrowser();
  await inviteQuietly(other, { product, api }, { site: site.id, name: "Boris", role: "editor" });
  const anna = await openEditor(page, product, { site: site.id });
  const boris = new EditorScreen(await other.newPage());
  await boris.open(product.appOrigin, site.id);
  const title = (editor: EditorScreen) => editor.canvas.title(site.header);
  await anna.canvas.rewrite(title(anna), "bread");
  await expect(title(boris)).toHaveText("bread");

  for (const [editor, key] of [
    [anna, "ControlOrMeta+Home"],
    [boris, "ControlOrMeta+End"],
  ] as const) {
    await editor.canvas.enter(title(editor));
    await editor.page.keyboard.press(key);
  }
  await Promise.all([
    anna.page.keyboard.type("Good morning, warm ", { delay: 40 }),
    boris.page.keyboard.type(" and coffee at six", { delay: 40 }),
  ]);
  // both still have the caret: what was typed comes as it is typed
  for (const editor of [anna, boris])
    await expect(title(editor)).toHaveText("Good morning, warm bread and coffee at six");
  await expect(page.locator(".person-chip")).toHaveText("Boris");
  await page.keyboard.type("rye ");
  await expect(title(boris)).toHaveText("Good morning, warm rye bread and coffee at six");

  // company costs no tool
  const window = page.viewportSize();
  await anna.resize({ width: 1280, height: 800 });
  await expect(anna.top.locator(".zoom-menu")).toBeVisible();
  await expect(anna.top.getByRole("button", { name: "Preview" })).toBeVisible();
  // on phones the word of a button gives way to the name of the page
  await anna.resize({ width: 390, height: 800 });
  await expect(anna.top.getByRole("button", { name: "Publish" })).toBeVisible();
  const name = anna.top.locator(".page-menu > .truncated").last();
  await expect.poll(() => name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(anna.top.getByRole("button", { name: "1 other person here" })).toBeInViewport({
    ratio: 1,
  });
  const word = anna.top.locator(".publish-word");
  await expect.poll(() => word.evaluate((one) => one.getBoundingClientRect().width)).toBe(1);
  if (window) await anna.resize(window);
  await anna.top.getByRole("button", { name: "1 other person here" }).click();
  const list = page.getByRole("dialog", { name: "On this site now" });
  await expect(list).toContainText("Writing in Home › Header");
  await expectAccessible(page, "people here");
  await list.getByRole("button", { name: "Follow Boris" }).click();
  await boris.page.keyboard.press("Escape");
  await expect(title(boris)).not.toBeFocused();
  await boris.canvas.title("contact14").click();
  await expect(page.getByText("Following Boris")).toBeVisible();
  await expect(anna.canvas.section("contact14")).toBeInViewport();
  await page.keyboard.press("Shift");
  await expect(page.locator(".follow-bar")).toHaveCount(0);

  await anna.canvas.enter(title(anna));
  await page.keyboard.press("Escape");
  await expect(anna.toolbar.bar).toBeVisible();
  await page.getByRole("button", { name: "Comments" }).click();
  const panel = (editor: EditorScreen) =>
    editor.page.getByRole("complementary", { name: "Comments" });
  const threads = (editor: EditorScreen) => panel(editor).getByRole("article");
  const field = panel(anna).getByRole("textbox", { name: /^Comment/ });
  await field.pressSequentially("Warmer, <b>please</b> @Bo");
  await expectAccessible(page, "people to mention");
  await panel(anna).getByRole("option", { name: "Boris" }).click();
  await expect(field).toHaveValue(/@Boris /);
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(threads(anna)).toContainText("Warmer, <b>please</b> @Boris");
  await boris.top.getByRole("button", { name: "1 unread comment" }).click();
  await expect(threads(boris).locator(".comment-mention")).toHaveText("@Boris");
  await threads(boris).getByRole("textbox", { name: "Reply" }).fill("Like this?");
  await threads(boris).getByRole("button", { name: "Reply" }).click();
  await expect(threads(anna)).toContainText("Like this?");
  await expectAccessible(page, "comments");
  await expect(page.getByRole("button", { name: /^2 comments on/ })).toBeVisible();
  for (const editor of [anna, boris])
    await expect(threads(editor).getByRole("button", { name: "Resolve" })).toBeInViewport({
      ratio: 1,
    });
  await threads(anna).getByRole("button", { name: "Resolve" }).click();
  await expect(threads(boris)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^2 comments on/ })).toHaveCount(0);
  await panel(boris).getByRole("radio", { name: "Resolved 1" }).click();
  await threads(boris).getByRole("button", { name: "Reopen" }).click();
  await expect(threads(anna)).toContainText("Like this?");
  await expect(page.getByRole("button", { name: /^2 comments on/ })).toBeVisible();

  // who may only look sees what was said, and where; the rail begins at its top
  const { people } = await api.call<{ people: readonly { id: string; name: string }[] }>(
    "GET",
    `sites/${site.id}/people`,
  );
  const who = people.find((one) => one.name === "Boris");
  await api.call("PATCH", `sites/${site.id}/people/${who?.id}`, { role: "viewer" });
  await expect(boris.page.getByText("You can view this site")).toBeVisible();
  await expect(boris.page.getByRole("button", { name: /^2 comments on/ })).toBeVisible();
  const rail = boris.page.getByRole("navigation", { name: "Panels" });
  const first = rail.locator("button, a").first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(120);

  // what is written reaches whoever only looks, with an account or by a link
  const { address } = await api.call<{ address: string }>("POST", `sites/${site.id}/links`, {
    name: "Vera",
    role: "viewer",
    days: 1,
  });
  const vera = await (await anotherBrowser()).newPage();
  await vera.goto(address);
  const lookers = [boris, new EditorScreen(vera)].map(({ canvas }) =>
    canvas.section("contact14").getByRole("heading").first(),
  );
  for (const seen of lookers) await expect(seen).toBeVisible();
  await anna.canvas.rewrite(anna.canvas.title("contact14"), "Sourdough");
  for (const seen of lookers) await expect(seen).toHaveText("Sourdough");

  await vera.close();
  await boris.page.close();
  await expect(anna.top.getByRole("button", { name: "1 other person here" })).toHaveCount(0);
});
