import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { expectToFit } from "./harness/overflow.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { standInForStrangers } from "./harness/strangers.ts";

const shared = shareProduct();
const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ";
const meta = {
  useForAll: false,
  title: {},
  description: {},
  keywords: {},
  socialImage: null,
  isHiddenFromSearch: false,
};

test("EMBED-03, EMBED-04, EMBED-05: an owner pastes a service's code; visitors ask for the film, on its page alone", async ({
  page,
  noise,
  anotherBrowser,
}) => {
  noise.expect(/^request to a stranger/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["EmbedWide"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("EmbedWide"));
  await section.getByRole("button", { name: "Link to the video or map" }).click();
  const field = page.getByRole("textbox", { name: "Link to the video or map" });
  await field.fill("https://evil.example/film");
  await field.press("Enter");
  await expect(page.getByText("There’s no video, map or calendar behind this")).toBeVisible();
  await field.fill(
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=90"></iframe>',
  );
  await field.press("Enter");
  await expect(section.locator(".caption")).toContainText("Google (YouTube)");
  await editor.saved();
  await expect(section.locator("iframe")).toHaveCount(0);
  const entry = { id: "second", path: "/second", name: "Second" };
  await api.operate(site.id, [
    { name: "page.add", args: { page: { id: "second", meta, sections: [] }, entry, after: null } },
  ]);
  await api.publish(site.id);

  const visitor = await (await anotherBrowser()).newPage();
  const strangers = await standInForStrangers(visitor.context());
  await visitor.goto(`${product.siteAddress(site.slug)}second/`);
  await visitor.evaluate(() => document.documentElement.setAttribute("data-first", ""));
  // only the policy of the page itself allows its frame: it is never shown in place of another one
  await visitor.locator(".nav .logo").click();
  await expect(visitor).toHaveURL(product.siteAddress(site.slug));
  await expect(visitor.locator("html[data-first]")).toHaveCount(0);
  const button = visitor.getByRole("link", { name: "Watch the film" });
  await expectAccessible(visitor, "a page with a film that nobody asked for");
  await expectToFit(visitor, "a page with a film");
  expect(strangers.asked()).toEqual([]);
  await button.press("Enter");
  await expect(visitor.locator("iframe")).toBeFocused();
  await expect.poll(() => strangers.asked()).toEqual([film]);
  await expect(visitor.locator("iframe")).toHaveAttribute("src", /start=90/);
  await expect(button).toBeHidden();
  await expectToFit(visitor, "a page with a film that is shown");

  const still = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await still.goto(product.siteAddress(site.slug));
  await expect(still.getByRole("link", { name: "Watch the film" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s",
  );
});
