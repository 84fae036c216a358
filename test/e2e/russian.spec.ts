import { createSite } from "./harness/new-site.ts";
import { ownerAccount } from "./harness/product.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = ownProduct();

test.use({ locale: "ru-RU" });

test("по-русски: войти, изменить заголовок и тему, опубликовать", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { language: "ru" });
  const { address } = await api.site(site.slug);
  const { name } = await api.call<{ name: string }>("GET", `sites/${site.id}`);
  await page.goto(product.appOrigin);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.getByLabel(/почта/i).fill(ownerAccount.email);
  await page.getByLabel("Пароль", { exact: true }).fill(ownerAccount.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Сайты" })).toBeVisible();
  await page
    .getByRole("link", { name: new RegExp(`${name}$`) })
    .first()
    .press("Enter");

  const editor = new EditorScreen(page);
  const canvas = page.frameLocator("iframe").first();
  const title = canvas.locator(`#comp-${site.header} [data-edit=text]`).first();
  // what is drawn over the page comes in a file of its own
  await expect(page.getByRole("button", { name: /^Добавить секцию/ }).first()).toBeAttached();
  await editor.canvas.enter(title);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Чиним велосипеды");
  await page.keyboard.press("Escape");
  await expect(editor.top.getByRole("status")).toHaveText("Сохранено", {
    useInnerText: true,
  });
  await page.getByRole("navigation", { name: "Панели" }).getByText("Тема").click();
  await page.getByRole("radio", { name: "Тёмный" }).click();
  await expect(canvas.locator("html")).toHaveAttribute("data-mode", "dark");
  await editor.top.getByRole("button", { name: /^Опубликовать/ }).click();
  const box = page.getByRole("dialog", { name: /^(Публикация|Опубликовать)/ });
  await box.getByRole("button", { name: /^Опубликовать/ }).click();
  await expect(box.getByText("Сайт опубликован")).toBeVisible();

  const latin = await page.locator("body").innerText();
  for (const word of ["Publish", "Saved", "Undo", "Theme", "Sections", "Preview"])
    expect(latin).not.toContain(word);

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.locator("html")).toHaveAttribute("lang", "ru");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(/Чиним\s+велосипеды/);
});

test("BAR-290: at 320 px the name of the page is whole in the bar beside the sign that publishes", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { language: "ru" });
  const english = { id: 2, code: "en", name: "English", localName: "English", flagCode: "gb" };
  const language = { ...english, isPrimary: false, status: "active" };
  await api.operate(site.id, [{ name: "language.add", args: { language, after: "ru" } }]);
  await signInQuietly(page.context(), product);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${product.appOrigin}/sites/${site.id}/edit/home`);
  const { top } = new EditorScreen(page);
  const name = top.locator(".page-menu > .truncated").last();
  await expect(name).toHaveText("Главная");
  await expect(top.getByRole("button", { name: "Опубликовать" })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
