import { createSite } from "./harness/new-site.ts";
import { expectFocusWithin } from "./harness/focus-within.ts";
import { openEditor } from "./harness/open-editor.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";

const shared = ownProduct();

// a site, its page and the whole app are stored on the device, as for every owner
test.use({ serviceWorkers: "allow" });

/** Everything that the page's device keeps of what the server answered, as JSON; it leaves the database to the app to make. */
function keptOnDevice(): Promise<string> {
  return new Promise((resolve) => {
    const opened = indexedDB.open("vitrine-answers");
    opened.addEventListener("upgradeneeded", () => opened.transaction?.abort());
    opened.addEventListener("error", () => resolve(""));
    opened.addEventListener("success", () => {
      const database = opened.result;
      const all = database.transaction("answers").objectStore("answers").getAll();
      all.addEventListener("success", () => {
        database.close();
        resolve(JSON.stringify(all.result));
      });
    });
  });
}

/** How many of the app's files, those that the page has loaded or all, the page's device doesn't keep yet. */
async function missingOnDevice(which: string): Promise<number> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const worker = await (await fetch("/offline-worker.js")).text();
  const all = new Set(worker.match(/\/assets\/[\w~.-]+?\.(?:js|css|woff2|svg)\b/g));
  const wanted = which === "all" ? [...all] : loaded.filter((path) => all.has(path));
  const kept = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  return wanted.filter((path) => !kept.has(path)).length;
}

test("OFF-245: seconds after its first visit the editor opens without a network, and what is typed is kept", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(missingOnDevice, "loaded")).toBe(0);
  await expect.poll(() => page.evaluate(keptOnDevice)).toContain(site.header);

  await page.context().setOffline(true);
  await page.reload();
  await editor.ready();
  await editor.canvas.rewrite(title, "Written in a lift");
  await expect(editor.top.getByText("Offline: kept on this device")).toBeVisible();

  await page.context().setOffline(false);
  await editor.saved();
  expect(JSON.stringify(await api.call("GET", `sites/${site.id}/document`))).toContain(
    "Written in a lift",
  );
});

test("OFF-01: after its first visit the editor opens without a network, with what was loaded last, and keeps what is typed", async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
  const { product, api } = shared();
  const site = await createSite(api);
  const context = page.context();
  await signInQuietly(context, product);
  await page.goto(product.appOrigin);
  const { name } = await api.call<{ name: string }>("GET", `sites/${site.id}`);
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  const editor = new EditorScreen(page);
  await editor.ready();
  const title = editor.canvas.title(site.header);
  await editor.canvas.rewrite(title, "Written at home");
  await editor.saved();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(keptOnDevice)).toContain("Written at home");
  await expect.poll(() => page.evaluate(missingOnDevice, "all")).toBe(0);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toHaveText("Written at home");
  await editor.ready();
  await editor.canvas.rewrite(title, "Written in a tunnel");
  await expect(editor.top.getByText("Offline: kept on this device")).toBeVisible();

  await editor.top.getByRole("button", { name: "Publish" }).click();
  const publishing = page.getByRole("dialog", { name: "Publish" });
  await expect(publishing).toContainText("You can publish once it’s back.");
  await expect(publishing).toContainText("Your edits are kept on this device.");
  await expect(publishing.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expectFocusWithin(publishing);
  await page.keyboard.press("Escape");
  await expect(publishing).toBeHidden();

  // to all sites and back, and once more from the beginning
  await editor.top.getByRole("link", { name: "All sites" }).click();
  await expect(page.getByRole("banner")).toContainText("Offline");
  await page.getByRole("link", { name: `Edit ${name}`, exact: true }).click();
  await editor.ready();
  await expect(title).toHaveText("Written in a tunnel");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveText("Written in a tunnel");
  await expect(editor.top).toContainText("Offline: kept on this device");
  const stored = async (): Promise<string> =>
    JSON.stringify(await api.call("GET", `sites/${site.id}/document`));
  expect(await stored()).not.toContain("tunnel");

  await context.setOffline(false);
  await expect.poll(stored).toContain("Written in a tunnel");
  await editor.saved();
  await editor.top.getByRole("button", { name: "Publish" }).click();
  await expect(publishing.getByRole("button", { name: "Publish" })).toBeEnabled();
});

test.describe("where the device has a network", () => {
  test.use({ serviceWorkers: "block" });

  test("OFF-11, OFF-14, OFF-17: a server that can't be reached is told of by the first call that fails, and everything goes on once it can", async ({
    page,
    noise,
  }) => {
    noise.expect(/ERR_CONNECTION_REFUSED/);
    noise.expect(/Part not loaded/);
    const { product, api } = shared();
    const site = await createSite(api);
    const editor = await openEditor(page, product, { site: site.id });
    const publishing = page.getByRole("dialog", { name: "Publish" });
    await test.step("OFF-14: a part whose styles were lost isn't shown without them", async () => {
      const styles = /\/assets\/[^/]+\.css$/;
      await page.route(styles, (route) => route.abort("connectionrefused"));
      await editor.top.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
      await expect(publishing).toHaveCount(0);
      await page.unroute(styles);
      // it is asked for again by itself
      await expect(publishing).toHaveCSS("position", "fixed");
      // what it asked for has come: the next time it asks anew
      await expect(publishing).toContainText("First release");
      await page.keyboard.press("Escape");
      await expect(publishing).toBeHidden();
    });
    const title = editor.canvas.title(site.header);
    const server = /\/(?:api\/v1|healthz)/;
    await page.route(server, (route) => route.abort("connectionrefused"));

    // nothing has been typed
    await editor.top.getByRole("button", { name: "Publish" }).click();
    await expect(publishing).toContainText("You can publish once it’s back.");
    await expect(editor.top).toContainText("Offline");
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expectFocusWithin(publishing);
    await page.keyboard.press("Escape");
    await expect(publishing).toBeHidden();
    await editor.canvas.rewrite(title, "Written behind a portal");
    await expect(editor.top).toContainText("Offline: kept on this device");
    await test.step("OFF-17: what that means is said when it is pressed, in a window of any width", async () => {
      const status = editor.top.getByRole("button", { name: "Offline" });
      const box = page.getByRole("dialog", { name: "Offline" });
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(status.getByText("Offline").filter({ visible: true })).toBeInViewport({
          ratio: 1,
        });
        await status.click();
        await expect(box).toContainText("1 change is kept on this device.");
        await page.keyboard.press("Escape");
        await expect(box).toHaveCount(0);
      }
    });

    await page.unroute(server);
    // a person who has signed in to the network need not wait for the next question
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event("online")));
        return editor.top.textContent();
      })
      .not.toContain("Offline");
    await editor.saved();
    const stored = JSON.stringify(await api.call("GET", `sites/${site.id}/document`));
    expect(stored).toContain("Written behind a portal");
  });
});
