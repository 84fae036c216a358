import type { Locator, Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

const tools =
  '[role="toolbar"], .insertion-band button, .insertion-band button span, .chip, .section-label, .canvas-pop';

/** What lies over words that it must not lie over: the edited text's, or a heading's. */
interface Covered {
  readonly tool: string;
  readonly words: string;
}

interface Looked {
  /** What was being typed in; "" for nothing. */
  readonly typing: string;
  readonly covered: readonly Covered[];
  /** Toolbars over the page, and chips. */
  readonly toolbars: number;
  readonly chips: number;
}

/** Looks at what the editor draws over the page: now, or with the caret in each text of the page in turn. */
async function look(page: Page, when: "now" | "typing"): Promise<Looked[]> {
  return page.evaluate(
    async ([selector, moment]) => {
      const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
      const inner = frame?.contentDocument;
      if (!frame || !inner) throw new Error("There is no page");
      const painted = (): Promise<unknown> =>
        new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
      const corner = frame.getBoundingClientRect();
      const zoom = corner.width / frame.offsetWidth;
      const linesOf = (element: Element) => {
        const range = inner.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => ({
          words: element.textContent ?? "",
          left: corner.left + line.left * zoom,
          right: corner.left + line.right * zoom,
          // what is scrolled out of view is covered by nothing
          top: corner.top + Math.max(0, line.top * zoom),
          bottom: Math.min(corner.bottom, corner.top + line.bottom * zoom),
        }));
      };
      const lookNow = (): Looked => {
        const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((one) => ({ one, box: one.getBoundingClientRect() }));
        const edited = inner.activeElement?.closest('[data-edit="text"]');
        const read = [...inner.querySelectorAll("h1, h2, h3"), ...(edited ? [edited] : [])];
        const lines = read.flatMap(linesOf);
        const covered = boxes.flatMap(({ one, box }) =>
          lines
            .filter(
              (line) =>
                Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 &&
                Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 1,
            )
            .map(({ words }) => ({ tool: `${one.className} ${one.textContent ?? ""}`, words })),
        );
        const over = boxes.filter(({ box }) => box.left < corner.right && box.right > corner.left);
        const count = (name: string): number => over.filter(({ one }) => one.matches(name)).length;
        const typing = edited?.textContent ?? "";
        return {
          typing,
          covered,
          toolbars: count("[role=toolbar]"),
          chips: count(".chip, .section-label"),
        };
      };
      if (moment === "now") {
        await painted();
        return [lookNow()];
      }
      const looked: Looked[] = [];
      for (const text of inner.querySelectorAll<HTMLElement>('main [data-edit="text"]')) {
        if (text.getClientRects().length === 0) continue;
        text.scrollIntoView({ block: "center" });
        text.focus({ preventScroll: true });
        await painted();
        looked.push(lookNow());
      }
      return looked;
    },
    [tools, when] as const,
  );
}

function isWrong({ covered, toolbars, chips }: Looked): boolean {
  return covered.length > 0 || toolbars > 1 || chips > 1;
}

async function expectClear(page: Page, when: "now" | "typing"): Promise<void> {
  if (when === "now") {
    // what follows the page has its place some frames after it
    await expect.poll(async () => (await look(page, when)).filter(isWrong)).toEqual([]);
    return;
  }
  const looked = await look(page, when);
  expect(looked.filter(isWrong)).toEqual([]);
  expect(looked.length).toBeGreaterThan(4);
}

/** Clicks the first button of the page in a window that is low: where it leads opens beside it. */
async function openLink(editor: EditorScreen): Promise<void> {
  const { page, canvas } = editor;
  const size = page.viewportSize();
  await editor.resize({ width: 1280, height: 800 });
  await canvas.frame
    .locator("html")
    .evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, 0));
  await canvas.frame.locator('main [data-edit="link"]').first().click();
  const box = page.locator(".canvas-pop");
  await expect(box).toBeVisible();
  await expectClear(page, "now");
  await expect(canvas.counter).toBeVisible();
  await expect.poll(() => doMeet(box, canvas.counter), "the counter and the popover").toBe(false);
  await page.keyboard.press("Escape");
  if (size) await editor.resize(size);
}

/** Whether one thing lies over another. */
async function doMeet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("Both are on the screen");
  return (
    Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
    Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)
  );
}

async function pointAround({ page, canvas }: EditorScreen): Promise<void> {
  const [, ...sections] = await canvas.order();
  for (const id of sections) {
    const section = canvas.section(id);
    // its beginning comes below the bar
    await section.evaluate((element) => {
      const { defaultView: window } = element.ownerDocument;
      window?.scrollBy(0, element.getBoundingClientRect().top - 160);
    });
    await section.click({ position: { x: 3, y: 30 } });
    await expectClear(page, "now");
    await section.hover({ position: { x: 3, y: 5 } });
    await expect(page.locator(".insertion-band.on")).toBeAttached();
    await expectClear(page, "now");
    const item = section.locator('[data-edit="item"]:visible').first();
    if ((await item.count()) === 0) continue;
    await item.hover();
    await expect(page.locator(".item-toolbar")).toBeVisible();
    const seen = async () =>
      (await look(page, "now")).map(({ covered, toolbars, chips }) => ({
        covered,
        toolbars,
        areFew: chips <= 1,
      }));
    await expect
      .poll(seen, `with the tools of an item of ${id}`)
      .toEqual([{ covered: [], toolbars: 1, areFew: true }]);
  }
}

const pages = [
  ["fary", "home"],
  ["fary", "pricing"],
  ["studio", "home"],
] as const;

for (const [slug, path] of pages) {
  test(`CANV-01: nothing lies over words that are typed, nor over a title, on a desktop and a phone: ${slug}/${path}`, async ({
    page,
  }) => {
    test.slow();
    const { product, api } = shared();
    const { id } = await api.site(slug);
    const editor = await openEditor(page, product, { site: id, slug: path });
    for (const device of ["Desktop, 1280 px", "Mobile, 390 px"])
      await test.step(device, async () => {
        await page.keyboard.press("Escape");
        await editor.top.getByRole("radio", { name: device }).click();
        await expectClear(page, "typing");
        await page.keyboard.press("Escape");
        await pointAround(editor);
        if (device.startsWith("Desktop")) await openLink(editor);
      });
  });
}

test("a page without sections has its bar, its footer, and the way to all sections between them", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const editor = await openEditor(page, product, { site: site.id });
  const { canvas } = editor;
  await canvas.section(site.header).click({ position: { x: 3, y: 200 } });
  await expect(editor.toolbar.bar).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(page.getByText("Start this page with")).toBeVisible();
  await expect(canvas.frame.locator(".nav")).toBeVisible();
  await page.getByRole("button", { name: "All sections" }).click();
  await editor.picker.template(/Prices/).click();
  await expect.poll(() => canvas.order()).toHaveLength(1);
  await expect(page.getByText("Start this page with")).toBeHidden();
  await editor.saved();
});

test("CANV-401: the tools of an item stand beside the name of its section where both would be above the page", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2", "Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section("feature152");
  await section.click({ position: { x: 3, y: 30 } });
  const items = section.locator('[data-edit="item"]:visible');
  await items.last().evaluate((item) => {
    const { defaultView: window } = item.ownerDocument;
    window?.scrollBy({ top: item.getBoundingClientRect().top + 120, behavior: "instant" });
  });
  const [name, tools] = [page.locator(".section-label"), page.locator(".item-toolbar")];
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    // below the bar, which lies over the item's beginning
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 280, { steps: 2 });
    await expect(tools).toBeVisible();
    await expect(name).toHaveCount(1);
    await expect.poll(() => doMeet(tools, name)).toBe(false);
  }
});

test("TOAST-01: what was done is said beside the words that are typed and the tools, not over them", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2", "Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  const title = editor.canvas.title("feature152");
  const toast = editor.toast("Section deleted");
  const isOver = (thing: Locator): Promise<boolean> => doMeet(toast, thing);
  await editor.canvas.enter(editor.canvas.title("pricing8"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Delete");
  await expect(toast).toBeVisible();
  // the section that has the selection now is about to be read
  await expect.poll(() => isOver(editor.canvas.section("feature152"))).toBe(false);
  // its title is scrolled to where the toast is
  const [said, box] = await Promise.all([toast.boundingBox(), title.boundingBox()]);
  await title.evaluate(
    (one, by) => one.ownerDocument.defaultView?.scrollBy({ top: by, behavior: "instant" }),
    (box?.y ?? 0) - (said?.y ?? 0),
  );
  await expect.poll(() => isOver(title)).toBe(true);
  await title.click({ position: { x: 8, y: 8 } });
  await editor.canvas.editable(title);
  await expect.poll(() => isOver(title)).toBe(false);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(editor.canvas.title("pricing8")).toBeVisible();
});
