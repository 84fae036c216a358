import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The cookie banner of a published site in English, its popup, and what a browser keeps of a choice. */
export class ConsentScreen {
  readonly banner: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  readonly settings: Locator;
  readonly popup: Locator;
  readonly confirm: Locator;
  readonly footerSettings: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole("region", { name: "Cookies" });
    this.accept = this.banner.getByRole("button", { name: "Accept" });
    this.decline = this.banner.getByRole("button", { name: "Decline" });
    this.settings = this.banner.getByRole("button", { name: "Settings" });
    this.popup = page.getByRole("dialog", { name: "Cookie settings" });
    this.confirm = this.popup.getByRole("button", { name: "Save my choice" });
    this.footerSettings = page.getByRole("contentinfo").getByRole("button", {
      name: "Cookie settings",
    });
  }

  toggle(name: "Analytics" | "Marketing" | "Functional"): Locator {
    return this.popup.getByRole("switch", { name });
  }

  /** Whether analytics, marketing and functional cookies are switched on in the popup. */
  async toggles(): Promise<boolean[]> {
    await expect(this.popup).toBeVisible();
    return Promise.all(
      (["Analytics", "Marketing", "Functional"] as const).map((name) =>
        this.toggle(name).isChecked(),
      ),
    );
  }

  /** Does something after which the page is loaded again, and waits for that. */
  async reloadedBy(action: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await action();
    await this.page.waitForFunction(() => !("isOld" in globalThis));
    await this.page.waitForLoadState();
  }

  async stored(): Promise<unknown> {
    const text = await this.page.evaluate(() => localStorage.getItem("cookieSettings"));
    return JSON.parse(text ?? "null");
  }
}
