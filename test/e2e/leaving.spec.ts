import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Page } from "@playwright/test";
import { openPromise } from "yauzl";
import { freePort } from "../free-port.ts";
import { startNginx } from "../nginx-of-export.ts";
import { expectAccessible } from "./harness/axe.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { createSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { signInByApi } from "./harness/owner-api.ts";
import { startProduct } from "./harness/product.ts";
import type { Product } from "./harness/product.ts";
import { seedFolder } from "./harness/seed.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { InboxScreen } from "./screens/inbox-screen.ts";
import { PagesPanel } from "./screens/pages-panel.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";
import { VersionsScreen } from "./screens/versions-screen.ts";

const shared = shareProduct();
const ends: (() => Promise<void>)[] = [];
// when the story's browsers are closed: an editor that is open says when its server ends
test.afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function install(port?: number): Promise<Product> {
  const product = await startProduct({ seed: seedFolder(), ...(port !== undefined && { port }) });
  ends.push(() => product.remove());
  return product;
}

/** Unpacks an archive as any program does. */
async function unpack(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const to = path.join(folder, entry.fileName);
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to));
  }
}

/** Writes to the site's owner by the form of the page that is open. */
async function writeTo(page: Page, { name, message }: { name: string; message: string }) {
  const form = page.locator("form[data-form=contact]");
  await form.locator("[name=email]").click();
  await expect(form).toHaveAttribute("data-live", "");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=email]").fill("ann@example.org");
  await form.locator("[name=message]").fill(message);
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("status")).toContainText("Thank you");
}

/** What visitors get of the site, byte by byte. */
async function publishedPages(product: Product, slug: string): Promise<readonly string[]> {
  const address = product.siteAddress(slug);
  const answers = await Promise.all(
    ["", "prices/", "nowhere"].map((to) => fetchSite(address + to)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  return answers.map(({ body }) => body);
}

test("EXPORT-23: an owner leaves with everything: the site runs on nginx, writes to the inbox it left, and is the same on another installation", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const first = await install();
  const api = await signInByApi(first);
  const site = await createSite(api, { templates: ["Contact14"] });

  // a page, a version with a name, a release and a message, all of it by hand
  const editor = await openEditor(page, first, { site: site.id });
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Bread worth the queue");
  const pages = new PagesPanel(page);
  await pages.open();
  await pages.add({ name: "Prices" });
  await expect(pages.row("Prices")).toBeVisible();
  await editor.saved();
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await versions.openName();
  await versions.give("Before the move");
  await expect(versions.entries.first()).toContainText("Before the move");
  await new EditorScreen(page).open(first.appOrigin, site.id);
  await editor.publishing.publish();
  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(first.siteAddress(site.slug));
  await writeTo(visitor, { name: "Ann", message: "Two loaves, please" });
  const published = await publishedPages(first, site.slug);

  // the export screen
  const settings = new SettingsScreen(page);
  await settings.open(first.appOrigin, site.id, "export");
  const port = await freePort();
  const elsewhere = `http://127.0.0.1:${port}`;
  await page.getByRole("radio", { name: /^Keep sending here/ }).click();
  await settings.field("Address of the other server").fill(elsewhere);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  await settings.switch("Versions").click();
  await settings.switch("What visitors sent").click();
  await expectAccessible(page, "what leaves", { inDark: true });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const archive = await (await download).path();

  // the website on a server that knows nothing of it
  const folder = await mkdtemp(path.join(tmpdir(), "vitrine-left-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await unpack(archive, path.join(folder, "site"));
  const nginx = await startNginx({
    site: path.join(folder, "site"),
    folder: path.join(folder, "nginx"),
    host: "127.0.0.1",
    port,
  });
  ends.push(() => nginx.end());
  await expect
    .poll(() =>
      fetch(elsewhere).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  await visitor.goto(elsewhere);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bread worth the queue");
  await visitor.goto(`${elsewhere}/prices/`);
  await expect(visitor).toHaveTitle(/Prices/);
  await visitor.goto(elsewhere);
  await writeTo(visitor, { name: "Bea", message: "From the new server" });
  const inbox = new InboxScreen(page);
  await page.goto(`${first.appOrigin}/sites/${site.id}/inbox`);
  await expect(inbox.rows).toHaveCount(2);
  await expect(inbox.row("Bea")).toBeVisible();

  // another machine takes the place of the installation, and the archive is all that came along
  await page.goto("about:blank");
  await first.stop();
  const second = await install(first.port);
  await signInQuietly(page.context(), second);
  await page.goto(second.appOrigin);
  await page.getByRole("button", { name: "Import…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a site" });
  await dialog.locator("input[type=file]").setInputFiles(archive);
  await expect(dialog.getByRole("checkbox", { name: "Include what visitors sent" })).toBeChecked();
  await expect(
    dialog.getByRole("checkbox", { name: /^Include \d+ earlier version/ }),
  ).toBeChecked();
  await dialog.getByRole("button", { name: "Import the site" }).click();
  await expect(page).toHaveURL(/\/edit\//);
  const number = /\/sites\/(\d+)\//.exec(page.url())?.[1];
  await editor.ready();
  await expect(editor.canvas.title(site.header)).toHaveText("Bread worth the queue");
  await pages.open();
  await expect.poll(() => pages.tree()).toEqual(["1 Home, /", "1 Prices, /prices"]);
  await versions.openFromEditor();
  await expect(versions.entries.filter({ hasText: "Before the move" })).toHaveCount(1);
  await page.goto(`${second.appOrigin}/sites/${number}/inbox`);
  await expect(inbox.row("Ann")).toBeVisible();
  await expect(inbox.rows).toHaveCount(1);

  await editor.open(second.appOrigin, Number(number));
  await editor.publishing.publish();
  expect(Number(number)).toBe(site.id);
  expect(await publishedPages(second, site.slug)).toEqual(published);
});

test("REPLACE-05: an owner brings an export back into its site: told what goes, as one edit that one undo takes back", async ({
  page,
  noise,
}) => {
  noise.expect(/status of 422 .*replacement\/preview/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Contact14"] });
  const project = await page.context().newPage();
  const editor = await openEditor(page, product, { site: site.id });
  await project.goto(`${product.appOrigin}/sites/${site.id}/settings/export`);
  await project.getByRole("radio", { name: /^Project only/ }).click();
  const download = project.waitForEvent("download");
  await project.getByRole("button", { name: "Export", exact: true }).click();
  const archive = await (await download).path();
  await project.close();

  // the site goes on
  await editor.canvas.rewrite(editor.canvas.title(site.header), "Another bakery");
  const pages = new PagesPanel(page);
  await pages.open();
  await pages.add({ name: "Prices" });
  await expect(pages.row("Prices")).toBeVisible();
  await editor.saved();
  const { slug } = await api.call<{ slug: string }>("GET", `sites/${site.id}`);
  const settings = new SettingsScreen(page);
  await settings.open(product.appOrigin, site.id, "export");

  // what is no export is refused in words, and changes nothing
  const chooser = page.locator(".export-action input[type=file]");
  await chooser.setInputFiles({
    name: "letter.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("a letter"),
  });
  const dialog = page.getByRole("dialog", { name: /^Replace this site/ });
  await expect(dialog.getByRole("alert")).toContainText("Nothing was changed");
  await expect(dialog.getByRole("button", { name: "Replace this site" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await chooser.setInputFiles(archive);
  await expect(dialog).toContainText("1 page will be replaced");
  await expect(dialog).toContainText("1 page will be deleted");
  await expect(dialog).toContainText("Languages: English");
  await expectAccessible(page, "what a file replaces", { inDark: true, within: "dialog[open]" });
  await dialog.getByRole("button", { name: "Replace this site" }).click();
  await expect(editor.toast("Site replaced")).toBeVisible();
  const names = async (): Promise<string[]> => {
    const { index } = await api.call<{ index: { entries: readonly { name: string }[] } }>(
      "GET",
      `sites/${site.id}/document`,
    );
    return index.entries.map(({ name }) => name);
  };
  await expect.poll(names).toEqual(["Home"]);
  await editor.toast("Site replaced").getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(["Home", "Prices"]);
  await editor.open(product.appOrigin, site.id);
  await expect(editor.canvas.title(site.header)).toHaveText("Another bakery");
  expect(await api.call("GET", `sites/${site.id}`)).toMatchObject({ slug });
});
