import type { Page } from "@playwright/test";
import type { NewSite } from "../../e2e/harness/new-site.ts";
import type { OwnerApi } from "../../e2e/harness/owner-api.ts";
import type { Product } from "../../e2e/harness/product.ts";
import { EditorScreen } from "../../e2e/screens/editor-screen.ts";

/** Sections of a full page, its header included. */
export const fullPageSections = 60;

/** Machines that do other work too are waited for. */
const longestWait = 60_000;
const kinds = ["Feature15_2", "Feature5", "Pricing8", "Contact9", "Links1", "Portfolio12"];

/**
 * Opens a site's home page in the editor and waits until its texts can be edited. The owner is signed in. The answer is
 * when that was, in milliseconds of the page's own clock.
 */
export async function untilReady(page: Page, product: Product, site: number): Promise<number> {
  await page.goto(`${product.appOrigin}/sites/${site}/edit/home`, { waitUntil: "commit" });
  // looked for with every frame: a locator looks twice a second
  const ready = await page.waitForFunction(
    () => {
      const isReady = document
        .querySelector<HTMLIFrameElement>('iframe[title="Page"]')
        ?.contentDocument?.querySelector('[data-edit="text"]')
        ?.checkVisibility();
      return isReady === true && performance.now();
    },
    undefined,
    { polling: "raf", timeout: longestWait },
  );
  return Number(await ready.jsonValue());
}

/** The same, and the screen that it is. */
export async function openEditor(
  page: Page,
  product: Product,
  site: number,
): Promise<EditorScreen> {
  await untilReady(page, product, site);
  return new EditorScreen(page);
}

interface ComponentData {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Fills the page up to `fullPageSections`, the header that it began with included. */
export async function addSections(api: OwnerApi, { id, page, header }: NewSite): Promise<void> {
  const components = await api.call<readonly ComponentData[]>("GET", "components?language=ru");
  const operations = Array.from({ length: fullPageSections - 1 }, (_, index) => {
    const template = kinds[index % kinds.length] ?? "";
    const fields = components.find((one) => one.id === template)?.data;
    const after = index === 0 ? header : `more${index - 1}`;
    const section = { id: `more${index}`, template, version: 1, fields };
    return { name: "section.add", args: { page, section, after } };
  });
  await api.operate(id, operations);
}
