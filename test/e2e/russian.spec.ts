import { createSite } from "./harness/new-site.ts";
import { ownerAccount } from "./harness/product.ts";
import { ownProduct } from "./harness/shared-product.ts";
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
