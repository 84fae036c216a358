import type { Page } from "@playwright/test";
import sharp from "sharp";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

interface Measured {
  /** Of the picture, the share that nothing or next to nothing lies over. */
  readonly clear: number;
  /** The least contrast of white words on it. */
  readonly least: number;
}

/** In the place of the header's picture there is white, and no word hides what is behind it. */
async function whiten(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.header-21 { --strength: 1 !important }
      .header-21 img { opacity: 0 !important }
      .header-21 > :first-child { background: #fff !important }
      :is(.header-21, .nav) * { color: #0000 !important; border-color: #0000 !important }
      .header-21 .button { background: none !important }
      .nav :is(svg, img) { opacity: 0 !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Where lines of words stand that lie on the picture, each as left, top, right and bottom. */
function linesOnPicture(page: Page): Promise<number[][]> {
  return page.evaluate(() => {
    const photo = document.querySelector(".header-21 > :first-child")?.getBoundingClientRect();
    const words = document.querySelectorAll(
      ".header-21 :is(h1, h1 + p), .nav :is(.logo span, .nav__links a span, .lang summary)",
    );
    return [...words].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()]
        .filter(({ width, bottom }) => width > 2 && bottom < (photo?.bottom ?? 0))
        .map(({ left, top, right, bottom }) => [left, top, right, bottom]);
    });
  });
}

/** Luminance of a grey, as WCAG has it. */
function luminance(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

async function measure(page: Page): Promise<Measured> {
  const shot = await page.locator(".header-21 > :first-child").screenshot();
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const greyAt = (x: number, y: number): number =>
    data[(Math.round(y) * info.width + Math.round(x)) * info.channels] ?? 255;
  const clear = data.filter((_value, at) => at % info.channels === 0).filter((one) => one > 228);
  const lines = await linesOnPicture(page);
  expect(lines.length).toBeGreaterThan(1);
  const contrasts = lines.flatMap(([left = 0, top = 0, right = 0, bottom = 0]) =>
    [0.02, 0.5, 0.98].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => {
        const ground = greyAt(left + (right - left) * across, top + (bottom - top) * down);
        // words on pictures are white, the faintest of 0.88
        const word = luminance(255 * 0.88 + ground * 0.12);
        return (word + 0.05) / (luminance(ground) + 0.05);
      }),
    ),
  );
  return { clear: clear.length / (info.width * info.height), least: Math.min(...contrasts) };
}

test("LOOK-03: on any picture the words of a header keep 4.5:1, and near half of it stays as it is", async ({
  page,
}) => {
  await page.goto(shared().product.siteAddress(), { waitUntil: "networkidle" });
  await whiten(page);
  for (const [width, height, share] of [
    [390, 844, 0.4],
    [768, 1024, 0.45],
    [1440, 900, 0.45],
    [1920, 1080, 0.45],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { clear, least } = await measure(page);
    expect(least, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    expect(clear, `at ${width} px`).toBeGreaterThanOrEqual(share);
  }
});
