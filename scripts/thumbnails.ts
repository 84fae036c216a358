/**
 * Renders the picker's thumbnails: each template's starting content at 1280 and 390 px, as
 * `thumbnail.webp` and `thumbnail-mobile.webp` of its folder. Run it when a template looks different; ids of templates as
 * arguments render only those.
 */
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { withGallery } from "./gallery-page.ts";
import type { GalleryPage } from "./gallery-page.ts";
import { layoutFolder } from "./layout-folder.ts";

interface Device {
  readonly file: string;
  readonly width: number;
  /** Width of the thumbnail in pixels. */
  readonly size: number;
}

const devices: readonly Device[] = [
  { file: "thumbnail.webp", width: 1280, size: 640 },
  { file: "thumbnail-mobile.webp", width: 390, size: 260 },
];
const sections = path.join(import.meta.dirname, "../src/sections");
/** A phone's picture of a long section ends here: height by width. */
const tallest = 2.4;

async function render(
  { page, show }: GalleryPage,
  definition: SectionDefinition,
  device: Device,
): Promise<Buffer> {
  const { width, size } = device;
  const whole = await show(definition, width);
  const ratio =
    definition.id === "NoHeader" && width === 1280 ? definition.thumbnailRatio : tallest;
  const height = Math.round(Math.min(whole, width * ratio));
  const shot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return sharp(shot).resize({ width: size }).webp({ quality: 74, effort: 6 }).toBuffer();
}

/** Ids of templates to render; without any all are rendered. */
const asked = process.argv.slice(2);

/** The layouts with the folders that they stand in. */
async function folders({ registry, load }: GalleryPage): Promise<Map<string, SectionDefinition>> {
  const found = new Map<string, SectionDefinition>();
  for (const entry of readdirSync(sections, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === "kit") continue;
    const module = await load(`sections/${entry.name}/index.ts`);
    for (const [exported, value] of Object.entries(module)) {
      const definition = registry.find((one) => one === value);
      if (definition)
        found.set(layoutFolder(path.join(sections, entry.name), exported), definition);
    }
  }
  return found;
}

await withGallery(async (gallery) => {
  for (const [folder, definition] of await folders(gallery)) {
    if (asked.length > 0 && !asked.includes(definition.id)) continue;
    for (const device of devices) {
      const picture = await render(gallery, definition, device);
      await writeFile(path.join(folder, device.file), picture);
      console.log(
        `${path.relative(sections, folder)}/${device.file} ${Math.round(picture.length / 1024)} KB`,
      );
    }
  }
});
