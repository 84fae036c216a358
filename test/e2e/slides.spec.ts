import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test.use({ reducedMotion: "no-preference" });

test("PRINT-02: on paper slides are the title and the first picture, with no buttons and no empty sheets", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Slides", slug: "printed-slides", starter: "arnes" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  await api.publish(id);
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.goto(product.siteAddress(slug));
  await page.emulateMedia({ media: "print" });
  const header = page.locator("[id^=comp-]").first();
  await expect(header.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(header.getByText("House with one tree")).toBeVisible();
  await expect(header.locator(":is(button, input):visible")).toHaveCount(0);
  const [own, picture] = await header.evaluate((section) =>
    [section, section.querySelector("li img")].map((one) => one?.clientHeight ?? 0),
  );
  expect(own).toBeLessThan((picture ?? 0) * 1.5);
});

test("SLIDES-03: slides of a header take turns until a visitor points at them, tabs to them or pauses them", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Slides", slug: "slides", starter: "arnes" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  await api.publish(id);
  await page.goto(product.siteAddress(slug));
  const ticks = page.locator("[id^=comp-]").first().getByRole("radio");
  const clock = page.locator("[id^=comp-]").first().locator("label:has(:checked) span");
  const state = () =>
    clock.evaluate((one) => getComputedStyle(one, "::after").animationPlayState.split(",")[0]);
  await expect(ticks).toHaveCount(4);
  await expect(page.locator("[data-ready]")).toHaveCount(1);
  await expect(ticks.nth(1)).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bathhouse", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "House with one tree", exact: true })).toBeHidden();
  await expect.poll(state).toBe("running");

  await page.mouse.move(400, 400);
  await expect.poll(state).toBe("paused");
  await page.mouse.move(400, 880);
  await page.keyboard.press("Tab");
  await ticks.nth(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect(ticks.nth(2)).toBeChecked();
  await expect.poll(state).toBe("paused");

  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(ticks.nth(3)).toBeChecked();
});
