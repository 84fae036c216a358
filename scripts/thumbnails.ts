/**
 * Renders the picker's thumbnails: each template's starting content at 1280 and 390 px, as
 * `thumbnail.webp` and `thumbnail-mobile.webp` of its folder. Run it when a template looks different; ids of templates as
 * arguments render only those.
 */
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { createServer } from "vite";
import { sourcesConfig } from "./dev/serve-sources.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { layoutFolder } from "./layout-folder.ts";
import { findChromium } from "./test/chromium.ts";

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

/** Leaves the page with nothing but what the thumbnail shows, and gives its height in pixels. */
async function isolate(page: Page, definition: SectionDefinition): Promise<number> {
  const isBar = definition.id === "NoHeader";
  const selector = definition.category === "footer" ? ".footer" : "main > section";
  return page.evaluate(
    async ({ isBar, selector }) => {
      const shown = document.querySelector(selector);
      if (!shown) throw new Error(`There is no ${selector}`);
      if (!isBar) document.querySelector(".nav")?.remove();
      for (const one of document.querySelectorAll("main > section, .footer"))
        if (one !== shown) one.remove();
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      await document.fonts.ready;
      return document.documentElement.getBoundingClientRect().height;
    },
    { isBar, selector },
  );
}

async function render(
  page: Page,
  origin: string,
  definition: SectionDefinition,
  device: Device,
): Promise<Buffer> {
  const { width, size } = device;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(
    `${origin}gallery/?${new URLSearchParams({ template: definition.id, language: "en" })}`,
  );
  await page.waitForSelector("#main", { state: "attached" });
  const whole = await isolate(page, definition);
  const ratio =
    definition.id === "NoHeader" && width === 1280 ? definition.thumbnailRatio : tallest;
  const height = Math.round(Math.min(whole, width * ratio));
  const shot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return sharp(shot).resize({ width: size }).webp({ quality: 74, effort: 6 }).toBuffer();
}

/** Ids of templates to render; without any all are rendered. */
const asked = process.argv.slice(2);

/** The layouts with the folders that they stand in. */
async function folders(
  load: (file: string) => Promise<Record<string, unknown>>,
): Promise<Map<string, SectionDefinition>> {
  const { registry } = (await load(path.join(sections, "registry.ts"))) as {
    registry: readonly SectionDefinition[];
  };
  const found = new Map<string, SectionDefinition>();
  for (const entry of readdirSync(sections, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === "kit") continue;
    const module = await load(path.join(sections, entry.name, "index.ts"));
    for (const [exported, value] of Object.entries(module)) {
      const definition = registry.find((one) => one === value);
      if (definition)
        found.set(layoutFolder(path.join(sections, entry.name), exported), definition);
    }
  }
  return found;
}

const server = await createServer({
  ...sourcesConfig(process.cwd()),
  logLevel: "error",
  server: { port: Number(process.env["PORT"] ?? 5174) },
});
await server.listen();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});
try {
  // nothing waits to be scrolled to
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const origin = server.resolvedUrls?.local[0] ?? "";
  for (const [folder, definition] of await folders((file) => server.ssrLoadModule(file))) {
    if (asked.length > 0 && !asked.includes(definition.id)) continue;
    for (const device of devices) {
      const picture = await render(page, origin, definition, device);
      await writeFile(path.join(folder, device.file), picture);
      console.log(
        `${path.relative(sections, folder)}/${device.file} ${Math.round(picture.length / 1024)} KB`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
}
