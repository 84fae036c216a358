import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { VersionsScreen } from "./screens/versions-screen.ts";

const shared = shareProduct();

test("HIST-14, HIST-26, HIST-41, HIST-137, HIST-245, HIST-290: an owner names a version, removes a page, compares, brings the page back and undoes that in one step", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const names = async (): Promise<string[]> => {
    const { index } = await api.call<{ index: { entries: readonly { name: string }[] } }>(
      "GET",
      `sites/${site.id}/document`,
    );
    return index.entries.map(({ name }) => name);
  };
  const about = { id: "about", meta: await emptyMeta(site.id), sections: [] };
  const entry = { id: "about", path: "/about", name: "About" };
  await api.operate(site.id, [{ name: "page.add", args: { entry, page: about, after: null } }]);

  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title(site.header);
  await editor.canvas.rewrite(title, "Bread worth the queue");
  await editor.saved();

  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await expect(versions.entries.first()).toContainText("Page “About” added");
  await expect(versions.entries.first()).toContainText("Now");
  await versions.openName();
  await expectAccessible(page, "naming a version", { inDark: true, within: "dialog[open]" });
  await versions.give("Before the sale");
  await expect(versions.entries.first()).toContainText("Before the sale");

  // somebody goes on, and the timeline shows it by itself
  await api.operate(site.id, [
    { name: "page.remove", args: { page: "about" } },
    { name: "section.remove", args: { page: site.page, section: "pricing8" } },
  ]);
  await expect(versions.entries.first()).toContainText("Page “About” deleted");
  expect(await names()).toEqual(["Home"]);
  // HIST-41: whole, also where it isn't looked at
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const summary = versions.entries.first().locator(".version-what");
    const cut = () =>
      summary.evaluate(
        (one) => one.scrollWidth - one.clientWidth + one.scrollHeight - one.clientHeight,
      );
    await expect.poll(cut, `at ${width} px`).toBe(0);
  }

  await versions.entries.filter({ hasText: "Before the sale" }).click();
  await expect(versions.point.getByRole("heading", { level: 2 })).toContainText("Before the sale");
  // HIST-290: also on phones, where it stands in place of the list
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Versions");
  }
  await expect(versions.point).toContainText("2 pages have changed since");
  const drawn = versions.drawn("Version").locator("iframe").contentFrame();
  await expect(drawn.locator("h1")).toHaveText("Bread worth the queue");
  await versions.point.getByRole("radio", { name: "Mobile, 390 px" }).click();
  await expect(versions.drawn("Version").locator("iframe")).toHaveAttribute("width", "390");
  await expectAccessible(page, "a version");

  await versions.point.getByRole("radio", { name: "Compare" }).click();
  await expect(versions.drawn("Then").getByText("Deleted since")).toBeVisible();
  await expectAccessible(page, "a comparison");
  // HIST-137: in small windows as well as in large ones
  const window = page.viewportSize();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => versions.rowsOfHead(), `at ${width} px`).toHaveLength(2);
    await versions.point.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("menuitem", { name: "Rename this version" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await versions.point.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Restore the whole site" })).toBeInViewport();
    await page.keyboard.press("Escape");
  }
  // HIST-245: on a phone too a version is looked at as on each device, scaled to the room there is
  await page.setViewportSize({ width: 390, height: 844 });
  await versions.point.getByRole("radio", { name: "Version" }).click();
  const frame = versions.drawn("Version").locator("iframe");
  for (const [shown, next, width] of [
    ["Mobile, 390 px", "Desktop, 1280 px", 1280],
    ["Desktop, 1280 px", "Tablet, 768 px", 768],
    ["Tablet, 768 px", "Mobile, 390 px", 390],
  ] as const) {
    const menu = versions.point.getByRole("button", { name: `Width: ${shown}` });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect.poll(() => menu.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await menu.press("Enter");
    await page.getByRole("menuitemradio", { name: next }).press("Enter");
    await expect(frame).toHaveAttribute("width", String(width));
    await expect(frame.contentFrame().locator("h1")).toHaveText("Bread worth the queue");
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(366);
  }
  await expectAccessible(page, "how a version is looked at", { within: ".point-head" });
  await versions.point.getByRole("radio", { name: "Compare" }).click();
  if (window) await page.setViewportSize(window);
  await versions.drawn("Then").getByRole("button", { name: "Restore section" }).click();
  await expect(editor.toast("Section restored")).toBeVisible();
  await expect(versions.point).toContainText("This page is as it was");

  await versions.point.getByRole("button", { name: "Page: Home" }).click();
  await page.getByRole("menuitemradio", { name: "About" }).click();
  await expect(versions.drawn("Now")).toContainText("Deleted since");
  await versions.restore("Restore this page");
  await expect(editor.toast("Page “About” restored")).toBeVisible();
  await expect.poll(names).toEqual(["Home", "About"]);
  await expect(versions.entries.first()).toContainText("Restored");

  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor.toast("Undone")).toBeVisible();
  await expect.poll(names).toEqual(["Home"]);
  // HIST-26: neither what was undone nor its undoing
  await expect(versions.entries.first()).not.toContainText(/“About” (added|restored)|undo/);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(names).toEqual(["Home", "About"]);

  /** What the home page has, emptied by the server's own rules. */
  async function emptyMeta(id: number): Promise<unknown> {
    const answer = await api.call<{ pages: readonly { meta: unknown }[] }>(
      "GET",
      `sites/${id}/document`,
    );
    return answer.pages[0]?.meta;
  }
});

test("HIST-380: what was done in a sitting is pictured by the section that it changed", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8", "Feature5"] });
  const editor = await openEditor(page, product, { site: site.id });
  await editor.canvas.rewrite(editor.canvas.title("feature5"), "Baked today");
  await editor.saved();
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await page.setViewportSize({ width: 1280, height: 360 });
  const entry = versions.entries.first();
  await expect(entry.locator("iframe").contentFrame().getByText("Baked today")).toBeInViewport();
  // what is around the picture stays where it is
  const list = page.locator(".versions-list");
  const scrolled = () =>
    list.evaluate((one) => [one.scrollHeight > one.clientHeight, one.scrollTop]);
  await expect.poll(scrolled).toEqual([true, 0]);
});

test("HIST-27: at the address of its versions a site names templates that no page uses any more", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["GalleryMasonry"] });
  await openEditor(page, product, { site: site.id });
  const address = `${product.appOrigin}/sites/${site.id}/versions`;
  await page.goto(address);
  const versions = new VersionsScreen(page);
  await versions.openName();
  await versions.give("Opening");
  await api.operate(site.id, [
    { name: "section.remove", args: { page: site.page, section: "gallerymasonry" } },
  ]);
  await page.goto(address);
  const named = versions.entries.filter({ hasText: "Opening" });
  await expect(named).toContainText("Mosaic of pictures added");
});

test("HIST-17: a version opens on a page that is something else now", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api);
  interface Answer {
    readonly pages: readonly {
      readonly meta: object;
      readonly sections: readonly { readonly id: string }[];
    }[];
  }
  const document = await api.call<Answer>("GET", `sites/${site.id}/document`);
  const entry = { id: "about", path: "/about", name: "About" };
  const about = { id: "about", meta: document.pages[0]?.meta, sections: [] };
  await api.operate(site.id, [
    { name: "page.add", args: { entry, page: about, after: null } },
    { name: "site.rename", args: { name: "Korn & Salz" } },
    {
      name: "text.set",
      args: {
        target: { part: "meta", page: "about" },
        path: ["title"],
        language: "en",
        text: "Three farms",
        was: "",
      },
    },
  ]);
  await openEditor(page, product, { site: site.id });
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await versions.entries.first().click();
  const steps = versions.timeline.locator(".version-steps");
  await steps.getByRole("link", { name: /Site renamed to/ }).click();
  await expect(versions.point.getByRole("button", { name: "Page: About" })).toBeVisible();
  await expect(versions.point).toContainText("Page “About” has changed since");
  await versions.point.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Restore this page" })).toBeEnabled();
});

test("HIST-550, HIST-551: a comparison opens in the language that differs, goes to another one with its difference, and tells a language that came by its name", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const language = (code: string, id: number) => ({
    name: "language.add",
    args: {
      language: {
        id,
        code,
        name: code,
        localName: code,
        flagCode: code,
        isPrimary: false,
        status: "active",
      },
      after: "en",
    },
  });
  const titled = (code: string, text: string, was: string) => ({
    name: "text.set",
    args: {
      target: { page: site.page, section: "pricing8" },
      path: ["title"],
      language: code,
      text,
      was,
    },
  });
  await api.operate(site.id, [language("de", 12_901), titled("de", "Preise", "")]);
  await api.publish(site.id);
  await api.operate(site.id, [
    titled("de", "Unsere Preise", "Preise"),
    language("fr", 12_902),
    titled("fr", "Tarifs", ""),
  ]);
  await openEditor(page, product, { site: site.id });
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await versions.entries.filter({ hasText: "Release 1" }).click();
  await expect(versions.point).toContainText("Page “Home” has changed since · French added");
  await versions.point.getByRole("radio", { name: "Compare" }).click();
  await expect(versions.point.getByRole("button", { name: "Language: Deutsch" })).toBeVisible();
  const shown = (side: "Then" | "Now") =>
    versions.drawn(side).locator("iframe").contentFrame().locator("html");
  for (const side of ["Then", "Now"] as const) {
    await expect(shown(side)).toHaveAttribute("lang", "de");
    await expect(
      versions.drawn(side).getByText("Title (German)", { exact: true }),
    ).toBeInViewport();
  }
  await expect(versions.point).toContainText("1 of 1");
  // HIST-137: in one row where there is room for it
  const window = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => versions.rowsOfHead()).toHaveLength(1);
  await expect(versions.point.getByRole("button", { name: "More" })).toBeVisible();
  if (window) await page.setViewportSize(window);
  await expect.poll(() => versions.rowsOfHead()).toHaveLength(1);

  await versions.point.getByRole("button", { name: "Language: Deutsch" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(shown("Now")).toHaveAttribute("lang", "en");
  const theme = { colorMode: "DARK", orientation: null };
  await api.operate(site.id, [
    { name: "section.set", args: { page: site.page, section: site.header, theme } },
  ]);
  await expect(versions.point).toContainText("1 of 2");
  await page.keyboard.press("j");
  await expect(versions.point).toContainText("2 of 2");
  await expect(shown("Now")).toHaveAttribute("lang", "de");
  await page.keyboard.press("k");
  await expect(versions.point).toContainText("1 of 2");
  await expect(shown("Now")).toHaveAttribute("lang", "en");
});

test("HIST-145: the 404 page is looked at as it was, compared and restored", async ({ page }) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const target = { part: "notFound" };
  const say = (text: string, was: string) =>
    api.operate(site.id, [
      { name: "text.set", args: { target, path: ["title"], language: "en", text, was } },
    ]);
  await say("No bread here", "");
  const editor = await openEditor(page, product, { site: site.id });
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await versions.openName();
  await versions.give("With bread");
  await say("Nothing here", "No bread here");
  await api.operate(site.id, [
    { name: "field.set", args: { target, path: ["side"], value: "center" } },
  ]);
  await versions.entries.filter({ hasText: "With bread" }).click();
  // it alone isn't what it was
  await expect(versions.point.getByRole("button", { name: "Page: 404 page" })).toBeVisible();
  const drawn = versions.drawn("Version").locator("iframe").contentFrame();
  await expect(drawn.locator("h1")).toHaveText("No bread here");
  await versions.point.getByRole("button", { name: "Page: 404 page" }).click();
  await expect(page.getByRole("menuitemradio", { name: /404 page/ })).toContainText("Changed");
  await page.keyboard.press("Escape");
  await versions.point.getByRole("radio", { name: "Compare" }).click();
  const now = versions.drawn("Now").locator("iframe").contentFrame();
  await expect(now.locator("h1")).toHaveText("Nothing here");
  await expect(versions.point.getByRole("list", { name: "Changed fields" })).toContainText(
    "Title › English",
  );
  await expectAccessible(page, "a comparison of the 404 page", { inDark: true });
  await versions.restore("Restore this page");
  await expect(editor.toast("Page “404 page” restored")).toBeVisible();
  await expect(now.locator("h1")).toHaveText("No bread here");
  await expect(versions.point).toContainText("This page is as it was");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(now.locator("h1")).toHaveText("Nothing here");
});

test("HIST-18, HIST-19, HIST-25: a sitting that ends with a release unfolds, the release stands beside it, the site’s creation is a point, and each is looked at in every language", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const language = {
    id: 2,
    code: "de",
    name: "German",
    localName: "Deutsch",
    flagCode: "de",
    isPrimary: false,
    status: "active",
  };
  const name = "Käsekuchen und Kaffee am Kanal, jeden Sonntag";
  await api.operate(site.id, [
    { name: "language.add", args: { language, after: "en" } },
    { name: "site.rename", args: { name } },
  ]);
  await api.publish(site.id);
  await openEditor(page, product, { site: site.id });
  const versions = new VersionsScreen(page);
  await versions.openFromEditor();
  await expect(versions.entries.first()).toContainText("Now");
  await expect(versions.entries.first()).toContainText("Release 1");
  await versions.entries.nth(1).click();
  const steps = versions.timeline.locator(".version-steps");
  // of the sitting and its steps one is selected
  await expect(versions.timeline.locator("[aria-current]")).toHaveCount(1);
  await expect(steps.locator("[aria-current]")).toHaveCount(1);
  await expect(steps.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await versions.point.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  const drawn = versions.drawn("Version").locator("iframe").contentFrame();
  await expect(drawn.locator("html")).toHaveAttribute("lang", "de");
  await versions.timeline.getByRole("link", { name: "The site was created here" }).click();
  await expect(versions.point).toContainText("have changed since");
  await versions.entries.first().click();
  await expect(versions.entries.first()).toHaveAttribute("aria-current", "true");
  await expect(steps).toHaveCount(0);
  // nothing has changed since: there is nothing to restore
  await expect(versions.point).toContainText("Nothing has changed since");
  await expect(versions.point.getByRole("button", { name: "Restore", exact: true })).toBeHidden();
});
