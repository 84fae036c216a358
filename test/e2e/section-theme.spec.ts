import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/axe.ts";
import { copySite, createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

const twoSided = ["Feature5", "Contact14", "Email1", "Rsvp1"];
const event = {
  id: "party",
  title: {},
  description: {},
  place: {},
  start: "2099-05-02T11:00",
  end: "2099-05-02T18:00",
  timeZone: "UTC",
  capacity: null,
  deadline: null,
};

/** What leads in each template, and what stands beside it. */
const pairs = {
  Feature5: [".feature-5 div:has(> .title)", ".feature-5 [data-count]"],
  Contact14: [".contact-14 div:has(> .title)", ".contact-14 form"],
  Email1: [".email-1 div:has(> .title)", ".email-1 form"],
  Rsvp1: [".rsvp [data-on=brand]", ".rsvp [data-on=brand] + [data-on=page]"],
  footer: [".footer div:has(> .logo)", ".footer div:has(> .logo) + div"],
} as const;

/** The side that leading content has, by template. */
async function sidesOn(page: Page): Promise<Record<string, string>> {
  const sides: Record<string, string> = {};
  for (const [name, [leading, other]] of Object.entries(pairs)) {
    const [one, two] = await Promise.all(
      [leading, other].map((selector) => page.locator(selector).boundingBox()),
    );
    if (!one || !two) throw new Error(`${name} isn't there`);
    if (one.x + one.width <= two.x + 1) sides[name] = "left";
    else if (two.x + two.width <= one.x + 1) sides[name] = "right";
    else sides[name] = one.y + one.height <= two.y + 1 ? "above" : "over";
  }
  return sides;
}

/** Where a box ends; nowhere while it isn't there. */
function rightOf(box: { readonly x: number; readonly width: number } | null): number {
  return box ? box.x + box.width : Infinity;
}

function everywhere(side: string): Record<string, string> {
  return Object.fromEntries(Object.keys(pairs).map((name) => [name, side]));
}

for (const [language, start, end] of [
  ["en", "left", "right"],
  ["ar", "right", "left"],
] as const)
  test(`THEME-10 (R33): leading content takes the side of the theme or of its section, in ${language}`, async ({
    page,
  }) => {
    const { api, product } = shared();
    const site = await createSite(api, { language, templates: twoSided });
    const column = {
      id: "c1",
      title: { [language]: { text: "Pages" } },
      links: [{ id: "l1", text: { [language]: { text: "Home" } }, link: null }],
    };
    const own = (name: string, orientation: string) => ({
      name: "section.set",
      args: { page: site.page, section: sectionId(name), theme: { orientation } },
    });
    const show = async (operations: Parameters<typeof api.operate>[1]) => {
      await api.operate(site.id, operations);
      await api.publish(site.id);
      await page.goto(product.siteAddress(site.slug));
      return sidesOn(page);
    };
    const left = await show([
      {
        name: "event.add",
        args: { event: { ...event, title: { [language]: { text: "Open day" } } }, after: null },
      },
      {
        name: "item.add",
        args: { target: { part: "footer" }, path: ["columns"], item: column, after: null },
      },
    ]);
    expect(left).toEqual(everywhere(start));
    const mixed = await show([own("Contact14", "RIGHT"), own("Email1", "RIGHT")]);
    expect(mixed).toEqual({ ...everywhere(start), Contact14: end, Email1: end });
    const theme = { orientation: "RIGHT" };
    const right = await show([{ name: "theme.set", args: { theme } }, own("Feature5", "LEFT")]);
    expect(right).toEqual({ ...everywhere(end), Feature5: start });
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await sidesOn(page)).toEqual(everywhere("above"));
  });

interface DocumentAnswer {
  readonly pages: readonly {
    readonly id: string;
    readonly sections: readonly {
      readonly id: string;
      readonly template: string;
      readonly fields: { readonly features?: readonly { readonly id: string }[] };
    }[];
  }[];
}

test("THEME-10 (R33): a header's words and a single block with a picture take the side; a list of prices has none", async ({
  page,
}) => {
  const { api, product } = shared();
  const { id, slug } = await copySite(api, (await api.site()).id);
  const { pages } = await api.call<DocumentAnswer>("GET", `sites/${id}/document`);
  const home = pages.find(({ sections }) => sections.some((one) => one.fields.features));
  const blocks = home?.sections.find((one) => one.fields.features);
  const components = await api.call<readonly { id: string; data: unknown }[]>(
    "GET",
    "components?language=ru",
  );
  const fields = components.find((one) => one.id === "PriceList")?.data;
  const prices = { id: "prices", template: "PriceList", version: 1, fields };
  const target = { page: home?.id, section: blocks?.id };
  const others = blocks?.fields.features?.slice(1) ?? [];
  await api.operate(id, [
    { name: "section.add", args: { page: home?.id, section: prices, after: blocks?.id } },
    ...others.map(({ id: item }) => ({
      name: "item.remove",
      args: { target, path: ["features"], item },
    })),
  ]);
  const middle = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} isn't there`);
    return box.x + box.width / 2;
  };
  for (const [orientation, leads] of [
    ["LEFT", true],
    ["RIGHT", false],
  ] as const) {
    await api.operate(id, [{ name: "theme.set", args: { theme: { orientation } } }]);
    await api.publish(id);
    await page.goto(product.siteAddress(slug));
    expect((await middle(".header-21 div:has(> .title)")) < 720).toBe(leads);
    const picture = await middle(".feature-15 li > :first-child");
    expect(picture < (await middle(".feature-15 li > :first-child + *"))).toBe(leads);
    expect(await middle(".price-list li > :first-child")).toBeLessThan(
      await middle(".price-list li > :first-child + p"),
    );
  }
});

test("THEME-09, SWAP-06, BACK-02 (R34): a light page holds a dark section: set beside it, seen at once, undone, published", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: twoSided });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("Contact14"));
  await section.click({ position: { x: 4, y: 4 } });
  await editor.toolbar.button("Background").click();
  const colours = page.getByRole("radiogroup", { name: "Colours" });
  await expect(colours.getByRole("radio", { name: "Same as site" })).toBeChecked();
  const light = await section.evaluate((one) => getComputedStyle(one).backgroundColor);
  await colours.getByRole("radio", { name: "Dark" }).click();
  await page
    .getByRole("radiogroup", { name: "Side" })
    .getByRole("radio", { name: "Right" })
    .click();
  await expect(section).toHaveAttribute("data-mode", "dark");
  await expect(section).toHaveAttribute("data-side", "right");
  await expect(section).not.toHaveCSS("background-color", light);
  await expectAccessible(page, "the popover of a section");
  await page.keyboard.press("Escape");
  await editor.undo.click();
  await expect(section).not.toHaveAttribute("data-side", /./);
  await expect(section).toHaveAttribute("data-mode", "dark");
  await section.click({ position: { x: 4, y: 4 } });
  await editor.resize({ width: 1280, height: 800 });
  const opener = editor.toolbar.button("Background");
  const places = async () => [
    await page.locator(".page-frame").boundingBox(),
    await opener.boundingBox(),
  ];
  await expect.poll(async () => rightOf(await opener.boundingBox())).toBeLessThan(1280);
  // the tools have come to rest
  await opener.click({ trial: true });
  const before = await places();
  await opener.click();
  const beside = page.getByRole("dialog", { name: "Background" });
  await expect(beside).toBeVisible();
  // the page makes room for it (decision 1018), and takes that back
  const pageEnd = async () => rightOf(await page.locator(".page-frame").boundingBox());
  const startOf = async () => (await beside.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await pageEnd()) <= (await startOf())).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(places).toEqual(before);
  await editor.resize({ width: 1440, height: 900 });
  const footer = editor.canvas.frame.locator("body > .footer");
  await footer.click({ position: { x: 60, y: 40 } });
  await editor.toolbar.button("Swap layout").click();
  await page.getByRole("button", { name: /^Footer with a large name/ }).click();
  await expect(footer).toHaveClass(/footer-wordmark/);
  await editor.toolbar.button("Background").click();
  await colours.getByRole("radio", { name: "Dark" }).click();
  await expect(footer).toHaveAttribute("data-mode", "dark");
  await editor.saved();
  await api.publish(site.id);
  for (const theme of [{}, { brand: "#ffe600" }, { brand: "#1a1a1a", colorMode: "EXTRALIGHT" }]) {
    await api.operate(site.id, [{ name: "theme.set", args: { theme } }]);
    await api.publish(site.id);
    await page.goto(product.siteAddress(site.slug));
    await expect(page.locator("html")).not.toHaveAttribute("data-mode", "dark");
    await expect(page.locator("#comp-contact14")).toHaveAttribute("data-mode", "dark");
    await expect(page.locator("body > .footer")).toHaveAttribute("data-mode", "dark");
    await expectAccessible(page, `a page with a dark section, ${JSON.stringify(theme)}`);
  }
});

test("SPEC-04, CHECK-24: what a section stands on is chosen by seeing it, by keys too; a colour that comes twice is told of, and the way leads there", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["TextStatement", "ReviewsCards"] });
  await api.operate(site.id, [{ name: "theme.set", args: { theme: { second: "#2f6656" } } }]);
  const editor = await openEditor(page, product, { site: site.id });
  const grounds = page.getByRole("radiogroup", { name: "Fill" });
  const stand = async (template: string): Promise<void> => {
    const section = editor.canvas.section(sectionId(template));
    await section.click({ position: { x: 4, y: 4 } });
    await editor.toolbar.button("Background").click();
    const plain = grounds.getByRole("radio", { name: "Page" });
    await plain.focus();
    await expect(plain).toBeFocused();
    await page.keyboard.press("End");
    const second = grounds.getByRole("radio", { name: "Second colour" });
    await expect(second).toBeFocused();
    await page.keyboard.press("Space");
    await expect(second).toBeChecked();
    await expect(section).toHaveAttribute("data-ground", "second");
    const seen = await section.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(second.getByText("Aa")).toHaveCSS("background-color", seen);
  };
  await stand("TextStatement");
  await expectAccessible(page, "the grounds of a section");
  await page.keyboard.press("Escape");
  await expect(grounds).toBeHidden();
  await stand("ReviewsCards");
  await page.keyboard.press("Escape");
  await expect(grounds).toBeHidden();
  await editor.saved();
  await editor.canvas.section(site.header).click({ position: { x: 4, y: 4 } });
  await expect(editor.toolbar.bar).toHaveAccessibleName(/Header/);
  await editor.publishing.open();
  await editor.publishing.box
    .getByRole("button", { name: /^Another section on the second/ })
    .click();
  await expect(editor.toolbar.bar).toHaveAccessibleName(/Reviews/);
});

test("ITEM-06: what of an item has no place on the page is chosen beside it, by mouse and by keys, and undone", async ({
  page,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["ReviewsCards"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("ReviewsCards"));
  await section.click({ position: { x: 4, y: 4 } });
  await expect(editor.toolbar.bar).toBeVisible();
  const review = section.locator('[data-edit="item"]').nth(1);
  const stars = review.locator(".reviews__stars .vh");
  await expect(stars).toHaveText(/^5 /);
  await review.hover();
  const options = page.getByRole("button", { name: "Options" });
  await options.click();
  const box = page.getByRole("dialog", { name: "Review 2 of 3: options" });
  await box.getByRole("radio", { name: "3" }).click();
  await expect(box.getByRole("radio", { name: "3" })).toBeChecked();
  await expect(stars).toHaveText(/^3 /);
  await expectAccessible(page, "the options of an item");
  await page.keyboard.press("ArrowRight");
  await expect(box.getByRole("radio", { name: "4" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stars).toHaveText(/^4 /);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(options).toBeFocused();
  await editor.undo.click();
  await expect(stars).toHaveText(/^3 /);
  await editor.saved();
});
