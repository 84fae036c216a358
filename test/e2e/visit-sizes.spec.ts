import type { Locator, Page } from "@playwright/test";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { makeFirstMove } from "./visit/shown-page.ts";

const shared = shareProduct();

const telegram = { isActive: true, value: "@vitrine" };

function widthOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);
}

test("SECT-13: Feature15_2 is narrower with two or four blocks", async ({ page }) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["Feature15_2"] });
  const target = { page: site.page, section: sectionId("Feature15_2") };
  const blocks = page.locator(".feature-15 ul[data-count] > *");
  const widths: number[] = [];
  const block = (id: string) => ({
    name: "item.add",
    args: {
      target,
      path: ["features"],
      item: {
        id,
        picture: null,
        badgeText: {},
        count: {},
        countAlignment: "start",
        paragraph: { en: { text: "One more" } },
        blockParagraphAlignment: "start",
      },
      after: null,
    },
  });
  const document = await api.call<{
    pages: { sections: { fields: { features?: { id: string }[] } }[] }[];
  }>("GET", `sites/${site.id}/document`);
  const [first] = document.pages[0]?.sections.at(-1)?.fields.features ?? [];
  const removal = { name: "item.remove", args: { target, path: ["features"], item: first?.id } };
  const operations = [
    [],
    [removal],
    [block("more3"), block("more4")],
    [block("more5")],
    [block("more6")],
  ];
  for (const [step, count] of [3, 2, 4, 5, 6].entries()) {
    const [operation, ...others] = operations[step] ?? [];
    if (operation) await api.operate(site.id, [operation, ...others]);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    await expect(blocks).toHaveCount(count);
    widths.push(await widthOf(page, ".feature-15 ul[data-count]"));
  }
  const [three = 0, two = 0, four = 0, five = 0, six = 0] = widths;
  expect([two, four]).toEqual([960, 960]);
  expect([three, five, six].every((width) => width > 1100)).toBe(true);
});

test("SECT-24: of an odd count of figures the last fills a row of small windows, its words beside its number", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["FiguresRow"] });
  const target = { page: site.page, section: sectionId("FiguresRow") };
  const { pages } = await api.call<{
    pages: { sections: { fields: { figures?: { id: string }[] } }[] }[];
  }>("GET", `sites/${site.id}/document`);
  const item = pages[0]?.sections.at(-1)?.fields.figures?.at(-1)?.id;
  await api.operate(site.id, [{ name: "item.remove", args: { target, path: ["figures"], item } }]);
  await api.publish(site.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.siteAddress(site.slug));
  const list = page.locator("main dl");
  await expect(list.locator("dt")).toHaveCount(3);
  const boxOf = (one: Locator) =>
    one.evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return { left, right, width };
    });
  const [all, number, words] = await Promise.all(
    [list, list.locator("dd").last(), list.locator("dt").last()].map(boxOf),
  );
  const cell = await boxOf(list.locator("> div").last());
  expect(Math.round(cell.width)).toBe(Math.round(all?.width ?? 0));
  expect(words?.left).toBeGreaterThan(number?.right ?? Infinity);
});

test("LANG-06: the dropdown of languages is at most 580 px high, and scrolls", async ({ page }) => {
  const { api, product } = shared();
  const site = await createSite(api);
  const codes = "ru de fr es uk it pt nl pl cs sv da fi nb ro hu".split(" ");
  const languages = codes.map((code, place) => ({
    name: "language.add",
    args: {
      language: {
        id: 50 + place,
        code,
        name: code,
        localName: code,
        flagCode: "gb",
        isPrimary: false,
        status: "active",
      },
      after: codes[place - 1] ?? "en",
    },
  }));
  await api.operate(site.id, languages);
  await api.publish(site.id);
  await page.goto(product.siteAddress(site.slug));
  const menu = page.locator(".nav details.lang:not(.nav-full *)");
  await menu.locator("summary").click();
  const list = menu.locator(".menu");
  const [height, inner] = await list.evaluate((element) => [
    element.getBoundingClientRect().height,
    element.scrollHeight,
  ]);
  expect(height).toBe(580);
  expect(inner).toBeGreaterThan(580);
  await list.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(list.getByRole("link").last()).toBeInViewport();
});

test("MSG-06: a message is cut after five lines, in an area of at most 200 px", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api);
  const text = "Tell us the make, the year and send a picture of the socket. ".repeat(4).trim();
  const target = { part: "messenger", messenger: "telegram" };
  await api.operate(site.id, [
    { name: "settings.set", args: { settings: { messengers: { telegram } } } },
    { name: "text.set", args: { target, path: ["message"], language: "en", text, was: "" } },
  ]);
  await api.publish(site.id);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(product.siteAddress(site.slug));
    await page.locator(".opener").click();
    const bubble = page.locator(".chat__bubble");
    await expect(bubble).toBeVisible();
    const [lines = 0, isCut] = await bubble.evaluate((element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const inner =
        element.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return [inner / parseFloat(lineHeight), element.scrollHeight > element.clientHeight];
    });
    expect(Math.round(lines)).toBe(5);
    expect(isCut).toBe(true);
    const area = await page.locator(".chat__area").boundingBox();
    expect(area?.height).toBeLessThanOrEqual(200);
  }
});

test("REPORT-14: the info dialog is at most 400 px wide and lies over everything", async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  const { api, product } = shared();
  const site = await createSite(api);
  const settings = { messengers: { telegram } };
  await api.operate(site.id, [{ name: "settings.set", args: { settings } }]);
  await api.publish(site.id);
  await page.route(/\/sites\/form\/compliance\//, (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: "failed", message: "" } }),
  );
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(product.siteAddress(site.slug));
    await makeFirstMove(page);
    const report = page.getByRole("contentinfo").getByRole("link", { name: "Report" });
    await report.hover();
    await expect(report).toHaveAttribute("aria-haspopup", "dialog");
    await report.click();
    const form = page.getByRole("dialog", { name: "What’s wrong with this website?" });
    await form.getByLabel("Your name").fill("Ann");
    await form.getByLabel("Your email").fill("ann@example.org");
    await form.getByLabel("What’s wrong", { exact: true }).fill("Counterfeit");
    await form.getByRole("button", { name: "Send" }).click();
    const info = page.getByRole("alertdialog", { name: "Something went wrong" });
    await expect(info).toBeVisible();
    const box = await info.locator(".dialog").boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    // the bar, the messenger and everything else of the page are out of reach
    const over = await page.evaluate(() => {
      const spots = [document.querySelector(".nav"), document.querySelector(".opener")];
      return spots.map((one) => {
        const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
        return (
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest("dialog") !== null
        );
      });
    });
    expect(over).toEqual([true, true]);
  }
});

test("TITLE-01: at 320 px a title of 120 letters has its longest words whole, in each size that the theme may have", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { language: "ru" });
  const text =
    "Достопримечательнейшие хлебобулочные изделия с послевкусием для взыскательнейших односельчан города, окрестностей и дач";
  const draft = await api.call<{
    pages: { sections: { fields: { title: { ru: { text: string } } } }[] }[];
  }>("GET", `sites/${site.id}/document`);
  const was = draft.pages[0]?.sections[0]?.fields.title.ru.text ?? "";
  const target = { page: site.page, section: site.header };
  await api.operate(site.id, [
    { name: "text.set", args: { target, path: ["title"], language: "ru", text, was } },
  ]);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const fontSize of [0, 50, 100]) {
    await api.operate(site.id, [{ name: "theme.set", args: { theme: { fontSize } } }]);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText("взыскательнейших");
    await page.evaluate(() => document.fonts.ready);
    const divided = await title.evaluate((element) => {
      const words = element.firstChild as Text;
      return [...words.data.matchAll(/[\p{L}-]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        return range.getClientRects().length === 1 ? [] : [word];
      });
    });
    expect(divided, `at ${fontSize} %`).toEqual([]);
    // and more than a text
    const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size, `at ${fontSize} %`).toBeGreaterThan(17);
  }
});

test("FOOT-357: on a wide page the only column of a footer stands at the end of its row", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api);
  const text = (words: string) => ({ en: { text: words } });
  const link = { kind: "page", page: site.page };
  const links = [{ id: "home1", text: text("Home"), link }];
  const item = { id: "pages1", title: text("Pages"), links };
  const target = { part: "footer" };
  await api.operate(site.id, [
    { name: "item.add", args: { target, path: ["columns"], item, after: null } },
  ]);
  await api.publish(site.id);
  await page.goto(product.siteAddress(site.slug));
  const column = page.getByRole("contentinfo").getByRole("heading", { name: "Pages" });
  await expect(column).toBeVisible();
  const place = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 });
    return ((await column.boundingBox())?.x ?? 0) / width;
  };
  expect(await place(1280)).toBeGreaterThan(0.6);
  expect(await place(768)).toBeLessThan(0.1);
});
