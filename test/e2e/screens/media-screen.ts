import type { Locator, Page } from "@playwright/test";

/** The library of a site. */
export class MediaScreen {
  readonly page: Page;
  readonly pictures: Locator;
  readonly details: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole("main");
    this.pictures = main.getByRole("list", { name: "Pictures" });
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

  /** Drops a file somewhere on the screen, as from a folder. */
  async drop(name: string, type: string, content: string): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      (file) => {
        const data = new DataTransfer();
        data.items.add(new File([file.content], file.name, { type: file.type }));
        return data;
      },
      { name, type, content },
    );
    await this.page.dispatchEvent("h1", "dragover", { dataTransfer: transfer });
    await this.page.dispatchEvent("h1", "drop", { dataTransfer: transfer });
  }
}
