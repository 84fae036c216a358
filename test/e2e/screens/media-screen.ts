import type { Locator, Page } from "@playwright/test";

interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The library of a site. */
export class MediaScreen {
  readonly page: Page;
  readonly pictures: Locator;
  readonly files: Locator;
  readonly details: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole("main");
    this.pictures = main.getByRole("list", { name: "Pictures" });
    this.files = main.getByRole("list", { name: "Files" });
    this.details = main.getByRole("complementary");
    this.search = main.getByRole("searchbox");
  }

  async openFromEditor(): Promise<void> {
    await this.page.getByRole("link", { name: "Media" }).click();
  }

  picture(name: string): Locator {
    return this.pictures.getByRole("button", { name, exact: false });
  }

  /** Gives files to the button that uploads. */
  async upload(files: string[]): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Upload" }).first().click();
    await (await chooser).setFiles(files);
  }

  /** Drops files somewhere on the screen, as from a folder. */
  async drop(...files: readonly DroppedFile[]): Promise<void> {
    const transfer = await this.page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const { name, type, content } of all)
        data.items.add(new File([content], name, { type }));
      return data;
    }, files);
    await this.page.dispatchEvent("h1", "dragover", { dataTransfer: transfer });
    await this.page.dispatchEvent("h1", "drop", { dataTransfer: transfer });
  }
}
