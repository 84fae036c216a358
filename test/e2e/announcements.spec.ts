import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();
const id = sectionId("AnnouncementBar");

interface ShiftSource {
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** From now on pages note on their root how many pixels up or down anything has moved by itself, at most. */
function noteJumps(): void {
  let most = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: readonly ShiftSource[] = Reflect.get(entry, "sources");
      for (const { previousRect, currentRect } of sources)
        most = Math.max(most, Math.abs(previousRect.top - currentRect.top));
    }
    document.documentElement.dataset["jump"] = String(most);
  }).observe({ type: "layout-shift", buffered: true });
}

test("ANNOUNCE-02, ANNOUNCE-03: an announcement stands above the bar of every page, and once closed it is gone until its words change", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature5", "AnnouncementBar"] });
  const { pages } = await api.call<{
    pages: readonly { meta: object; sections: readonly { id: string }[] }[];
  }>("GET", `sites/${site.id}/document`);
  const section = pages[0]?.sections.find((one) => one.id === id);
  const linked = { ...section, id: "rye" };
  const place = {
    id: "rye-here",
    template: "Linked",
    version: 1,
    fields: {},
    linked: "rye",
  };
  const about = { id: "about", meta: pages[0]?.meta, sections: [] };
  const entry = { id: "about", path: "/about", name: "About" };
  const target = { part: "navigation" };
  const link = { id: "to-about", text: { en: { text: "About" } }, link: null, links: [] };
  await api.operate(site.id, [
    { name: "section.remove", args: { page: site.page, section: id } },
    { name: "linked.add", args: { section: linked, after: null } },
    { name: "page.add", args: { entry, page: about, after: null } },
    { name: "item.add", args: { target, path: ["links"], item: link, after: null } },
    { name: "section.add", args: { page: "about", section: place, after: null } },
    {
      name: "section.add",
      args: { page: site.page, section: { ...place, id: "rye-home" }, after: null },
    },
  ]);
  await api.publish(site.id);
  const home = product.siteAddress(site.slug);
  await page.goto(home);
  const bar = page.locator("body > aside[data-announcement]");
  const top = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
  await expect(bar).toBeVisible();
  await expect.poll(() => top("header.nav")).toBeGreaterThan(40);
  await page.setViewportSize({ width: 390, height: 740 });
  const burger = page.locator("details.nav__menu > summary");
  await burger.click();
  // the menu lies under the bar, whose words are over none of its own
  await expect.poll(() => top("header.nav")).toBe(0);
  await burger.click();
  await expect.poll(() => top("header.nav")).toBeGreaterThan(40);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${home}about`);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await expect(bar).toBeVisible();
  await bar.getByRole("button").click();
  await expect(bar).toBeHidden();
  await expect.poll(() => top("header.nav")).toBe(0);

  await page.addInitScript(noteJumps);
  await page.goto(home);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await expect(bar).toBeHidden();
  await expect.poll(() => top("header.nav")).toBe(0);
  const jump = await page.locator("html").evaluate(({ dataset }) => Number(dataset["jump"] ?? 0));
  expect(jump).toBeLessThan(40);

  const words = { part: "linked", linked: "rye" };
  const was = "We’re closed on Monday: the oven is getting a new floor. Back on Tuesday at nine.";
  const text = "The new floor is in. We’re open again.";
  await api.operate(site.id, [
    { name: "text.set", args: { target: words, path: ["text"], language: "en", text, was } },
  ]);
  await api.publish(site.id);
  await page.goto(home);
  await expect(bar).toContainText(text);
});
