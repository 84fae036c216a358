import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { eventNight } from "./harness/event-night.ts";
import { openEditor } from "./harness/open-editor.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { InboxScreen } from "./screens/inbox-screen.ts";

const shared = ownProduct();

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** The demo shop's page for bookings gets an event, and a form for replies to it. */
test.beforeAll(async () => {
  const { api } = shared();
  const { id } = await api.site();
  const { index } = await api.call<{ index: { entries: readonly (Entry & { path: string })[] } }>(
    "GET",
    `sites/${id}/document`,
  );
  const page = index.entries.find(({ path }) => path.includes("book"))?.id;
  const components = await api.call<readonly { id: string; data: object }[]>(
    "GET",
    "components?language=ru",
  );
  const fields = components.find((one) => one.id === "Rsvp1")?.data;
  const event = { ...eventNight, title: { ru: { text: "Ночь открытого гаража" } } };
  const section = { id: "night", template: "Rsvp1", version: 1, fields };
  const { pages } = await api.call<{ pages: { sections: { id: string }[] }[] }>(
    "GET",
    `sites/${id}/document?page=${page}`,
  );
  const after = pages[0]?.sections[0]?.id;
  await api.operate(id, [
    { name: "event.add", args: { event, after: null } },
    { name: "section.add", args: { page, section, after } },
  ]);
  await api.publish(id);
});

/** Sends one form of the shop, in Russian, and waits until it is thanked for. */
async function send(page: Page, form: string, values: Record<string, string>): Promise<void> {
  const found = page.locator(`form[data-form=${form}]`);
  await found.locator("[name=email]").click();
  await expect(found).toHaveAttribute("data-live", "");
  for (const [name, value] of Object.entries(values))
    await found.locator(`[name=${name}]`).fill(value);
  const answer = page.waitForResponse(/\/sites\/form\//);
  await found.locator("[type=submit]").click();
  expect((await answer).status()).toBe(204);
}

/** One visitor of the shop uses everything that sends something. */
async function visitShop(page: Page, address: string, person: { name: string; email: string }) {
  const { name, email } = person;
  await page.goto(address);
  await send(page, "email", { email });
  await send(page, "contact", { name, email, message: '=HYPERLINK("http://evil.example")' });
  await page.goto(`${address}book/`);
  await send(page, "rsvp", { name, email, guests: "2", message: "Приедем вечером" });
  await page.goto(`${address}report/`);
  await send(page, "compliance", { name, email, comment: "Это мои фотографии" });
}

test("INBOX-06, INBOX-05, INBOX-137, SEC-21: what a visitor sends is read, marked, downloaded, thrown away and erased", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const { product, api } = shared();
  const { id } = await api.site();
  const visitor = await (await anotherBrowser({ locale: "ru-RU" })).newPage();
  const person = { name: "Мария Ветрова", email: "maria@example.org" };
  await visitShop(visitor, product.siteAddress(), person);

  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  await page.getByRole("link", { name: /^Inbox of .*: 4 unread$/ }).click();
  await expect(page).toHaveURL(`${product.appOrigin}/sites/${id}/inbox`);
  const inbox = new InboxScreen(page);
  await expect(inbox.row(person.name)).toContainText("Unread");
  for (const tab of ["Messages", "Subscribers", "RSVPs", "Complaints"])
    await expect(inbox.tab(tab)).toContainText("1 unread");
  await expectAccessible(page, "the inbox with nothing open");

  await inbox.row(person.name).getByRole("link").press("Enter");
  await expect(inbox.pane.getByRole("heading", { level: 2 })).toHaveText(person.name);
  await expect(inbox.pane.getByText("=HYPERLINK")).toBeVisible();
  await expect(inbox.fact("Sent from")).toHaveText("/");
  await expect(inbox.fact("Language")).toHaveText("Russian");
  await expect(inbox.fact("Marketing cookies")).toHaveText("No choice made");
  await expect(inbox.fact("Site version")).toHaveText(/^No\. \d+$/);
  await expect(inbox.tab("Messages")).not.toContainText("unread");
  await expectAccessible(page, "the inbox with a message");
  // INBOX-137: where a message takes the window, its way to an answer is no second filled button
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(inbox.pane.getByRole("link", { name: "Reply" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".button.primary:visible")).toHaveText(["Publish"]);
  if (window) await page.setViewportSize(window);
  await inbox.pane.getByRole("button", { name: "Mark as unread" }).click();
  await expect(inbox.tab("Messages")).toContainText("1 unread");
  await page.reload();
  await expect(inbox.tab("Subscribers")).toContainText("1 unread");
  await expect(inbox.tab("Messages")).not.toContainText("unread");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-\d+-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.startsWith('\uFEFF"Sent (UTC)","Name","Email"')).toBe(true);
  expect(csv).toContain(
    `"Мария Ветрова","maria@example.org","'=HYPERLINK(""http://evil.example"")"`,
  );

  await inbox.open("RSVPs");
  await expect(inbox.row(person.name)).toContainText("Coming with 2 guests");
  await inbox.row(person.name).getByRole("link").click();
  await expect(inbox.fact("Event")).toHaveText("Ночь открытого гаража");
  await inbox.pane.getByRole("button", { name: "Delete" }).click();
  await expect(inbox.rows).toHaveCount(0);
  const told = page.getByRole("region", { name: "Notifications" });
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(inbox.row(person.name)).toBeVisible();

  await inbox.open("Complaints");
  await inbox.row("Это мои фотографии").getByRole("link").click();
  await expect(inbox.fact("Sent from")).toHaveText("/report/");
  await expect(page.locator("body")).not.toContainText(person.email);
  await expect(inbox.pane.getByRole("button", { name: "Delete" })).toHaveCount(0);

  await inbox.open("Subscribers");
  await inbox.row(person.email).getByRole("link").click();
  await expect(inbox.fact("Status")).toHaveText("Unconfirmed");
  await inbox.pane.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /^Erase this person/ }).click();
  const dialog = page.getByRole("dialog", { name: "Erase a person" });
  await expect(dialog.getByLabel("Email")).toHaveValue(person.email);
  await expectAccessible(page, "the question before a person is erased");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("3 entries erased")).toBeVisible();
  for (const tab of ["Subscribers", "Messages", "RSVPs"]) {
    await inbox.open(tab);
    await expect(inbox.rows).toHaveCount(0);
  }
  await inbox.open("Complaints");
  await expect(inbox.rows).toHaveCount(1);
});

test("INBOX-07: the list is walked with arrow keys; Delete throws away, and the focus stays in the list", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const visitor = await (await anotherBrowser({ locale: "ru-RU" })).newPage();
  for (const name of ["Первая", "Вторая"]) {
    // a form that was sent takes nothing for a while
    await visitor.goto(product.siteAddress());
    await send(visitor, "contact", { name, email: `${name.length}@example.org`, message: name });
  }
  await openEditor(page, product, { site: id });
  const rail = page.getByRole("navigation", { name: "Panels" });
  await rail.getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL(`${product.appOrigin}/sites/${id}/inbox`);
  const inbox = new InboxScreen(page);
  await inbox.row("Вторая").getByRole("link").focus();
  await expect(inbox.row("Вторая").getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(inbox.row("Первая").getByRole("link")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(inbox.row("Вторая").getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(inbox.pane.getByRole("heading", { level: 2 })).toHaveText("Вторая");
  await expect(inbox.row("Вторая").getByRole("link")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(inbox.row("Вторая")).toHaveCount(0);
  await expect(inbox.row("Первая").getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/\/inbox\/messages$/);
});

test.describe("по-русски, на телефоне", () => {
  test.use({
    locale: "ru-RU",
    viewport: { width: 390, height: 844 },
  });

  test("INBOX-06: список, потом запись, и назад к списку", async ({ page, anotherBrowser }) => {
    const { product, api } = shared();
    const { id } = await api.site();
    const visitor = await (await anotherBrowser({ locale: "ru-RU" })).newPage();
    await visitor.goto(product.siteAddress());
    const name = "Светлана";
    const email = "svetlana@example.org";
    await send(visitor, "contact", { name, email, message: "Можно приехать в субботу?" });
    await signInQuietly(page.context(), product);
    await page.goto(`${product.appOrigin}/sites/${id}/inbox`);
    const row = page.getByRole("listitem").filter({ hasText: name }).getByRole("link");
    await expect(row).toContainText("Не прочитано");
    await expectAccessible(page, "the list on a phone", { inDark: true });
    await row.click();
    const title = page.getByRole("heading", { level: 2 });
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
    await expect(row).toBeHidden();
    await expect(page.getByRole("article", { name })).toContainText("Можно приехать в субботу?");
    await expectAccessible(page, "a message on a phone", { inDark: true });
    const words = await page.locator("body").innerText();
    for (const word of ["Inbox", "Reply", "Messages", "Delete", "Language"])
      expect(words).not.toContain(word);
    await page.getByRole("link", { name: "К списку" }).click();
    await expect(row).toBeFocused();
    await expect(row).not.toContainText("Не прочитано");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
