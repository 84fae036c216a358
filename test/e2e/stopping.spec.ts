import { once } from "node:events";
import { createConnection } from "node:net";
import { fetchSite } from "./harness/fetch-site.ts";
import { createSite } from "./harness/new-site.ts";
import { signInByApi } from "./harness/owner-api.ts";
import type { OwnerApi } from "./harness/owner-api.ts";
import { startProduct } from "./harness/product.ts";
import type { Product } from "./harness/product.ts";
import { seedFolder } from "./harness/seed.ts";
import { expect, test } from "./harness/story.ts";

const longestStop = 5_000;
const manyPages = 150;

let product: Product;
let api: OwnerApi;

test.beforeEach(async () => {
  product = await startProduct({ seed: seedFolder() });
  api = await signInByApi(product);
});
test.afterEach(() => product.remove());

/** A site with so many pages that publishing it takes a moment. */
async function largeSite(): Promise<{ id: number; address: string; page: string; header: string }> {
  const { id, slug, page, header } = await createSite(api, {
    templates: ["Feature15_2", "Pricing8"],
  });
  const copies = Array.from({ length: manyPages }, (_, index) => ({
    name: "page.add",
    args: {
      page: { id: `copy${index}`, meta: {}, sections: [] },
      entry: { path: `/copy-${index}`, name: `Copy ${index}` },
    },
  }));
  await api.operate(id, copies).catch(() => undefined);
  return { id, address: `http://${slug}.localhost:${product.port}/`, page, header };
}

test("I2: SIGTERM during a publish ends within 5 s, and visitors have a whole release afterwards", async () => {
  const site = await largeSite();
  await api.publish(site.id);
  const before = await fetchSite(site.address);
  await api.operate(site.id, [{ name: "theme.set", args: { theme: { colorMode: "DARK" } } }]);
  const publishing = api.publish(site.id).then(
    () => "published",
    () => "cut",
  );
  const { code, milliseconds } = await product.stop();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(longestStop);
  const outcome = await publishing;

  await product.start();
  const after = await fetchSite(site.address);
  expect(after.status).toBe(200);
  const isNew = after.body !== before.body;
  if (outcome === "published") expect(isNew).toBe(true);
  if (!isNew) expect(after.headers["x-release"]).toBe(before.headers["x-release"]);
  else expect(after.headers["x-release"]).not.toBe(before.headers["x-release"]);
});

test("a form that is under way when the server is asked to stop is still taken", async () => {
  const { id, siteHash } = await api.site();
  const body = JSON.stringify({ email: "late@example.org", siteHash });
  const host = `fary.localhost:${product.port}`;
  const head = [
    `POST /api/v1/sites/form/email/${id}/ HTTP/1.1`,
    `host: ${host}`,
    `origin: http://${host}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
  ];
  const socket = createConnection(product.port, "localhost");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  await once(socket, "connect");
  // a line that was cut shows in the answer
  socket.on("error", () => undefined);
  await new Promise((resolve) => {
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`, resolve);
  });
  // the server has read the beginning once it answers another request
  await fetchSite(product.siteAddress());
  const stopping = product.stop();
  await fetchSite(product.siteAddress()).catch(() => undefined);
  socket.write(body.slice(10));
  const { code, milliseconds } = await stopping;
  expect(answer).toMatch(/^HTTP\/1\.1 20[0-4]/);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(longestStop);
});

test("OFF-11: an editor that listens for others' edits says at once that it is offline, and does not hold the stop up", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_|Failed to load|EventSource/);
  const { openEditor } = await import("./harness/open-editor.ts");
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  await expect(editor.canvas.title(site.header)).toBeVisible();
  const { code, milliseconds } = await product.stop();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(longestStop);

  // nothing was typed, and the device has a network
  await expect(editor.top).toContainText("Offline");
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await editor.canvas.rewrite(editor.canvas.title(site.header), "While you were away");
  await expect(editor.top).toContainText("Offline: kept on this device");
  await product.start();
  await editor.saved();
  const stored = JSON.stringify(
    await (await signInByApi(product)).call("GET", `sites/${site.id}/document`),
  );
  expect(stored).toContain("While you were away");
});
