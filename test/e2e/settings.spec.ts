import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { createSite } from "./harness/new-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { standInForStrangers } from "./harness/strangers.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { SettingsScreen, tabs } from "./screens/settings-screen.ts";
import { moveMouse } from "./visit/shown-page.ts";

const shared = ownProduct();

async function openSettings(
  page: Page,
  site: number,
  tab: (typeof tabs)[number] | "" = "",
): Promise<SettingsScreen> {
  await signInQuietly(page.context(), shared().product);
  const settings = new SettingsScreen(page);
  await settings.open(shared().product.appOrigin, site, tab);
  return settings;
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard never came there");
}

test("an owner switches on a language, a messenger, the gdpr banner and a tracker, and visitors get them", async ({
  page,
  anotherBrowser,
  noise,
}) => {
  test.slow();
  noise.expect(/^request to a stranger/);
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  const settings = await openSettings(page, site.id, "languages");

  await page.getByLabel("Add a language").selectOption({ label: "Deutsch · German" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await settings.switch("Show to visitors: Deutsch").click();
  await expect(page.getByText("Visitors can choose it")).toBeVisible();

  await settings.choose("Messengers");
  await settings.switch("Show Telegram").click();
  await settings.field("Telegram username").fill("javascript:alert(1)");
  await settings.field("Telegram username").blur();
  await expect(page.getByRole("alert")).toHaveText(
    "Enter a valid Telegram username or phone number, like @name",
  );
  await settings.field("Telegram username").fill("@vitrine");
  await settings.field("Telegram username").blur();
  await expect(page.getByText("Goes to https://t.me/vitrine")).toBeVisible();
  const preview = page.frameLocator("iframe[title=Preview]");
  await expect(preview.locator(".chat__bubble")).toBeVisible();

  await settings.choose("Cookies");
  await page.getByRole("radio", { name: /^GDPR Nothing/ }).click();
  await settings.field(/^Text/).first().fill("Choose <b>yourself</b>");
  await expect(preview.locator(".cookie__text")).toHaveText("Choose <b>yourself</b>");

  await settings.choose("Tracking");
  await expect(page.getByText("The GDPR banner is on")).toBeVisible();
  await settings.field(/^Yandex Metrica/).fill("12345678");
  await settings.field(/^Yandex Metrica/).blur();
  await settings.saved();
  await settings.publishing.publish();

  const context = await anotherBrowser();
  const strangers = await standInForStrangers(context);
  const visitor = await context.newPage();
  await visitor.goto(product.siteAddress(site.slug));
  const consent = new ConsentScreen(visitor);
  await expect(consent.banner).toContainText("Choose <b>yourself</b>");
  await moveMouse(visitor);
  await visitor.waitForLoadState("networkidle");
  expect(strangers.asked()).toEqual([]);
  await consent.reloadedBy(() => consent.accept.click());
  await moveMouse(visitor);
  await expect.poll(() => strangers.asked()).toEqual(["https://mc.yandex.ru/metrika/tag.js"]);
  await visitor.locator(".opener").click();
  await expect(visitor.locator(".chat a.button")).toHaveAttribute("href", "https://t.me/vitrine");
  await visitor.goto(`${product.siteAddress(site.slug)}de/`);
  await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
});

test("SET-11: an owner sets the bar up in the settings, and visitors get it", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Email1"] });
  const settings = await openSettings(page, site.id, "navigation");
  const rows = page.locator('[data-field$="/text"]');
  await page.getByRole("button", { name: "Add a link" }).click();
  await rows.last().fill("Write to us");
  await page.getByLabel("Link to").last().fill("mailto:studio@example.org");
  await page.getByLabel("Link to").last().blur();
  await page.getByRole("radio", { name: "White" }).click();
  await settings.field("Name of the menu for the other links").fill("And more");
  await page.getByRole("button", { name: "Add a network" }).click();
  await page.getByLabel("Network").last().selectOption("telegram");
  const address = page.getByLabel("Address", { exact: true }).last();
  await address.fill("https://t.me/vitrine");
  await address.blur();
  await settings.saved();
  await settings.publishing.publish();

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(product.siteAddress(site.slug));
  const bar = visitor.getByRole("banner");
  const link = bar.getByRole("link", { name: "Write to us" });
  await expect(link).toHaveAttribute("href", "mailto:studio@example.org");
  await expect(bar.locator(".logo")).toHaveAttribute("data-colour", "white");
  await expect(bar.locator('.nav__social a[href="https://t.me/vitrine"]').first()).toBeVisible();
});

test("SET-02: by keyboard alone: a chat gets its key, is undone and done again", async ({
  page,
}) => {
  const { api } = shared();
  const site = await createSite(api);
  const settings = await openSettings(page, site.id, "tracking");
  const focused = (name: string) => async () =>
    (await page.evaluate(() => document.activeElement?.textContent)) === name;
  await tabTo(page, focused("Chats"));
  await page.keyboard.press("Enter");
  await expect(settings.heading).toHaveText("Chats");
  await tabTo(page, focused("Add a chat"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  for (const _before of ["LiveChat", "JivoChat"]) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(settings.field("Olark")).toBeFocused();
  await page.keyboard.type("1234-567-89");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert")).toHaveText("Enter an Olark site ID, like 1234-567-89-0123");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type("-0123");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Olark" })).toBeChecked();
  await settings.saved();
  await page.keyboard.press("Tab");
  await tabTo(page, () => page.evaluate(() => document.activeElement?.tagName !== "INPUT"));
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("radio", { name: "None" })).toBeChecked();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(page.getByRole("radio", { name: "Olark" })).toBeChecked();
});

test("SET-03: nothing typed is lost: not by a reload, not without a network", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const { api } = shared();
  const site = await createSite(api);
  const settings = await openSettings(page, site.id, "tracking");
  const tag = settings.field(/^Google tag/);
  await tag.fill("G-1');alert(1)//");
  await tag.blur();
  await expect(page.getByRole("alert")).toContainText("G-ABCDE12345");
  // without a server it couldn't be fetched any more
  const offlinePart = page.waitForResponse(/\/assets\/offline-status-/);
  await page.reload();
  await expect(tag).toHaveValue("G-1');alert(1)//");
  await (await offlinePart).finished();
  await expect(settings.top.getByRole("status")).not.toHaveText("Saved", { useInnerText: true });
  await context.setOffline(true);
  await tag.fill("G-ABCDE12345");
  await tag.blur();
  await expect(settings.top.getByRole("button", { name: /^Offline/ })).toBeVisible();
  await context.setOffline(false);
  await settings.saved();
  const document = await api.call<{ site: { settings: { tracking: { gtagId: string } } } }>(
    "GET",
    `sites/${site.id}/document`,
  );
  expect(document.site.settings.tracking.gtagId).toBe("G-ABCDE12345");
});

test("SET-01: from the canvas to the settings and back, with what can be undone", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api);
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  const { name } = await api.call<{ name: string }>("GET", `sites/${site.id}`);
  await page
    .getByRole("button", { name: new RegExp(`${name}$`) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const settings = new SettingsScreen(page);
  await expect(settings.heading).toHaveText("General");
  await settings.choose("Messengers");
  await page.getByRole("radio", { name: "Left" }).click();
  await settings.saved();
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/edit\/home$/);
  await new EditorScreen(page).ready();
  await settings.top.getByRole("button", { name: "Undo" }).click();
  await page
    .getByRole("navigation", { name: "Panels" })
    .getByRole("link", { name: "Site" })
    .click();
  await settings.choose("Messengers");
  await expect(page.getByRole("radio", { name: "Right" })).toBeChecked();
});

test("SET-13: a problem of publishing leads to its field", async ({ page }) => {
  const { api } = shared();
  const site = await createSite(api);
  await api.operate(site.id, [
    {
      name: "settings.set",
      args: { settings: { messengers: { viber: { isActive: true, value: "+79001234567" } } } },
    },
    {
      name: "text.set",
      args: {
        target: { part: "messenger", messenger: "viber" },
        path: ["subtitle"],
        language: "en",
        text: "too long ".repeat(20),
        was: "",
      },
    },
  ]);
  const settings = await openSettings(page, site.id);
  await settings.publishing.open();
  await settings.publishing.box.getByRole("button", { name: /180/ }).click();
  await expect(settings.heading).toHaveText("Messengers");
  await expect(page.locator('[data-field="part:messenger/viber/subtitle"]')).toBeFocused();
});

test("SET-291: what a part is for stands beside its fields in large windows, and above them in others", async ({
  page,
}) => {
  const { api } = shared();
  const { id } = await api.site("studio");
  const settings = await openSettings(page, id);
  await settings.show("chats");
  const heading = page.getByRole("heading", { name: "Keys" });
  const field = page.getByLabel("Intercom").and(page.getByRole("textbox"));
  const placesOf = async () => {
    const [about, first] = [await heading.boundingBox(), await field.boundingBox()];
    if (!about || !first) throw new Error("They are not drawn");
    return { about, first };
  };
  await expect(field).toBeVisible();
  const isBeside = async () => {
    const { about, first } = await placesOf();
    return about.x + about.width < first.x && Math.abs(about.y - first.y) < 40;
  };
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize({ width: 1024, height: 900 });
  // within the frame of its field
  const isAbove = async () => {
    const { about, first } = await placesOf();
    return Math.abs(about.x - first.x) < 16 && about.y < first.y;
  };
  await expect.poll(isAbove).toBe(true);
});

test("PEOPLE-407: the people of a site, handing it over and leaving it fill a large window, each beside what it is for", async ({
  page,
}) => {
  const { api } = shared();
  const { id } = await api.site("studio");
  await openSettings(page, id, "people");
  const list = page.getByRole("list", { name: "People" });
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error("It isn’t drawn");
    return { start: box.x, end: box.x + box.width, top: box.y };
  };
  const rows = [
    ["Who has access", list],
    ["Transfer the site", page.getByRole("button", { name: "Transfer…" })],
    ["Leave this site", page.getByRole("button", { name: "Leave", exact: true })],
  ] as const;
  for (const [width, reached] of [
    [1280, 1100],
    [1920, 1500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await edges(list)).end).toBeGreaterThan(reached);
    const { start } = await edges(list);
    for (const [name, field] of rows) {
      const [about, beside] = [
        await edges(page.getByRole("heading", { name })),
        await edges(field),
      ];
      expect(about.end).toBeLessThan(beside.start);
      expect(beside.start).toBe(start);
      expect(Math.abs(about.top - beside.top)).toBeLessThan(48);
    }
  }
});

test("SET-420: tabs without a preview fill a large window, with fields beside each other and none longer than its words", async ({
  page,
}) => {
  const { api } = shared();
  const { id } = await api.site("studio");
  await page.setViewportSize({ width: 1920, height: 1080 });
  const settings = await openSettings(page, id, "general");
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error("It isn’t drawn");
    return box;
  };
  const [name, address] = [settings.field("Name"), settings.field("Site address")];
  const [first, second] = [await boxOf(name), await boxOf(address)];
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(Math.abs(second.y - first.y)).toBeLessThan(8);
  const { x, width } = await boxOf(page.getByRole("button", { name: "Move to trash" }));
  expect(x + width).toBeGreaterThan(1500);
  for (const tab of ["general", "tracking", "events", "redirects"] as const) {
    await settings.show(tab);
    for (const field of await page.getByRole("main").getByRole("textbox").all())
      expect((await boxOf(field)).width, tab).toBeLessThan(640);
  }
});

test.describe("every tab", () => {
  test("axe finds nothing, light or dark, and nothing is wider than the window", async ({
    page,
  }) => {
    test.slow();
    const { api } = shared();
    const { id } = await api.site("studio");
    const settings = await openSettings(page, id);
    for (const tab of tabs) {
      await settings.show(tab);
      await expectAccessible(page, `settings, ${tab}`, { inDark: true });
      for (const width of [320, 390, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const over = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(over, `${tab} at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});

test.describe("по-русски", () => {
  test.use({ locale: "ru-RU" });

  test("язык, мессенджер и баннер включаются по-русски", async ({ page }) => {
    const { api } = shared();
    const site = await createSite(api, { language: "ru" });
    const settings = await openSettings(page, site.id);
    await expect(settings.heading).toHaveText("Основное");
    await page.getByRole("link", { name: "Cookie", exact: true }).click();
    await page.getByRole("radio", { name: /^GDPR Ничего/ }).click();
    await page.getByRole("link", { name: "Мессенджеры" }).click();
    await settings.switch("Показывать Viber").click();
    await page.getByRole("link", { name: "Языки" }).click();
    await page.getByLabel("Добавить язык").selectOption("en");
    await page.getByRole("button", { name: "Добавить", exact: true }).click();
    await expect(settings.top.getByRole("status")).toHaveText("Сохранено", { useInnerText: true });
    for (const name of ["Основное", "Cookie", "Счётчики", "Чаты", "События"]) {
      await page.getByRole("link", { name, exact: true }).click();
      await expect(settings.heading).toHaveText(name);
      const words = await page.getByRole("main").innerText();
      expect(words, name).not.toMatch(/\b(the|Visitors|Settings|Preview|Add)\b/);
    }
  });
});
