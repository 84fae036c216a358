/**
 * Shows all templates beside each other: one sheet at 1280 and one at 390 px, as `dist/contact-sheet/1280-1.webp` and so
 * on, every template with its starting content and its name below. Options choose the scene as addresses of the gallery do:
 * `npm run contact-sheet mode=DARK look=ROUNDED language=en`; ids of templates show only those.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { escapeHtml } from "#/lib/escape-html.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { withGallery } from "./gallery-page.ts";
import type { GalleryPage } from "./gallery-page.ts";

interface Sheet {
  /** Of the window, in pixels. */
  readonly width: number;
  /** Of a template on the sheet, in pixels. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** A template's height by its width on the sheet, at most. */
  readonly tallest: number;
}

const sheets: readonly Sheet[] = [
  { width: 1280, cell: 480, columns: 4, rows: 4, tallest: 0.85 },
  { width: 390, cell: 195, columns: 9, rows: 2, tallest: 3 },
];
const gap = 16;
const captionHeight = 22;
const folder = path.join(process.cwd(), "dist/contact-sheet");

const words = process.argv.slice(2);
const scene = Object.fromEntries(
  new URLSearchParams(words.filter((one) => one.includes("=")).join("&")),
);
const asked = new Set(words.filter((one) => !one.includes("=")));

/** The name below a template. */
function caption(name: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">` +
      `<text x="2" y="16" font-family="sans-serif" font-size="14" fill="#333">${escapeHtml(name)}</text></svg>`,
  );
}

interface Shot {
  readonly id: string;
  readonly picture: Buffer;
}

/** Puts templates beside each other. */
async function layOut(shots: readonly Shot[], { cell, columns, tallest }: Sheet): Promise<Buffer> {
  const heights: number[] = Array.from({ length: columns }, () => gap);
  const parts: OverlayOptions[] = [];
  for (const { id, picture } of shots) {
    const resized = await sharp(picture)
      .resize({ width: cell })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(resized.info.height, Math.round(cell * tallest));
    const input = await sharp(resized.data)
      .extract({ left: 0, top: 0, width: cell, height })
      .png()
      .toBuffer();
    // each goes where the column is shortest
    const column = heights.indexOf(Math.min(...heights));
    const left = gap + column * (cell + gap);
    const top = heights[column] ?? gap;
    parts.push({ input, left, top }, { input: caption(id, cell), left, top: top + height });
    heights[column] = top + height + captionHeight + gap;
  }
  const size = { width: gap + columns * (cell + gap), height: Math.max(...heights) };
  return sharp({ create: { ...size, channels: 3, background: "#d8d8d8" } })
    .composite(parts)
    .webp({ quality: 82 })
    .toBuffer();
}

async function shoot({ page, show }: GalleryPage, definition: SectionDefinition, sheet: Sheet) {
  const { width, tallest } = sheet;
  const whole = await show(definition, width, scene);
  const height = Math.round(Math.min(whole, width * tallest));
  const clip = { x: 0, y: 0, width, height };
  return { id: definition.id, picture: await page.screenshot({ fullPage: true, clip }) };
}

await withGallery(async (gallery) => {
  const shown = gallery.registry.filter(({ id }) => asked.size === 0 || asked.has(id));
  mkdirSync(folder, { recursive: true });
  for (const sheet of sheets) {
    const perSheet = sheet.columns * sheet.rows;
    for (let at = 0; at < shown.length; at += perSheet) {
      const shots: Shot[] = [];
      for (const definition of shown.slice(at, at + perSheet))
        shots.push(await shoot(gallery, definition, sheet));
      const file = path.join(folder, `${sheet.width}-${at / perSheet + 1}.webp`);
      writeFileSync(file, await layOut(shots, sheet));
      console.log(path.relative(process.cwd(), file));
    }
  }
});
