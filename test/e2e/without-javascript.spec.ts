import { studioLanguages } from "./demo-studio.ts";
import { demoPages, spaced } from "./demo-shop.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test.use({ javaScriptEnabled: false });

for (const { path, title, heading } of demoPages) {
  test(`${path} is read in full without JavaScript`, async ({ page }) => {
    const answer = await page.goto(shared().product.siteAddress() + path.slice(1));
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(spaced(title));
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(spaced(heading));
    await expect(page.getByRole("contentinfo")).toContainText("Vitrine");
    const hidden = page.locator("main :is(h1, h2, h3, p, li, a, img):not(form *):not(:visible)");
    await expect(hidden).toHaveCount(0);
  });
}

test("the pages lead to each other without JavaScript", async ({ page }) => {
  const home = shared().product.siteAddress();
  await page.goto(home);
  await page.getByRole("link", { name: "Как подключить" }).click();
  await expect(page).toHaveURL(`${home}connect/`);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(`${home}pricing/`);
  await page.getByRole("link", { name: spaced("Записаться на установку") }).click();
  await expect(page).toHaveURL(`${home}book/`);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(home);
});

test("NAV-02: without JavaScript too, the links of the bar take at most 40 % of the window", async ({
  page,
}) => {
  for (const { prefix } of studioLanguages) {
    await page.goto(`${shared().product.siteAddress("studio")}${prefix.slice(1)}`);
    for (const width of [1025, 1151, 1152, 1279, 1280, 1439, 1440, 1679, 1680, 1919, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const share = await page.locator(".nav__links>ul>li>a").evaluateAll((links) => {
        const boxes = links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getBoundingClientRect());
        const ends = boxes.flatMap(({ left, right }) => [left, right]);
        return (Math.max(...ends) - Math.min(...ends)) / innerWidth;
      });
      expect(share, `${prefix} at ${width} px`).toBeGreaterThan(0.1);
      expect(share, `${prefix} at ${width} px`).toBeLessThanOrEqual(0.4);
    }
  }
});

test("the full-screen menu opens and leads on without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = shared().product.siteAddress();
  await page.goto(`${home}pricing/`);
  const menu = page.getByRole("banner").locator("details.nav__menu");
  await menu.locator("summary").click();
  await menu.getByRole("link").first().click();
  await expect(page).not.toHaveURL(`${home}pricing/`);
});

test("the subscribe form is a plain form that answers with a page", async ({ page }) => {
  const home = shared().product.siteAddress();
  await page.goto(home);
  const form = page.locator("#comp-letters form");
  await form.getByLabel("Ваша почта").fill("reader@example.org");
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/подпис/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.getByRole("link", { name: /сайт/ }).click();
  await expect(page).toHaveURL(`${home}#comp-letters`);
});

test("the contact form is a plain form that answers with a page", async ({ page }) => {
  await page.goto(shared().product.siteAddress());
  const form = page.locator("#comp-contact form");
  await form.getByLabel("Ваше имя").fill("Пётр");
  await form.getByLabel("Ваша почта").fill("petr@example.org");
  await form.getByLabel(/Автомобиль/).fill("Kia Rio, H7 <script>alert(1)</script>");
  await form.getByRole("button").click();
  await expect(page.getByRole("main")).toContainText(/отправлено|получили/i);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a form that is not right says so on a page that leads back", async ({ page, noise }) => {
  noise.expect(/422/);
  await page.goto(shared().product.siteAddress());
  const form = page.locator("#comp-contact form");
  await form.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await form.getByLabel("Ваша почта").fill("petr at example");
  await form.getByRole("button").click();
  await expect(page.getByRole("main")).toContainText(/почт/i);
  await expect(page.getByRole("link", { name: /форм/ })).toBeVisible();
});

test("PAGE-02: an unknown path answers 404 in the site's own look", async ({ page, noise }) => {
  noise.expect(/404/);
  const home = shared().product.siteAddress();
  const answer = await page.goto(`${home}no-such-page/`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(home);
});

test("abuse is reported by a plain form, once", async ({ page, noise }) => {
  noise.expect(/403/);
  const report = async (): Promise<void> => {
    await page.goto(shared().product.siteAddress());
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Сообщить|Пожаловаться/ })
      .click();
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill("Анна");
    await form.locator("[name=email]").fill("anna@example.org");
    await form.locator("[name=comment]").fill("Подделка");
    await form.getByRole("button").click();
  };
  await report();
  await expect(page.getByRole("main")).toContainText(/отправлен|спасибо/i);
  await report();
  await expect(page.getByRole("main")).toContainText(/спасибо|уже/i);
});
