import type { Locator } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

interface Made {
  readonly id: number;
  readonly slug: string;
}

/** Where an element begins, in pixels from the left of its window. */
async function startOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It isn't shown");
  return Math.round(box.x);
}

test("PROG-09: a conference’s owner moves a talk to another room and time on the canvas, and the published page says so", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Night Shift", slug: "moved-talk", starter: "night" };
  const { id, slug } = await api.call<Made>("POST", "sites", body);
  await page.setViewportSize({ width: 1920, height: 1000 });
  const editor = await openEditor(page, product, { site: id });
  const section = editor.canvas.section("tonight");
  const cranes = section.locator('[data-edit="item"]', { hasText: "Cranes by moonlight" }).last();
  const roster = section.locator('[data-edit="item"]', { hasText: "A roster people" }).last();
  await expect(cranes).toContainText("Great Shed");

  await test.step("what is typed badly as a time is not kept and says why", async () => {
    await cranes.locator(".programme__times").click();
    const from = page.getByRole("textbox", { name: "From" });
    const until = page.getByRole("textbox", { name: "Until" });
    await from.fill("half past ten");
    await from.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Enter a time, like 18:30");
    await from.fill("23.15");
    await from.press("Enter");
    await until.fill("0");
    await until.press("Enter");
    await expect(cranes.locator("time")).toHaveText(["23:15", "00:00"]);
    await page.keyboard.press("Escape");
  });

  await test.step("the room is chosen by its name, and the talk stands in its column", async () => {
    await cranes.locator(".programme__who").hover();
    await page.getByRole("button", { name: "Options" }).click();
    const box = page.getByRole("dialog", { name: /^Session \d+ of 17: options/ });
    const rooms = box.getByRole("group", { name: "Room" });
    await expect(rooms.getByRole("radio")).toHaveCount(4);
    await expect(rooms.getByRole("radio", { name: "Great Shed" })).toBeChecked();
    await expectAccessible(page, "the options of a session");
    await rooms.getByRole("radio", { name: "Inspection Pit" }).check();
    await expect(cranes).toContainText("Inspection Pit");
    await expect.poll(async () => (await startOf(cranes)) - (await startOf(roster))).toBe(0);
    await page.keyboard.press("Escape");
  });

  await editor.saved();
  await api.publish(id);
  await page.goto(product.siteAddress(slug));
  const list = page.locator("#comp-tonight");
  const sessions = list.getByRole("listitem").filter({ has: page.locator("time") });
  const moved = sessions.filter({ hasText: "Cranes by moonlight" });
  await expect(moved).toContainText("Inspection Pit");
  await expect(moved.locator("time")).toHaveText(["23:15", "00:00"]);
  // beside what takes place in all rooms at that time, and behind what came before
  const titles = await sessions.locator("h4").allTextContents();
  expect(titles.indexOf("Cranes by moonlight")).toBeGreaterThan(
    titles.indexOf("A roster people can live with"),
  );
  const shed = sessions.filter({ hasText: "A roster people can live with" });
  await expect.poll(async () => (await startOf(moved)) - (await startOf(shed))).toBe(0);

  await test.step("the page of the whole programme says so too, without a second edit", async () => {
    await page.goto(`${product.siteAddress(slug)}programme`);
    const both = page.locator("#comp-nights").getByRole("listitem");
    const there = both.filter({ hasText: "Cranes by moonlight" });
    await expect(there).toContainText("Inspection Pit");
    await expect(there.locator("time")).toHaveText(["23:15", "00:00"]);
  });
});

test("PROG-320: on the canvas of the home page the second night is folded below its name, opened and edited there", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Night Shift", slug: "folded-night", starter: "night" };
  const { id } = await api.call<Made>("POST", "sites", body);
  const editor = await openEditor(page, product, { site: id });
  const section = editor.canvas.section("tonight");
  const second = section.getByRole("heading", { name: "Second dusk" });
  await expect(section.getByRole("heading", { name: "Cranes by moonlight" })).toBeVisible();
  await expect(second).toBeHidden();
  const night = section.locator("summary", { hasText: "Sat 13 Feb" });
  await night.click({ position: { x: 300, y: 10 } });
  await expect(second).toBeVisible();
  await editor.canvas.enter(section.getByText("Second dusk", { exact: true }));
  await page.keyboard.press("End");
  await page.keyboard.type(", again");
  await expect(section.getByRole("heading", { name: "Second dusk, again" })).toBeVisible();
});

test("PROG-321: in a list the sign that keeps a session ends where its line does, in either direction", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Night Shift", slug: "kept-at-edge", starter: "night" };
  const { id, slug } = await api.call<Made>("POST", "sites", body);
  const named = { id: 4, code: "ar", name: "Arabic", localName: "العربية", flagCode: "sa" };
  const language = { ...named, isPrimary: false, status: "active" };
  await api.operate(id, [{ name: "language.add", args: { language, after: null } }]);
  await api.publish(id);
  for (const path of ["programme", "ar/programme"])
    for (const width of [390, 768, 900]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.siteAddress(slug) + path);
      const kept = page.locator("[data-keep]:visible");
      await expect(kept.first()).toBeVisible();
      const ends = await kept.evaluateAll(
        (all, isMirrored) =>
          all.map((button) => {
            const own = button.querySelector("path")?.getBoundingClientRect();
            const line = button.closest("ol")?.getBoundingClientRect();
            if (!own || !line) throw new Error("A session stands in a list");
            return isMirrored ? own.left - line.left : line.right - own.right;
          }),
        path !== "programme",
      );
      for (const end of ends) expect(Math.abs(end), `${path} ${width}`).toBeLessThan(2);
      const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
      expect(await page.evaluate(isWider), `${path} ${width}`).toBe(false);
    }
});

test("PROG-06: nights and tracks of a programme are chosen by keys, without a script", async ({
  browser,
}) => {
  const { product, api } = shared();
  const body = { name: "Night Shift", slug: "chosen-night", starter: "night" };
  const { id, slug } = await api.call<Made>("POST", "sites", body);
  await api.publish(id);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.siteAddress(slug)}programme`);
  const nights = page.getByRole("heading", { name: "Second dusk" });
  await expect(nights).toBeHidden();
  await page.getByRole("radio", { name: /^Fri/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(nights).toBeVisible();
  await page.getByRole("radio", { name: "Make" }).check();
  const dimmed = page.getByRole("listitem").filter({ hasText: "Star party" });
  await expect(dimmed).toHaveCSS("opacity", "0.28");
  await expect(page.getByRole("listitem").filter({ hasText: "Neon" })).toHaveCSS("opacity", "1");
  await context.close();
});

test("PROG-12: the second night of the home page leads to the second night of the programme, which is chosen there", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Night Shift", slug: "led-to-saturday", starter: "night" };
  const { id, slug } = await api.call<Made>("POST", "sites", body);
  await api.publish(id);
  const expectSaturday = async () => {
    await expect(page.getByRole("radio", { name: /^Sat/ })).toBeChecked();
    await expect(page.getByRole("heading", { name: "Second dusk" })).toBeInViewport();
    await expect(page.getByRole("heading", { name: "Lights down: the opening" })).toBeHidden();
  };
  await page.goto(product.siteAddress(slug));
  await page.getByRole("group", { name: "Programme" }).getByRole("link", { name: /^Sat/ }).click();
  await expect(page).toHaveURL(/\/programme\/#comp-nights\.2$/);
  await expectSaturday();
  // and where the address is opened by itself
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expectSaturday();
});
