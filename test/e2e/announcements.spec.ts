import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

interface ShiftSource {
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** How many pixels up or down anything has moved by itself, at most, since the page began. */
function readJump(): Promise<number> {
  return new Promise((resolve) => {
    let most = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly ShiftSource[] = Reflect.get(entry, "sources");
        for (const { previousRect, currentRect } of sources)
          most = Math.max(most, Math.abs(previousRect.top - currentRect.top));
      }
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(most), 300);
  });
}

test("ANNOUNCE-02, ANNOUNCE-03: an announcement stands above the bar of every page, and once closed it is gone until its words change", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Noon", slug: "noon", starter: "polden" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  await api.publish(id);
  const home = product.siteAddress(slug);
  await page.goto(home);
  const bar = page.locator("body > aside[data-announcement]");
  const top = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
  await expect(bar).toBeVisible();
  expect(await top("header.nav")).toBeGreaterThan(40);

  await page.mouse.move(300, 300);
  await page.locator("header.nav a[href*='menu']").first().click();
  await expect(page).toHaveURL(/\/menu/);
  await expect(bar).toBeVisible();
  await bar.getByRole("button").click();
  await expect(bar).toBeHidden();
  expect(await top("header.nav")).toBe(0);

  await page.goto(home);
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await expect(bar).toBeHidden();
  expect(await page.evaluate(readJump)).toBeLessThan(40);

  const target = { part: "linked", linked: "fish-pie" };
  const was = "В субботу печём рыбник с судаком. Хватит на сорок порций.";
  const text = "Рыбник испекли. Остался пирог с капустой.";
  await api.operate(id, [
    { name: "text.set", args: { target, path: ["text"], language: "ru", text, was } },
  ]);
  await api.publish(id);
  await page.goto(home);
  await expect(bar).toContainText(text);
});
