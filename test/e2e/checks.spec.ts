import type { Locator } from "@playwright/test";
import { emptyMeta } from "#/site/page.ts";
import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");

test("CHECK-15, CHECK-18, MARK-02, PUB-20: marks and Next lead an owner from a new page to a published one, and what changes later is told word by word", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id, header } = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: id });
  const price = editor.canvas.section(prices).locator(".pricing-8__price").first();
  await editor.canvas.rewrite(price, "far too much");
  await editor.saved();

  const mark = page.getByRole("button", { name: /^Text over its limit: 12 of 7/ });
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(price).toBeFocused();
  await editor.canvas.rewrite(price, "$12");
  await editor.saved();
  await expect(mark).toHaveCount(0);

  await page.getByRole("button", { name: /problems? on this page/ }).click();
  const list = page.getByRole("dialog", { name: /problems? on this page/ });
  await expect(list.getByText(/of 1 MB/)).toBeVisible();
  await expectAccessible(page, "what is found on the page");
  await list.getByRole("button", { name: /^Page without a title/ }).press("Enter");
  const settings = new SettingsScreen(page);
  await expect(settings.field("Title")).toBeFocused();
  await page.keyboard.type("Lamps for every car");
  await settings.saved();
  // what was mended makes way by itself: the next is told, and shown when somebody asks
  const checks = page.getByRole("region", { name: "Checks" });
  await checks.getByRole("button", { name: "Show" }).click();
  await expect(settings.field("Description")).toBeFocused();
  await expectAccessible(page, "a check in the settings");
  await page.getByRole("button", { name: "Stop going through the checks" }).click();
  await settings.publishing.publish();

  await page.goto(`${product.appOrigin}/sites/${id}/edit`);
  // once it is published its own weight is known
  await expect(page.getByRole("button", { name: /on this page\..* Weight: \d/ })).toBeVisible();
  const title = editor.canvas.title(header);
  await editor.canvas.rewrite(title, "Say what you sell in one line");
  await editor.saved();
  const { box } = editor.publishing;
  await editor.publishing.open();
  await box.locator("summary", { hasText: "Home" }).click();
  await expect(box.locator("del")).toHaveText("do");
  await expect(box.locator("ins")).toHaveText("sell");
  await box
    .getByRole("button", { name: /^Ignore: / })
    .first()
    .press("Enter");
  await expect(box.getByText("1 ignored")).toBeVisible();
  // what is ignored is part of the site: it is saved, and what changed is asked for once more
  await editor.saved();
  await expect(editor.publishing.submit).toBeEnabled();
  await expectAccessible(page, "what changed");
  await box.getByRole("button", { name: /Title/ }).click();
  await expect(title).toBeFocused();
});

test("PUB-52: of many pages that publishing would show, others come as an owner scrolls or goes on by keys", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const [count, perCall] = [239, 100];
  for (let start = 0; start < count; start += perCall) {
    const numbers = Array.from({ length: Math.min(perCall, count - start) }, (_, at) => start + at);
    await api.operate(
      site.id,
      numbers.map((number) => {
        const id = `page-${number}`;
        const entry = { id, path: `/${id}`, name: `Page ${number}` };
        return {
          name: "page.add",
          args: { page: { id, meta: emptyMeta, sections: [] }, entry, after: "gone" },
        };
      }),
    );
  }
  const { publishing } = await openEditor(page, product, { site: site.id });
  await publishing.open();
  const list = publishing.box.getByRole("region", { name: "240 pages" });
  const rows = list.locator(".publish-page");
  await expect(rows).toHaveCount(100);
  // what stands below the list is in view, however long it is
  await expect(publishing.box.getByText("Checks on the whole site")).toBeInViewport();
  await expectAccessible(page, "a long list of changes");
  await list.hover();
  await page.mouse.wheel(0, 4_500);
  await expect(rows).toHaveCount(200);
  await rows.last().getByRole("button").focus();
  await expect(rows).toHaveCount(240);
  await page.keyboard.press("Tab");
  await expect(rows.nth(200).getByRole("button")).toBeFocused();
  await expect(rows.nth(239)).toContainText("Page 238");
  await expect(list.getByRole("button", { name: /^Show/ })).toHaveCount(0);
});

test("CHECK-66, CHECK-67, LINK-66: a link of the bar to a page that isn't there is told of by its words, and led to where it is mended", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id } = await createSite(api);
  const text = { en: { text: "Workshops" } };
  const link = { kind: "address", address: "/workshops-2027" };
  const item = { id: "shops", text, link, links: [] };
  const target = { part: "navigation" };
  await api.operate(id, [
    { name: "item.add", args: { target, path: ["links"], item, after: null } },
  ]);
  const editor = await openEditor(page, product, { site: id });
  const field = page.getByRole("dialog", { name: "Link" }).getByRole("combobox");
  const told = /^Link to a page that doesn’t exist\W*Navigation › “Workshops”/;

  // from its mark
  await page.getByRole("button", { name: told }).press("Enter");
  await expect(field).toBeFocused();
  await expect(page.getByText("There’s no page at /workshops-2027")).toBeVisible();
  await expectAccessible(page, "a link that leads nowhere");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);

  // from the list of what keeps the site from being published
  const { box, submit } = editor.publishing;
  await editor.publishing.open();
  await expect(submit).toBeDisabled();
  await box.getByRole("button", { name: told }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("/workshops-2027");
  await page.getByRole("option", { name: /^Create page “Workshops 2027”/ }).click();
  await editor.saved();
  await expect(page.getByText(/^Goes to .*\/workshops-2027/)).toBeVisible();
  await expect(page.getByRole("button", { name: told })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await editor.publishing.publish();
});

async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is on the screen");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("CHECK-215, CHECK-216: the bar that leads through the checks says all of what is wrong and where, and lies over nothing of them", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const name = "Ceramics for the table, made by hand and fired twice in our own kiln";
  await api.operate(site.id, [{ name: "page.rename", args: { page: site.page, name } }]);
  await page.setViewportSize({ width: 1000, height: 800 });
  const editor = await openEditor(page, product, { site: site.id });
  const { box } = editor.publishing;
  const bar = page.getByRole("region", { name: "Checks" });

  await editor.publishing.open();
  const heading = box.getByRole("heading", { name: /^Checks on the whole site/ });
  await expect(heading).toContainText("to check");
  await expect(heading).toContainText("to replace");
  // its words are one line of 16 px, whatever its counts take below them
  const lines = await heading.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node.firstChild ?? node);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);

  await box.getByRole("button", { name: /^Page without a title/ }).click();
  await expect(bar).toContainText(name);
  await expect(new SettingsScreen(page).field("Title")).toBeFocused();
  await editor.publishing.open();
  await expect
    .poll(async () => (await edgesOf(bar)).right)
    .toBeLessThanOrEqual((await edgesOf(box)).x);
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const words = bar.getByRole("status");
  await expect(words).toContainText(`1 of 5 · ${name} › Title`);
  const cut = () =>
    words.evaluate(
      (node) =>
        [node, ...node.children].filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        ).length,
    );
  await expect.poll(cut).toBe(0);
  await expect
    .poll(async () => {
      const { x, right } = await edgesOf(bar);
      return x >= 0 && right <= 390;
    })
    .toBe(true);
  await expectAccessible(page, "a check on a phone");
  // what was done is told above all of it
  await bar.getByRole("button", { name: "Ignore" }).click();
  const toast = editor.toast("Ignored");
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => (await edgesOf(toast)).bottom - (await edgesOf(bar)).y)
    .toBeLessThanOrEqual(0);
  // and while what publishes covers it, no key leads to it
  await editor.publishing.open();
  await expect(bar).toBeHidden();
});
