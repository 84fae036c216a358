import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** What changed, what stands in the way, and the button that puts it on the web. */
export class PublishPopover {
  readonly page: Page;
  readonly opener: Locator;
  readonly box: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole("banner").getByRole("button", { name: /^Publish/ });
    this.box = page.getByRole("dialog", { name: /^Publish/ });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.box.waitFor();
  }

  get submit(): Locator {
    return this.box.getByRole("button", { name: /^Publish( |$)/ });
  }

  /** Waits until visitors see it: a publication waits until all sizes of the pictures are made. */
  async live(): Promise<void> {
    const told = this.box.getByRole("status").filter({ hasText: "Your site is live" });
    await expect(told).toBeVisible({ timeout: 180_000 });
  }

  /** Publishes and waits until visitors see it. */
  async publish(): Promise<void> {
    await this.open();
    await this.submit.click();
    await this.live();
  }
}
