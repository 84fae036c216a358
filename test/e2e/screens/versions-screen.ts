import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The timeline of a site, and the point that is looked at. */
export class VersionsScreen {
  readonly page: Page;
  readonly timeline: Locator;
  readonly point: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    this.timeline = page.getByRole("navigation", { name: "Timeline" });
    this.point = page.getByRole("region", { name: "Preview" });
    this.entries = this.timeline.locator(".version-entry");
  }

  /** Goes there from the editor. */
  async openFromEditor(): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Panels" })
      .getByRole("link", { name: "Versions" })
      .click();
    await this.entries.first().waitFor();
  }

  /** The page that is drawn on a side: of a version, "Version"; of a comparison, "Then" or "Now". */
  drawn(side: "Version" | "Then" | "Now"): Locator {
    return this.page.getByRole("region", { name: side, exact: true });
  }

  /** Where the rows of controls above the page stand, in pixels from the window's top. */
  async rowsOfHead(): Promise<number[]> {
    const controls = this.point.locator("header").locator("a:visible, button:visible");
    // all at once: some of them change with the window
    const middles = await controls.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ y, height }) => Math.round(y + height / 2)),
    );
    return [...new Set(middles)];
  }

  async openName(): Promise<void> {
    await this.point.getByRole("button", { name: "Name this version" }).click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Gives the version a name in the dialog that is open. */
  async give(name: string): Promise<void> {
    await this.page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(name);
    await this.page.keyboard.press("Enter");
  }

  async restore(what: "Restore this page" | "Restore the whole site"): Promise<void> {
    await this.point.getByRole("button", { name: "Restore", exact: true }).click();
    await this.page.getByRole("menuitem", { name: what }).click();
  }
}
