import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { Canvas } from "./canvas.ts";
import { PublishPopover } from "./publish-popover.ts";
import { SectionPicker } from "./section-picker.ts";
import { SectionToolbar } from "./section-toolbar.ts";
import { ThemePanel } from "./theme-panel.ts";

/** The editor of one site. */
export class EditorScreen {
  readonly page: Page;
  readonly canvas: Canvas;
  readonly toolbar: SectionToolbar;
  readonly picker: SectionPicker;
  readonly theme: ThemePanel;
  readonly publishing: PublishPopover;
  readonly top: Locator;
  readonly undo: Locator;
  readonly redo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = new Canvas(page);
    this.toolbar = new SectionToolbar(page);
    this.picker = new SectionPicker(page);
    this.theme = new ThemePanel(page);
    this.publishing = new PublishPopover(page);
    this.top = page.getByRole("banner");
    this.undo = this.top.getByRole("button", { name: "Undo" });
    this.redo = this.top.getByRole("button", { name: "Redo" });
  }

  /** Goes to the editor's address of a page and waits until the page can be edited. */
  async open(appOrigin: string, site: number, page = "home"): Promise<void> {
    await this.page.goto(`${appOrigin}/sites/${site}/edit/${page}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    // the bar's links are folded away on a phone
    const texts = this.canvas.frame.locator('[data-edit="text"]').filter({ visible: true });
    await expect(texts.first()).toBeVisible();
    // what is drawn over the page comes in a file of its own
    await expect(
      this.page.getByRole("button", { name: /^(Add section|Добавить секцию)/ }).first(),
    ).toBeAttached();
  }

  /** Gives the window another size: what is clicked then stands where it stays. */
  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await expect.poll(() => this.page.evaluate(() => innerWidth)).toBe(size.width);
    await this.canvas.settled();
  }

  /** Waits until the editor says that the server has everything. */
  async saved(): Promise<void> {
    await expect(this.top.getByRole("status")).toHaveText("Saved", { useInnerText: true });
  }

  toast(words: string): Locator {
    return this.page.locator(".toast").filter({ hasText: words });
  }
}
