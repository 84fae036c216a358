import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();
const template = "PostsList";
const says = (text: string) => ({ en: { text } });

/** Seven posts of two topics. */
const posts = Array.from({ length: 7 }, (_, one) => ({
  id: `post${one}`,
  picture: null,
  tag: says(one % 3 === 0 ? "Lime" : "Light"),
  date: null,
  minutes: 0,
  title: says(`Post ${one + 1}`),
  text: {},
  link: null,
}));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("POST-03, POST-04: a visitor goes through the pages of a journal, back again, and to one of its topics", async ({
    page,
  }) => {
    const { product, api } = shared();
    const site = await createSite(api);
    const components = await api.call<readonly { id: string; data: object }[]>(
      "GET",
      "components?language=en",
    );
    const data = components.find(({ id }) => id === template)?.data;
    const fields = { ...data, posts, isFiltered: true, perPage: "6" };
    const section = { id: sectionId(template), template, version: 2, fields };
    await api.operate(site.id, [
      { name: "section.add", args: { page: site.page, section, after: site.header } },
    ]);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    const shown = page.locator("main li:has(h3)").filter({ visible: true });
    await expect(shown).toHaveCount(6);

    await page.getByRole("link", { name: "Older" }).click();
    await expect(shown).toContainText(["Post 7"]);
    await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack();
    await expect(shown).toHaveCount(6);

    await page.getByRole("radio", { name: /^Lime/ }).check();
    await expect(shown).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Older" })).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: /^Everything/ })).toBeChecked();
    await expect(page.getByRole("link", { name: "Older" })).toBeVisible();
  });
});
