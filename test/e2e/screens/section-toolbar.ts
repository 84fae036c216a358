import type { Locator, Page } from "@playwright/test";

/** What can be done with the section that is selected. */
export class SectionToolbar {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole("toolbar", { name: /^Section: / });
  }

  button(name: string | RegExp): Locator {
    return this.bar.getByRole("button", { name });
  }
}
