import path from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import type * as ScenePages from "#/gallery/scene-page.ts";
import type * as Scenes from "#/gallery/scene.ts";
import type * as Looks from "#/sections/looks.ts";
import type * as Sections from "#/sections/registry.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { sourcesConfig } from "./dev/serve-sources.ts";
import { findChromium } from "./test/chromium.ts";

const sources = path.join(import.meta.dirname, "../src");

/** A page of Chromium in which the gallery's scenes are looked at. */
export interface GalleryPage {
  readonly page: Page;
  readonly registry: readonly SectionDefinition[];
  /** Loads a module of the sources, as it is now. */
  load(file: string): Promise<Record<string, unknown>>;
  /** Shows a template alone, in English unless the scene says otherwise, and gives its height in pixels. */
  show(
    definition: SectionDefinition,
    width: number,
    scene?: Record<string, string>,
  ): Promise<number>;
}

/** Sections, and what stands above the bar. */
const sectionsOf = "main > section, body > aside";

/** Leaves the page with nothing but a template, and gives its height in pixels. */
async function isolate(page: Page, definition: SectionDefinition): Promise<number> {
  const isBar = definition.id === "NoHeader";
  const selector = definition.category === "footer" ? ".footer" : sectionsOf;
  return page.evaluate(
    async ({ isBar, selector, sectionsOf }) => {
      const shown = document.querySelector(selector);
      if (!shown) throw new Error(`There is no ${selector}`);
      if (!isBar) document.querySelector(".nav")?.remove();
      for (const one of document.querySelectorAll(`${sectionsOf}, .footer`))
        if (one !== shown) one.remove();
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
      await document.fonts.ready;
      return document.documentElement.getBoundingClientRect().height;
    },
    { isBar, selector, sectionsOf },
  );
}

/** Looks at templates in a browser. Documents are rendered in this process: a page has no modules to wait for. */
export async function withGallery(look: (gallery: GalleryPage) => Promise<void>): Promise<void> {
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
  const load = (file: string) => server.ssrLoadModule(path.join(sources, file));
  try {
    const { registry } = (await load("sections/registry.ts")) as typeof Sections;
    const { loadLooks } = (await load("sections/looks.ts")) as typeof Looks;
    const { readScene } = (await load("gallery/scene.ts")) as typeof Scenes;
    const { renderScene } = (await load("gallery/scene-page.ts")) as typeof ScenePages;
    await loadLooks(registry.map(({ id }) => id));
    // nothing waits to be scrolled to
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const address = `${server.resolvedUrls?.local[0] ?? ""}scene`;
    await page.route(`${address}?*`, (route) => {
      const { searchParams } = new URL(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: renderScene(readScene(searchParams)),
      });
    });
    await look({
      page,
      registry,
      load,
      async show(definition, width, scene = {}) {
        await page.setViewportSize({ width, height: 800 });
        const query = new URLSearchParams({ language: "en", ...scene, template: definition.id });
        await page.goto(`${address}?${query}`, { timeout: 0 });
        return isolate(page, definition);
      },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
