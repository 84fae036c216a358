import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

test("PREV-515, PREV-516, COMM-510: somebody without an account comments on a section of a draft by touch, and the team reads it under their name, marked as a guest's", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  // before the secret is exchanged
  noise.expect(/status of 401/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  await signInQuietly(page.context(), product);
  const editor = new EditorScreen(page);
  await editor.open(product.appOrigin, site.id);
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Bread worth the queue");
  await editor.saved();
  await page.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  const allow = share.getByRole("switch", { name: "Allow comments" });
  await expect(allow).toHaveAccessibleDescription("With a name, without an account");
  await allow.click();
  await share.getByRole("textbox", { name: "Who it’s for" }).fill("The printer");
  await share.getByRole("button", { name: "Create link" }).click();
  await expect(share.getByRole("listitem")).toContainText(/The printer.*comments allowed/);
  await expectAccessible(page, "a link that takes comments");
  const address = (await share.locator("code").textContent()) ?? "";

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await (await anotherBrowser(phone)).newPage();
  await visitor.goto(address);
  const shown = visitor.frameLocator("iframe");
  const title = shown.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Bread worth the queue");
  const opener = visitor.getByRole("button", { name: "Comment", exact: true });
  await opener.tap();
  await title.tap();
  const panel = visitor.getByRole("dialog", { name: "Comment on “Bread worth the queue”" });
  await expect(panel).toBeVisible();
  await expectAccessible(visitor, "a comment on a preview", { hasFrames: true });
  await panel.getByRole("textbox", { name: "Your name" }).fill("Petra, print shop");
  const words = panel.getByRole("textbox", { name: "Your comment" });
  await words.fill("The croissant is cropped.");
  // what isn't answered is lost nowhere
  noise.expect(/ERR_FAILED/);
  await visitor.route("**/~comment", (route) => route.abort());
  await panel.getByRole("button", { name: "Send" }).tap();
  await expect(panel.getByRole("alert")).toContainText("Your words are still here");
  await expect(words).toHaveValue("The croissant is cropped.");
  await visitor.unroute("**/~comment");
  await panel.getByRole("button", { name: "Send" }).tap();
  await expect(visitor.getByRole("status")).toHaveText(/^Sent\. Everyone who works on this site/);
  const sent = visitor.getByRole("dialog").getByRole("listitem");
  await expect(sent).toHaveText("Bread worth the queueThe croissant is cropped.");
  await expectAccessible(visitor, "a comment on a preview was sent", { hasFrames: true });

  // by keys, and with the name that was given before
  await visitor.getByRole("button", { name: "Write another" }).press("Enter");
  const choice = visitor.getByRole("combobox", { name: "Section" });
  await expect(choice).toBeFocused();
  await choice.selectOption(sectionId("Email1"));
  await expect(visitor.getByRole("textbox", { name: "Your name" })).toHaveValue(
    "Petra, print shop",
  );
  await visitor.keyboard.press("Escape");
  await expect(visitor.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Escape");
  await editor.top.getByRole("button", { name: "1 unread comment" }).click();
  const threads = page.getByRole("complementary", { name: "Comments" }).getByRole("article");
  await expect(threads).toHaveCount(1);
  await expect(threads).toContainText(
    /Petra, print shop.*Guest, through a preview link.*The croissant is cropped\./,
  );
  await expectAccessible(page, "a guest’s comment");

  // no more of them from now on, and what was typed stays
  await page.getByRole("button", { name: "Share" }).click();
  await share.getByRole("button", { name: "Comments through “The printer”" }).click();
  await expect(editor.toast("Comments turned off")).toBeVisible();
  await opener.tap();
  await shown.getByRole("heading", { level: 1 }).tap();
  await words.fill("And one more thing");
  noise.expect(/status of 403/);
  await panel.getByRole("button", { name: "Send" }).tap();
  await expect(panel.getByRole("alert")).toHaveText(/^This link no longer takes comments/);
  await expect(words).toHaveValue("And one more thing");
  await visitor.reload();
  await expect(title).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.keyboard.press("Escape");
  await threads.getByRole("button", { name: "Delete" }).click();
  await expect(threads).toHaveCount(0);
});
