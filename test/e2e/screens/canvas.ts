import { expect } from "@playwright/test";
import type { FrameLocator, Locator, Page } from "@playwright/test";

/** The page of the site within the editor, and what the editor draws over it. */
export class Canvas {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe[title="Page"]');
  }

  /** Waits until the page fills its stage, which it does some frames after the window, or what lies beside it, has another size. */
  async settled(): Promise<void> {
    const frame = this.page.locator(".page-frame");
    const isFilled = (): Promise<boolean> =>
      frame.evaluate((page) => {
        const [shown, stage] = [page, page.parentElement ?? page].map((one) =>
          one.getBoundingClientRect(),
        );
        if (!shown || !stage) return false;
        const [before, behind] = [shown.left - stage.left, stage.right - shown.right];
        // the tools' room beside the page is wider than the other
        const isWithin = before >= 0 && behind >= 0 && Math.abs(before - behind) < 30;
        return isWithin && Math.abs(shown.bottom - stage.bottom) < 1;
      });
    await expect.poll(isFilled).toBe(true);
  }

  section(id: string): Locator {
    return this.frame.locator(`#comp-${id}`);
  }

  /** The sections of the page from top to bottom, by their ids. */
  async order(): Promise<string[]> {
    const ids = await this.frame
      .locator("main > [id^=comp-]")
      .evaluateAll((sections) => sections.map((section) => section.id.slice("comp-".length)));
    return ids;
  }

  /** The texts of a section that can be edited. */
  texts(section: string): Locator {
    return this.section(section).locator('[data-edit="text"]');
  }

  title(section: string): Locator {
    return this.section(section).locator('[data-edit="text"]:is(h1, h2)').first();
  }

  pictures(section: string): Locator {
    return this.section(section).locator('[data-edit="picture"]');
  }

  /** Puts the caret into a text, where it is clicked; a key that is pressed before it can be typed in is lost. */
  async enter(text: Locator, at: Locator = text): Promise<void> {
    await at.click();
    await this.editable(text);
  }

  /** Waits until a text that has the focus can be typed in. */
  async editable(text: Locator): Promise<void> {
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute("contenteditable", "plaintext-only");
  }

  /** Puts the caret into a text and selects all of it. */
  async selectAll(text: Locator): Promise<void> {
    await this.enter(text);
    await this.page.keyboard.press("ControlOrMeta+a");
  }

  /** Puts other words in place of a text, and leaves it. */
  async rewrite(text: Locator, words: string): Promise<void> {
    await this.selectAll(text);
    await this.page.keyboard.insertText(words);
    await expect(text).toContainText(words);
    await this.page.keyboard.press("Escape");
  }

  /** The chip beside the text that is edited, e.g. 37/120. */
  get counter(): Locator {
    return this.page.locator(".count-place .chip");
  }
}
