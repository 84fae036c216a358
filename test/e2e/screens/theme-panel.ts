import type { Locator, Page } from "@playwright/test";

/** The panel of the site's looks. */
export class ThemePanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly size: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("region", { name: "Theme" });
    this.size = this.panel.getByRole("slider", { name: "Heading size" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("navigation", { name: "Panels" }).getByText("Theme").click();
    await this.panel.waitFor();
  }

  choice(group: string, name: string | RegExp): Locator {
    return this.panel.getByRole("radiogroup", { name: group }).getByRole("radio", { name });
  }

  colour(name: string): Locator {
    return this.panel.getByRole("textbox", { name });
  }
}
