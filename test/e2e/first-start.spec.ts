import { fetchSite } from "./harness/fetch-site.ts";
import { watchReleases } from "./harness/watch-releases.ts";
import { startProduct } from "./harness/product.ts";
import type { Product } from "./harness/product.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const newTitle = "Свет горит. Ошибок больше нет.";

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ hasPassword: false });
});
test.afterAll(() => product.remove());

test("I1, I2, I6: from the first start to a change that visitors see, and back", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  noise.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_(REFUSED|RESET)/);
  // the editor asks again while the server starts: sites are there before the database is
  noise.expect(/status of 503 .*\/(events\?|changes\/none|sites\/\d+(\)|\/plans\)|\/weight\?))/);
  const shop = product.siteAddress();
  const editor = new EditorScreen(page);
  const before = await fetchSite(shop);

  await test.step("the printed link signs in, and leaves nothing in the address", async () => {
    await page.goto(product.signInLink());
    await page.getByRole("link", { name: "Edit Не моргай" }).click();
    await editor.ready();
    expect(page.url()).toMatch(/\/sites\/\d+\/edit\/home$/);
  });

  await test.step("the title is edited in its place and saved", async () => {
    await editor.canvas.rewrite(editor.canvas.title("hero"), newTitle);
    await editor.saved();
  });

  await test.step("it is there after kill -9 and a new start, and the session too", async () => {
    await product.kill();
    await product.start();
    await page.reload();
    await editor.ready();
    await expect(editor.canvas.title("hero")).toHaveText(newTitle);
    expect((await fetchSite(shop)).body).toBe(before.body);
  });

  const visitors = watchReleases(shop);
  await test.step("Publish brings it to the visitors", async () => {
    await editor.publishing.publish();
    await expect.poll(async () => (await fetchSite(shop)).body).toContain("Ошибок больше");
    const visitor = await (await anotherBrowser()).newPage();
    await visitor.goto(shop);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(newTitle);
  });

  await test.step("a rollback brings the old page back, byte for byte", async () => {
    await editor.publishing.box.getByRole("button", { name: "Releases" }).click();
    await editor.publishing.box.getByRole("button", { name: "Make release 1 live" }).click();
    await expect(
      editor.publishing.box.getByRole("button", { name: "Make release 2 live" }),
    ).toBeVisible();
    const after = await fetchSite(shop);
    expect(after.body).toBe(before.body);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(after.headers["x-release"]).toBe(before.headers["x-release"]);
  });

  await test.step("at every moment a visitor saw a whole page of one release", async () => {
    const seen = await visitors.stop();
    expect(seen.problems).toEqual([]);
    expect(seen.answers).toBeGreaterThan(20);
    expect(seen.pages.size).toBe(2);
    expect(seen.pages.get(before.headers["x-release"] as string)).toEqual(new Set([before.body]));
  });
});
