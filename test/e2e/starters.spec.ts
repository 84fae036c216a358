import type { Page } from "@playwright/test";
import { isWholeSweep, sampleOf } from "../sweep.ts";
import { expectAccessible } from "./harness/axe.ts";
import { expectToFit } from "./harness/overflow.ts";
import { shareProduct } from "./harness/shared-product.ts";
import type { Installed } from "./harness/installed.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { PagesPanel } from "./screens/pages-panel.ts";

const shared = shareProduct();
test.describe.configure({ mode: "parallel" });
// the panel of pages beside a page as wide as it is: a page that is drawn smaller is clicked beside its words
test.use({ viewport: { width: 1800, height: 900 } });

const yellow = "#ffe600";
const nearWhite = "#fbfaf7";
const nearBlack = "#0b0b0d";

/** What an owner makes: from which starter, in a colour that words are hard to read on. */
const beginnings = [
  { starter: "cafe", card: "Café", slug: "own-cafe", brand: nearBlack },
  { starter: "shop", card: "Online shop", slug: "own-shop", brand: yellow },
  { starter: "studio", card: "Design studio", slug: "own-studio", brand: nearWhite },
  { starter: "polden", card: "Restaurant", slug: "own-restaurant", brand: yellow },
  { starter: "linden", card: "Practice", slug: "own-practice", brand: nearWhite },
  { starter: "ladno", card: "Software", slug: "own-software", brand: nearBlack },
  { starter: "arnes", card: "Architect", slug: "own-architect", brand: yellow },
  { starter: "yard", card: "School", slug: "own-school", brand: nearWhite },
  { starter: "night", card: "Conference", slug: "own-conference", brand: nearBlack },
] as const;
type Beginning = (typeof beginnings)[number];

/** By hand the nine take five minutes of a processor: `npm test` makes one so, and three by calls. */
const byHand = isWholeSweep ? beginnings : beginnings.slice(0, 1);
const byCalls = sampleOf(beginnings.slice(byHand.length), 3);

interface Entry {
  readonly id: string;
  readonly path: string;
}

interface Document {
  readonly index: { readonly entries: readonly Entry[] };
  readonly site: {
    readonly name: string;
    readonly theme: { readonly brand: string };
    readonly languages: readonly { readonly code: string; readonly isPrimary: boolean }[];
  };
  readonly pages: readonly {
    readonly id: string;
    readonly sections: readonly {
      readonly id: string;
      readonly fields: Readonly<Record<string, Readonly<Record<string, { text: string }>>>>;
    }[];
  }[];
}

/** Makes a site in the dialog, and is in the editor then. */
async function begin(
  page: Page,
  { product }: Installed,
  { card, slug, brand }: Beginning,
): Promise<EditorScreen> {
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  await page.getByRole("button", { name: "New site" }).first().click();
  await page.getByRole("button", { name: new RegExp(`^${card}`) }).click();
  const preview = page.getByRole("dialog", { name: "Preview of the new site" });
  await preview.getByLabel("Site name").fill("Blue Door");
  await preview.getByLabel("Address").fill(slug);
  await preview.getByLabel("Your own colour").fill(brand);
  await preview.getByLabel("Site language").selectOption("*");
  await expect(preview.getByText("This address is available.")).toBeVisible();
  await preview.getByRole("button", { name: "Create site" }).click();
  await expect(page).toHaveURL(/\/edit\//, { timeout: 180_000 });
  const editor = new EditorScreen(page);
  await editor.ready();
  return editor;
}

/** Writes a title of each page anew, one page after another. */
async function changeEveryPage(editor: EditorScreen, entries: readonly Entry[]): Promise<void> {
  const { page, canvas } = editor;
  const pages = new PagesPanel(page);
  await pages.open();
  for (const { id, path } of entries) {
    await pages.panel.getByRole("treeitem", { name: new RegExp(`, ${path}$`) }).click();
    const title = canvas.frame
      .locator(`main [data-topic^="page:${id}/"]:is(h1, h2, .title)`)
      .first();
    await canvas.rewrite(title, `Changed ${id}`);
  }
  await editor.saved();
}

/** What the field of a page's title is called. */
const titles = ["title", "name"];

/** The operation that writes the first title of a page anew. */
function titleChange({ site, pages }: Document, page: string) {
  const language = site.languages.find(({ isPrimary }) => isPrimary)?.code ?? "";
  for (const { id: section, fields } of pages.find(({ id }) => id === page)?.sections ?? [])
    for (const path of titles) {
      const was = fields[path]?.[language]?.text;
      const words = { path: [path], language, text: `Changed ${page}`, was };
      if (was) return { name: "text.set", args: { target: { page, section }, ...words } };
    }
  throw new Error(`There is no title on ${page}`);
}

/** Expects that each page of a published site is sound and fits its window, and the first one in another language too. */
async function expectSound(
  page: Page,
  { product }: Installed,
  slug: string,
  { index, site }: Document,
): Promise<void> {
  const address = product.siteAddress(slug);
  for (const entry of index.entries) {
    await page.goto(address + entry.path.slice(1));
    await expect(page.locator("main").getByText(`Changed ${entry.id}`)).toBeVisible();
    await expectAccessible(page, `${slug}${entry.path}`);
    await expectToFit(page, `${slug}${entry.path}`);
  }
  const other = site.languages.find(({ isPrimary }) => !isPrimary);
  if (!other) throw new Error(`${slug} is in one language`);
  await page.goto(`${address}${other.code}/`);
  await expectAccessible(page, `${slug} in ${other.code}`);
  await expectToFit(page, `${slug} in ${other.code}`);
}

for (const beginning of byHand)
  test(`DEMO-16: ${beginning.card} is begun in the dialog under a name and in a colour of one’s own, changed on every page and published, sound and as wide as its window on each`, async ({
    page,
  }) => {
    const { api } = shared();
    const editor = await begin(page, shared(), beginning);
    const { id, slug } = await api.site(beginning.slug);
    const document = await api.call<Document>("GET", `sites/${id}/document`);
    expect(document.site).toMatchObject({ name: "Blue Door", theme: { brand: beginning.brand } });
    await changeEveryPage(editor, document.index.entries);
    await editor.publishing.publish();
    await expectSound(page, shared(), slug, document);
  });

/** Makes a site as the dialog does, of a starter in all of its languages, with other words on every page. */
async function publishStarter({ api }: Installed, beginning: Beginning): Promise<Document> {
  const { starter, slug, brand } = beginning;
  const theme = { brand, second: null };
  const wanted = { name: "Blue Door", starter, slug, theme };
  const { id } = await api.call<{ id: number }>("POST", "sites", wanted);
  const document = await api.call<Document>("GET", `sites/${id}/document`);
  await api.operate(
    id,
    document.index.entries.map((entry) => titleChange(document, entry.id)),
  );
  await api.publish(id);
  return document;
}

for (const beginning of byCalls)
  test(`DEMO-16: what is begun from ${beginning.starter} in a colour of one’s own and changed on every page is published sound and as wide as its window on each`, async ({
    page,
  }) => {
    const document = await publishStarter(shared(), beginning);
    await expectSound(page, shared(), beginning.slug, document);
  });

/** A published site of a starter, as it comes. Answers its address. */
async function begun({ product, api }: Installed, starter: string): Promise<string> {
  const slug = `begun-${starter}`;
  const { id } = await api.call<{ id: number }>("POST", "sites", { name: starter, slug, starter });
  await api.publish(id);
  return product.siteAddress(slug);
}

/** Left edges of what is found, in pixels, with how many of them begin there. */
function edgesOf(page: Page, items: string): Promise<number[][]> {
  return page.locator(items).evaluateAll((all) => {
    const lefts = all.map((one) => Math.round(one.getBoundingClientRect().left));
    return [...Map.groupBy(lefts, (left) => left)].map(([left, own]) => [left, own.length]);
  });
}

test("DEMO-46, DEMO-48: six people in circles stand in two rows of three on a tablet, and a week’s days are whole words in English too", async ({
  page,
}) => {
  const home = await begun(shared(), "yard");
  await page.goto(home);
  for (const width of [600, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await edgesOf(page, 'ul[data-count="6"] > li');
    expect(columns.map(([, count]) => count)).toEqual([2, 2, 2]);
  }
  // a Wednesday: today's column has a look of its own
  await page.clock.setFixedTime("2026-11-25T12:00:00Z");
  await page.goto(new URL("en/join", home).href);
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.getByRole("columnheader").evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one.firstElementChild ?? one);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines, `lines at ${width} px`).toEqual([1, 1, 1, 1, 1]);
  }
});

test("DEMO-47: on a phone the pictures of a sharp gallery are drawn in by turns", async ({
  page,
}) => {
  await page.goto(await begun(shared(), "arnes"));
  await page.setViewportSize({ width: 390, height: 844 });
  const columns = await edgesOf(page, ".gallery-masonry li[data-kind]");
  expect(columns.map(([, count]) => count)).toEqual([6, 3]);
});

test("NAV-46: the practice’s logo stands in the middle of its bar on wide windows, in both languages", async ({
  page,
}) => {
  const home = await begun(shared(), "linden");
  for (const address of [home, new URL("ru/", home).href]) {
    await page.goto(address);
    for (const [width, isCentred] of [
      [1152, true],
      [1280, true],
      [1100, false],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const place = await page.locator("header .logo").boundingBox();
      const middle = (place?.x ?? 0) + (place?.width ?? 0) / 2;
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(Math.abs(middle - room / 2) < 12, `${address} at ${width} px`).toBe(isCentred);
      await expectToFit(page, `${address} at ${width} px`);
    }
  }
});
