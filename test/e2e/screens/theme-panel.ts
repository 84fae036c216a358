import type { Locator, Page } from "@playwright/test";

/** The panel of the site's looks. */
export class ThemePanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly size: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("complementary", { name: "Theme" });
    this.size = this.panel.getByRole("slider", { name: "Heading size" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("navigation", { name: "Panels" }).getByText("Theme").click();
    await this.panel.waitFor();
  }

  choice(group: string, name: string | RegExp): Locator {
    const choices = this.panel.getByRole("radiogroup", { name: group });
    return choices.getByRole("radio", { name, exact: typeof name === "string" });
  }

  colour(name: string): Locator {
    return this.panel.getByRole("textbox", { name });
  }
}
