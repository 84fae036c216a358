import type { Locator, Page } from "@playwright/test";

/** The dialog in which a template is chosen. */
export class SectionPicker {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Add a section" });
    this.options = this.dialog.locator(".picker-option");
    this.search = this.dialog.getByRole("searchbox");
  }

  template(name: string | RegExp): Locator {
    return this.options.and(this.dialog.getByRole("button", { name }));
  }
}
