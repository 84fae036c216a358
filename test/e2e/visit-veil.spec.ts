import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

interface Measured {
  /** Of the picture, the share that nothing or next to nothing lies over. */
  readonly clear: number;
  /** The least contrast of white words on it, as a share of what they have to keep. */
  readonly least: number;
}

/** A header whose words lie on its picture. */
interface PictureHeader {
  /** A selector of the section. */
  readonly section: string;
  /** Of its picture, within the section. */
  readonly picture: string;
  /** Of the words on it, within the section. */
  readonly words: string;
  /** What its veil is made as strong as can be by. */
  readonly strongest: string;
  /** How opaque the faintest of its white words are. */
  readonly faintest: number;
  /** The contrast that its words keep; those of the bar keep 4.5:1. */
  readonly least: number;
}

const header21: PictureHeader = {
  section: ".header-21",
  picture: "> :first-child",
  words: ":is(h1, h1 + p)",
  strongest: "--strength: 1",
  faintest: 0.88,
  least: 4.5,
};
const slides: PictureHeader = {
  section: ".header-slides",
  picture: "li:first-child > :first-child",
  words: "h1",
  strongest: "--shade: 1",
  faintest: 1,
  least: 3,
};

const call: PictureHeader = {
  section: ".action-backdrop",
  picture: "> :first-child",
  words: ":is(h2, h2 + p)",
  strongest: "--strength: 1",
  faintest: 0.88,
  least: 4.5,
};

/** In the place of the header's picture there is white, and no word hides what is behind it. */
async function whiten(page: Page, { section, picture, strongest }: PictureHeader): Promise<void> {
  const rules = `${section} { ${strongest} !important }
    ${section} ${picture} img { opacity: 0 !important }
    ${section} ${picture} { background: #fff !important }
    :is(${section}, .nav) * { color: #0000 !important; border-color: #0000 !important }
    ${section} .button { background: none !important }
    .nav :is(svg, img) { opacity: 0 !important }`;
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

interface Line {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly isInBar: boolean;
}

/** Where lines of words stand on the picture, from its corner. */
function linesOnPicture(page: Page, { section, picture, words }: PictureHeader): Promise<Line[]> {
  const selectors = [`${section} ${picture}`, `${section} ${words}`] as const;
  return page.evaluate(([picture, words]) => {
    const photo = document.querySelector(picture)?.getBoundingClientRect() ?? new DOMRect();
    const inBar = ".nav :is(.logo span, .nav__links a span, .lang summary)";
    return [...document.querySelectorAll(`${words}, ${inBar}`)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ width, top, bottom }) => width > 2 && top >= photo.top && bottom < photo.bottom)
        .map(({ left, top, right, bottom }) => {
          const [x, y] = [photo.left, photo.top];
          const isInBar = element.matches(inBar);
          return { left: left - x, top: top - y, right: right - x, bottom: bottom - y, isInBar };
        });
    });
  }, selectors);
}

/** Luminance of a grey, as WCAG has it. */
function luminance(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The greys of a header's picture, as they are seen. */
async function greysOf(page: Page, { section, picture }: PictureHeader) {
  const shot = await page.locator(`${section} ${picture}`).screenshot();
  return sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
}

async function measure(page: Page, header: PictureHeader): Promise<Measured> {
  const { data, info } = await greysOf(page, header);
  const greyAt = (x: number, y: number): number =>
    data[(Math.round(y) * info.width + Math.round(x)) * info.channels] ?? 255;
  const clear = data.filter((_value, at) => at % info.channels === 0).filter((one) => one > 228);
  const lines = await linesOnPicture(page, header);
  expect(lines.length).toBeGreaterThan(1);
  const contrasts = lines.flatMap(({ left, top, right, bottom, isInBar }) =>
    [0.02, 0.5, 0.98].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => {
        const ground = greyAt(left + (right - left) * across, top + (bottom - top) * down);
        const word = luminance(255 * header.faintest + ground * (1 - header.faintest));
        const contrast = (word + 0.05) / (luminance(ground) + 0.05);
        return contrast / (isInBar ? 4.5 : header.least);
      }),
    ),
  );
  return { clear: clear.length / (info.width * info.height), least: Math.min(...contrasts) };
}

type Window = readonly [width: number, height: number, share: number];

/** Expects that the words of a header can be read on a white picture, and that this share of it has nothing over it. */
async function expectVeiled(
  page: Page,
  header: PictureHeader,
  windows: readonly Window[],
): Promise<void> {
  await whiten(page, header);
  for (const [width, height, share] of windows) {
    await page.setViewportSize({ width, height });
    const { clear, least } = await measure(page, header);
    expect(least, `at ${width} px`).toBeGreaterThanOrEqual(1);
    expect(clear, `at ${width} px`).toBeGreaterThanOrEqual(share);
  }
}

test("LOOK-03: on any picture the words of a header keep 4.5:1, and near half of it stays as it is", async ({
  page,
}) => {
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  await expectVeiled(page, header21, [
    [390, 844, 0.4],
    [768, 1024, 0.45],
    [1440, 900, 0.45],
    [1920, 1080, 0.45],
  ]);
});

test("SECT-155: on any picture the words of a call keep 4.5:1, and on wide pages near half of it stays as it is", async ({
  page,
}) => {
  const programme = `${shared().product.siteAddress("night-shift")}programme/`;
  await page.goto(programme, { waitUntil: "networkidle" });
  await expectVeiled(page, call, [
    [390, 844, 0],
    [1280, 800, 0.4],
    [1440, 900, 0.45],
    [1920, 1080, 0.45],
  ]);
});

test("SLIDES-04: on any slide the title keeps 3:1 and the bar 4.5:1, and near half of the picture stays as it is", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Slides", slug: "veiled-slides", starter: "arnes" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  await api.publish(id);
  for (const language of ["", "ru/"]) {
    await page.goto(`${product.siteAddress(slug)}${language}`, { waitUntil: "networkidle" });
    await expectVeiled(page, slides, [
      [390, 844, 0.45],
      [768, 1024, 0.6],
      [1280, 800, 0.5],
      [1440, 900, 0.5],
      [1920, 1080, 0.6],
    ]);
  }
});

test("LOOK-412: where a page is drawn smaller, no line of a header’s picture shows below its veil", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Small café", slug: "small-cafe", starter: "cafe" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  await api.publish(id);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(product.siteAddress(slug), { waitUntil: "networkidle" });
  const photo = page.locator(`${header21.section} ${header21.picture}`);
  for (const scale of [0.43, 0.4557, 0.47, 0.503]) {
    const bottom = await photo.evaluate((one, scale) => {
      const { style } = document.documentElement;
      style.transformOrigin = "0 0";
      style.scale = `${scale}`;
      for (const img of one.querySelectorAll("img")) img.style.filter = "brightness(0)";
      return one.getBoundingClientRect().bottom;
    }, scale);
    // a strip across the foot of the picture, beside the words
    const clip = { x: 20, y: Math.floor(bottom) - 4, width: 200, height: 8 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats();
    const [grey] = channels;
    expect((grey?.max ?? 0) - (grey?.min ?? 255), `at ${scale}`).toBeLessThan(8);
  }
});

test("CHECK-41, SPEC-41: words over an owner’s own dark picture become light, in the editor and for visitors, and it stays as it is", async ({
  page,
}) => {
  const { product, api } = shared();
  const body = { name: "Night café", slug: "night-cafe", starter: "cafe" };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  const editor = await openEditor(page, product, { site: id });
  const header = editor.canvas.frame.locator(header21.section);
  await expect(header).toHaveAttribute("data-ink", "dark");
  await header.click({ position: { x: 700, y: 180 } });
  const tool = editor.toolbar.button("Background");
  await tool.click();
  const popover = page.getByRole("dialog", { name: "Background" });
  // beside its tools, which stand beside the page, their button at its height
  await expect
    .poll(async () => {
      const [box, button] = [await popover.boundingBox(), await tool.boundingBox()];
      return box && button && [box.x > button.x + button.width, box.y - button.y];
    })
    .toEqual([true, 0]);
  const dark = path.join(import.meta.dirname, "../../src/starters/shop/pictures/shop-hero.jpg");
  await popover.locator("input[type=file]").setInputFiles(dark);
  await expect(popover).toContainText("The text is light now");
  await expect(header).toHaveAttribute("data-ink", "light");
  await editor.saved();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await tool.click();
  await expect(popover).toContainText("The text is light now");
  await expect.poll(async () => (await popover.boundingBox())?.y).toBeGreaterThan(844 / 2);
  await expect(header).toBeInViewport({ ratio: 0.5 });
  await api.publish(id);
  await page.goto(product.siteAddress(slug), { waitUntil: "networkidle" });
  await expect(page.locator(header21.section)).toHaveAttribute("data-ink", "light");
  await whiten(page, { ...header21, strongest: "" });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { data } = await greysOf(page, header21);
    expect(data.filter((one) => one > 228).length / data.length, `at ${width} px`).toBeGreaterThan(
      0.45,
    );
  }
});
