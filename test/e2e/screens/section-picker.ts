import type { Locator, Page } from "@playwright/test";

/** The dialog in which a template is chosen. */
export class SectionPicker {
  readonly dialog: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Add a section" });
    this.search = this.dialog.getByRole("searchbox");
  }

  template(name: string | RegExp): Locator {
    return this.dialog.getByRole("option", { name });
  }
}
